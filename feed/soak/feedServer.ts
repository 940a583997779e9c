import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The built command. */
export const COMMAND = resolve('feed/dist/command.js');

/** The built command as a server, on one processor where `taskset` is installed. */
export class FeedServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(clients: number): Promise<FeedServer> {
    const args = [COMMAND, '--serve', '0', '--seed', '7', '--max-connections', String(clients + 10)];
    const pinned = existsSync('/usr/bin/taskset');
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'pipe'];
    const child = pinned
      ? spawn('taskset', ['-c', '0', process.execPath, ...args], { stdio })
      : spawn(process.execPath, args, { stdio });
    for (let said = ''; ; ) {
      if (child.stderr === null) throw new Error('The server has no output.');
      const [chunk] = await Promise.race([once(child.stderr, 'data'), once(child.stderr, 'end')]);
      if (chunk === undefined) throw new Error(`The server did not start. ${said}`);
      said += String(chunk);
      const [, port] = /:(\d+)\/ serves/.exec(said) ?? [];
      if (port !== undefined) return new FeedServer(child, Number(port));
    }
  }

  /** Resident memory in bytes. */
  memory(): number {
    const status = `/proc/${this.#child.pid}/status`;
    const kilobytes = existsSync(status)
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(this.#child.pid)], { encoding: 'utf8' });
    return Number(kilobytes) * 1_024;
  }

  async health(): Promise<{ streams: number; closedAsTooSlow: number }> {
    return (await fetch(`http://127.0.0.1:${this.port}/health`)).json();
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}
