import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** The built command. */
export const COMMAND = resolve('feed/dist/command.js');

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

/** A server of the command that is up. */
export type Replica = {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts the command with `--serve` on a free port, or on the one that is given. */
export async function startReplica(args: readonly string[] = [], port = 0): Promise<Replica> {
  const child = spawn(process.execPath, [COMMAND, '--serve', String(port), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /(http:\/\/\S+)\/ serves/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return {
    origin,
    process: child,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}
