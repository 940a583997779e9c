import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { quote } from '../library/options';

/** The whole name of a file in a message of one line. */
export const quoteFile = (name: string) => quote(name, Number.POSITIVE_INFINITY);

/** Whether a name stands for a file that can be replaced; otherwise for a device, a pipe or a folder. */
export const isReplaceable = (name: string) => !existsSync(name) || statSync(name).isFile();

/** Writes a file that is never there in part. */
export function replaceFile(name: string, text: string): void {
  const draft = `${name}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, name);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Writes a text; it is written when the promise is fulfilled. */
export type Write = (text: string) => Promise<void>;

/**
 * @param name standard output if it is undefined
 * @param keep bytes of the file to write after; without them it is written anew
 */
export async function openOutput(name: string | undefined, keep?: number): Promise<Write> {
  if (name === undefined) {
    process.stdout.on('error', () => {}); // each write fails with it too
    return writeToStdout;
  }
  const file = await open(name, keep === undefined ? 'w' : 'a');
  if (keep !== undefined) await file.truncate(keep);
  return (text) => file.writeFile(text);
}

/** Replaces a file by a result. A folder that cannot be written in is noticed before there is one. */
export async function openResult(name: string | undefined): Promise<Write> {
  if (name === undefined || !isReplaceable(name)) return openOutput(name);
  accessSync(dirname(resolve(name)), constants.W_OK);
  return async (text) => replaceFile(name, text);
}

function writeToStdout(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
