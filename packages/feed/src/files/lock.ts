import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { quoteFile } from '../library/options';

/** How often a lock is renewed, in ms. */
const BEAT_MS = 1_000;

/** A lock that was not renewed for so long belongs to a start that is gone, in ms. */
const LOST_MS = 8_000;

export type Lock = Awaited<ReturnType<typeof lockFile>>;

/**
 * Keeps other starts of the command from writing a file, on this machine and on others that share the folder. A lock is held
 * as long as it is renewed: neither clocks nor process numbers say anything across machines and containers. That of a
 * start that is gone is taken over after eight seconds.
 *
 * @throws if another start writes the file, or if nothing can be written into its folder
 */
export async function lockFile(file: string) {
  const name = `${file}.lock`;
  const held = () =>
    new Error(`${quoteFile(file)} is being written by another start: ${quoteFile(name)} is renewed.`);
  const own = `${randomUUID()}\n`;
  try {
    if (await isHeld(name)) throw held();
    writeFileSync(name, own, { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EEXIST') throw held();
    const cause = error.message.replace(/,.*/, '');
    throw new Error(`${quoteFile(file)} cannot be written: ${cause}.`, { cause: error });
  }
  const isOwn = () => read(name) === own;
  const timer = setInterval(() => {
    if (isOwn()) utimesSync(name, new Date(), new Date());
  }, BEAT_MS).unref();
  return {
    isOwn,
    /** @throws if another start has taken over, as it may when this one was suspended */
    check() {
      if (!isOwn())
        throw new Error(`Another start writes ${quoteFile(file)} now: ${quoteFile(name)} says so.`);
    },
    release() {
      clearInterval(timer);
      if (isOwn()) rmSync(name);
    },
  };
}

/** Watches a lock until it is renewed or its owner must be gone, and removes it then. */
async function isHeld(name: string): Promise<boolean> {
  const found = stateOf(name);
  if (found === undefined) return false;
  for (let passed = 0; passed < LOST_MS; passed += BEAT_MS / 2) {
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 2));
    const state = stateOf(name);
    if (state !== found) return state !== undefined;
  }
  const aside = `${name}.${randomUUID()}`;
  try {
    renameSync(name, aside); // of several starts that find it, one succeeds
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return true;
    throw error;
  }
  if (stateOf(aside) === found) rmSync(aside);
  else renameSync(aside, name); // another start was faster, and this is its lock
  return false;
}

/** Whose lock it is and when it was renewed, by the clock of the disk; undefined if there is none. */
function stateOf(name: string): string | undefined {
  const text = read(name); // first, so that a disk of another machine is asked
  return text === undefined ? undefined : `${statSync(name, { throwIfNoEntry: false })?.mtimeMs} ${text}`;
}

function read(name: string): string | undefined {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;
