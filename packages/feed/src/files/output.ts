import { existsSync, fstatSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { lockFile } from './lock';

/** Writes a text, which is written when the promise is fulfilled. */
export type Write = (text: string) => Promise<void>;

/** How long a reader has for what is being written when the process is asked to end, in ms. */
const READER_MS = 1_000;

/** Whether a name, such as `/dev/stdout`, stands for what standard output writes to already. */
export function isStandardOutput(name: string): boolean {
  const named = statSync(name, { throwIfNoEntry: false });
  const output = fstatSync(process.stdout.fd);
  return named?.dev === output.dev && named.ino === output.ino;
}

/**
 * The file that a name stands for, through symbolic links; undefined for what is no file to replace: standard output, a
 * device, a pipe, a folder, a link to a file that is not there.
 */
export function replaceableFile(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (!existsSync(name)) return lstatSync(name, { throwIfNoEntry: false }) ? undefined : name;
  return statSync(name).isFile() ? realpathSync(name) : undefined;
}

/** Where the text of a file is until it is whole. */
export const draftOf = (file: string) => `${file}.draft`;

/** The permissions of a file that is there, for the one that replaces it. */
export const modeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode;

/**
 * Writes standard output or a file. A file that is there already is replaced by a whole one or not at all, and by one
 * start of the command at a time.
 *
 * @param name standard output if it is undefined
 * @param make writes the text, and says whether it is whole; else it stays in the draft
 * @param ending of a process that is asked to end
 * @returns the name of the draft, if the text is not whole
 * @throws what it fails with, such as EPIPE or ENOSPC; the draft is deleted
 */
export async function makeFile(
  name: string | undefined,
  make: (write: Write) => Promise<boolean>,
  ending?: AbortSignal,
): Promise<string | undefined> {
  const file = replaceableFile(name);
  if (file === undefined) {
    await writeTo(name, make, { ending });
    return undefined;
  }
  const lock = await lockFile(file);
  const draft = draftOf(file);
  try {
    rmSync(draft, { force: true }); // a new file, not the one that a start without its lock may write to
    const isWhole = await writeTo(draft, make, { mode: modeOf(file), ending });
    lock.check();
    if (!isWhole) return draft;
    renameSync(draft, file);
    return undefined;
  } catch (error) {
    if (lock.isOwn()) rmSync(draft, { force: true });
    throw error;
  } finally {
    lock.release();
  }
}

/**
 * Writes what is opened as it is. It is on the disk at the end.
 *
 * @param name standard output if it is undefined
 * @param keep bytes of the file to write after; without them it is written anew
 * @param mode permissions, whatever those of a new file are here
 * @param ending of a process that is asked to end
 */
export async function writeTo<Result>(
  name: string | undefined,
  make: (write: Write) => Promise<Result>,
  {
    keep,
    mode,
    ending,
  }: {
    readonly keep?: number | undefined;
    readonly mode?: number | undefined;
    readonly ending?: AbortSignal | undefined;
  } = {},
): Promise<Result> {
  if (name === undefined) {
    process.stdout.on('error', () => {}); // each write fails with it too
    return make((text) => awaitReader(writeToStdout(text), ending));
  }
  const file = await awaitReader(open(name, keep === undefined ? 'w' : 'a', mode), ending);
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777).catch(() => {}); // some disks have none
    if (keep !== undefined) await file.truncate(keep);
    const result = await make((text) => awaitReader(file.writeFile(text), ending));
    if ((await file.stat()).isFile()) await file.sync();
    return result;
  } finally {
    await file.close();
  }
}

/** A file or a device is written to at once, so that nothing else, such as Ctrl-C, would ever have its turn. */
function writeToStdout(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : setImmediate(resolve)));
  });
}

/**
 * Waits for what a reader may hold up for ever: one that has stalled, or never comes. When the process is asked to end,
 * it ends a second later as by a second signal; `process.exit` would wait for what is being written to a pipe with a
 * name.
 */
async function awaitReader<Result>(work: Promise<Result>, ending: AbortSignal | undefined): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => process.kill(process.pid, ending?.reason), READER_MS);
  };
  if (ending?.aborted) wait();
  ending?.addEventListener('abort', wait);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    ending?.removeEventListener('abort', wait);
  }
}
