import { existsSync, fstatSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { lockFile } from './lock';

/** Writes a text, which is written when the promise is fulfilled. */
export type Write = (text: string) => Promise<void>;

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
 * @returns the name of the draft, if the text is not whole
 * @throws what it fails with, such as EPIPE or ENOSPC; the draft is deleted
 */
export async function makeFile(
  name: string | undefined,
  make: (write: Write) => Promise<boolean>,
): Promise<string | undefined> {
  const file = replaceableFile(name);
  if (file === undefined) {
    await writeTo(name, make);
    return undefined;
  }
  const lock = await lockFile(file);
  const draft = draftOf(file);
  try {
    rmSync(draft, { force: true }); // a new file, not the one that a start without its lock may write to
    const isWhole = await writeTo(draft, make, { mode: modeOf(file) });
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
 */
export async function writeTo<Result>(
  name: string | undefined,
  make: (write: Write) => Promise<Result>,
  { keep, mode }: { readonly keep?: number | undefined; readonly mode?: number | undefined } = {},
): Promise<Result> {
  if (name === undefined) {
    process.stdout.on('error', () => {}); // each write fails with it too
    return make(writeToStdout);
  }
  const file = await open(name, keep === undefined ? 'w' : 'a', mode);
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777).catch(() => {}); // some disks have none
    if (keep !== undefined) await file.truncate(keep);
    const result = await make((text) => file.writeFile(text));
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
