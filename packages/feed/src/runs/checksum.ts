import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { partHeadOf } from './plan';
import type { RunsCommand } from './writeRuns';

/** Beside a file of runs that is finished. */
export const checksumFileOf = (file: string) => `${file}.sha256`;

/** What `sha256sum -c` reads; above it, for `--resume`, which runs the file is about. */
export function checksumText(file: string, { plan, isPart, rows }: RunsCommand, hash: Hash): string {
  const about = JSON.stringify({ ...partHeadOf(plan), isPart, rows });
  return `# ${about}\n${hash.digest('hex')}  ${basename(file)}\n`;
}

/** Whether a file has been written to its end, with these runs, and is as it was then: the whole is read. */
export async function isFinished(file: string, command: RunsCommand): Promise<boolean> {
  const checksumFile = checksumFileOf(file);
  if (!existsSync(file) || !existsSync(checksumFile)) return false;
  return readFileSync(checksumFile, 'utf8') === checksumText(file, command, await hashOf(file));
}

/** @param bytes of the beginning of the file */
export async function hashOf(file: string, bytes = Number.POSITIVE_INFINITY): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk);
  return hash;
}
