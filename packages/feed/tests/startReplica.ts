import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The built command. */
export const COMMAND = resolve('feed/dist/command.js');

/** Part of what `/health` says. */
export type Health = { readonly streams: number; readonly closedAsTooSlow: number };

/** A server of the command that is up. */
export type Replica = {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly health: () => Promise<Health>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts the command with `--serve`.
 *
 * @param port a free one if it is 0
 * @param pinned on one processor, where `taskset` is installed
 */
export async function startReplica(
  args: readonly string[] = [],
  { port = 0, pinned = false }: { port?: number; pinned?: boolean } = {},
): Promise<Replica> {
  const command = [process.execPath, COMMAND, '--serve', String(port), ...args];
  const [program = '', ...rest] =
    pinned && existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
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
    port: Number(new URL(origin).port),
    process: child,
    health: async () => (await fetch(`${origin}/health`)).json(),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}
