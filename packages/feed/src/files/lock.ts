import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { quoteFile } from '../library/options';
import { parseJson } from '../text/parseJson';

/** How often a lock is renewed, in ms. */
const BEAT_MS = 5_000;

/** A lock that was not renewed for so long belongs to a machine or a process that is gone, in ms. */
const LOST_MS = 30_000;

/** Who writes a file, in the file `FILE.lock`. */
type Owner = { readonly host: string; readonly pid: number };

export type Lock = ReturnType<typeof lockFile>;

/**
 * Keeps other starts of the command from writing a file, on this machine and on others that share the folder. The lock
 * of a start that was killed is taken over: at once on the same machine, after half a minute on another.
 *
 * @throws if another start writes the file, or if nothing can be written into its folder
 */
export function lockFile(file: string) {
  const name = `${file}.lock`;
  const owner: Owner = { host: hostname(), pid: process.pid };
  const text = `${JSON.stringify({ ...owner, id: randomUUID() })}\n`;
  removeLost(name, owner);
  try {
    writeFileSync(name, text, { flag: 'wx' });
  } catch (error) {
    throw isCode(error, 'EEXIST') ? new Error(heldMessage(name, file)) : error;
  }
  const isOwn = () => read(name) === text;
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

/** Removes a lock whose owner is gone. Of several starts that find it, one renames it. */
function removeLost(name: string, own: Owner): void {
  const text = read(name);
  if (text === undefined || !isLost(name, text, own)) return;
  const aside = `${name}.${randomUUID()}`;
  try {
    renameSync(name, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, name); // another start was faster, and this is its lock
}

function isLost(name: string, text: string, { host, pid }: Owner): boolean {
  const owner = ownerOf(text);
  if (owner?.host === host && owner.pid !== pid && !isAlive(owner.pid)) return true;
  const { mtimeMs = Infinity } = statSync(name, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > LOST_MS;
}

function heldMessage(name: string, file: string): string {
  const owner = ownerOf(read(name) ?? '');
  const by = owner === undefined ? '' : ` by process ${owner.pid} on ${owner.host}`;
  return `${quoteFile(file)} is being written${by}. If that is not so, delete ${quoteFile(name)}.`;
}

function ownerOf(text: string): Owner | undefined {
  const { host, pid }: Partial<Owner> = parseJson(text) ?? {};
  return typeof host === 'string' && Number.isSafeInteger(pid) ? { host, pid: Number(pid) } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

function read(name: string): string | undefined {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
