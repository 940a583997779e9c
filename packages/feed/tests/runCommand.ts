import { type ExecFileOptions, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { COMMAND } from './startReplica';

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], options?: ExecFileOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(program, args, { ...options, encoding: 'utf8', maxBuffer: 1e9 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Runs the command to its end. */
export const runCommand = (...args: readonly string[]) => run(process.execPath, [COMMAND, ...args]);

/** Runs a line of a shell in which `simulated-trades` is the command. */
export function runShell(line: string): Promise<Outcome> {
  const defined = `set -o pipefail; simulated-trades() { "${process.execPath}" "${COMMAND}" "$@"; }; ${line}`;
  return run('bash', ['-c', defined]);
}

export const linesOf = (text: string) => text.split('\n').slice(0, -1);

/** The values in the lines of an NDJSON file. */
export const parseLines = (text: string) => linesOf(text).map((line) => JSON.parse(line));

/** A folder that is there until the tests of a file have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulated-trades-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
