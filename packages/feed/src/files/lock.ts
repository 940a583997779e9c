import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { quoteFile } from '../library/options';

/** How often a lock is renewed, in ms. */
const BEAT_MS = 1_000;

/** A lock that was not renewed for so long belongs to a start that is gone, in ms. */
const LOST_MS = 7_000;

export type Lock = Awaited<ReturnType<typeof lockFile>>;

/**
 * Keeps other starts of the command from writing a file, on this machine and on others that share the folder. A lock is
 * held as long as it is renewed: neither clocks nor process numbers say anything across machines and containers. That
 * of a start that is gone is another's after eight seconds.
 *
 * @throws if another start writes the file, or if nothing can be written into its folder
 */
export async function lockFile(file: string) {
  const name = `${file}.lock`;
  const own = `${randomUUID()}\n`;
  const isOwn = () => read(name)?.text === own;
  const held = () =>
    new Error(`${quoteFile(file)} is being written by another start: ${quoteFile(name)} is renewed.`);
  if (await isRenewed(name)) throw held();
  const isLost = existsSync(name);
  try {
    writeFileSync(name, own, { flag: isLost ? 'w' : 'wx' });
    renew(name); // who may write the lock of another may not be allowed to renew it
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'EEXIST') throw held();
    const cause = error.message.replace(/,.*/, '');
    throw new Error(`${quoteFile(file)} cannot be written: ${cause}.`, { cause: error });
  }
  if (isLost) await wait(BEAT_MS); // of several starts that find it lost, the last one to write it has it
  if (!isOwn()) throw held();
  const timer = setInterval(() => {
    try {
      if (isOwn()) renew(name);
    } catch {
      // A disk of another machine may be away for a while. Whose the file is then, `check` says.
    }
  }, BEAT_MS).unref();
  return {
    isOwn,
    /** @throws if another start has taken over, as it may when this one was suspended */
    check() {
      if (!existsSync(name))
        throw new Error(
          `${quoteFile(name)} is gone, so that another start may write ${quoteFile(file)} now.`,
        );
      if (!isOwn())
        throw new Error(`Another start writes ${quoteFile(file)} now: ${quoteFile(name)} says so.`);
    },
    release() {
      clearInterval(timer);
      if (isOwn()) rmSync(name);
    },
  };
}

const renew = (name: string) => utimesSync(name, new Date(), new Date());

/** Watches a lock until it is renewed, or is gone, or its owner must be. */
async function isRenewed(name: string): Promise<boolean> {
  const found = read(name);
  if (found === undefined) return false;
  for (let passed = 0; passed < LOST_MS; passed += BEAT_MS / 2) {
    await wait(BEAT_MS / 2);
    const lock = read(name);
    if (lock?.renewedAt !== found.renewedAt) return lock !== undefined;
  }
  return false;
}

/** Whose lock it is and when it was renewed, by the clock of the disk; undefined if there is none. */
function read(name: string) {
  try {
    const text = readFileSync(name, 'utf8'); // first, so that a disk of another machine is asked
    return { text, renewedAt: statSync(name).mtimeMs };
  } catch {
    return undefined;
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
