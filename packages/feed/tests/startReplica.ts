import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The built command. */
export const COMMAND = resolve('packages/feed/dist/command.js');

/** Asks a server for a figure of `/metrics`, by its name and labels; it is NaN if there is none. */
export const figuresOf = (origin: string) => async (name: string) => {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
};

/** A server of the command that is up. */
export type Replica = {
  readonly origin: string;
  readonly port: number;
  /** Where those who operate it ask it: elsewhere if it has `--management-port`. */
  readonly management: string;
  readonly process: ChildProcess;
  readonly figure: ReturnType<typeof figuresOf>;
  /** What it has written to standard error. */
  readonly said: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts the command with `--serve`.
 *
 * @param port a free one if it is 0, with or without a host
 * @param pinned on one processor, where `taskset` is installed
 * @param files how many it may have open
 */
export async function startReplica(
  args: readonly string[] = [],
  { port = 0, pinned = false, files }: { port?: number | string; pinned?: boolean; files?: number } = {},
): Promise<Replica> {
  const command = [process.execPath, COMMAND, '--serve', String(port), ...args];
  if (pinned && existsSync('/usr/bin/taskset')) command.unshift('taskset', '-c', '0');
  if (files !== undefined) command.unshift('sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh');
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let said = '';
  const isManaged = args.includes('--management-port');
  const [origin, management] = await new Promise<readonly [string, string]>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /(http:\/\/\S+)\/ serves/.exec(said) ?? [];
      const [, elsewhere = isManaged ? undefined : found] = /(http:\/\/\S+)\/ answers/.exec(said) ?? [];
      if (found !== undefined && elsewhere !== undefined) resolve([found, elsewhere]);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return {
    origin,
    management,
    port: Number(new URL(origin).port),
    process: child,
    said: () => said,
    figure: figuresOf(management),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}
