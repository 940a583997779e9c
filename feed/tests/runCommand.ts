import { execFile } from 'node:child_process';
import { COMMAND } from './startReplica';

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs the command to its end. */
export function runCommand(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { maxBuffer: 1e9 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Runs a line of a shell in which `simulated-trades` is the command. */
export function runShell(line: string): Promise<Outcome> {
  const defined = `set -o pipefail; simulated-trades() { "${process.execPath}" "${COMMAND}" "$@"; }; ${line}`;
  return new Promise((resolve) => {
    execFile('bash', ['-c', defined], { maxBuffer: 1e9 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}
