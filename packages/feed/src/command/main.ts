#!/usr/bin/env node
import { constants } from 'node:os';
import packageJson from '../../package.json' with { type: 'json' };
import { makeFile } from '../files/output';
import { play } from '../library/createFeed';
import { readEvents } from '../library/eventsOf';
import { OptionError, quoteFile } from '../library/options';
import { createFormat } from '../text/formats';
import { writeEvents } from '../text/writeEvents';
import { createProgress } from './progress';
import { type Command, readCommand } from './readCommand';

let isRead = false;
try {
  refuseOldNode();
  const command = readCommand(process.argv.slice(2));
  isRead = true;
  await run(command);
} catch (error) {
  if (!isClosedPipe(error)) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof OptionError;
    say(isRead || !isUsage || message.includes('--help') ? message : `${message} See --help.`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function refuseOldNode(): void {
  const needed = packageJson.engines.node.replace('>=', '');
  const { node } = process.versions;
  if (node.localeCompare(needed, 'en', { numeric: true }) < 0)
    throw new Error(`needs Node ${needed} or newer; this is Node ${node}.`);
}

// A command that writes events starts without the rest.
async function run(command: Command): Promise<void> {
  switch (command.kind) {
    case 'help':
      return print((await import('./usage')).USAGES[command.about]);
    case 'version':
      return print(`${packageJson.version}\n`);
    case 'serve':
      return (await import('../server/serve')).serve(command.settings);
    case 'runs': {
      const { writeRuns } = await import('../runs/writeRuns');
      const unfinished = await writeRuns(command, endingSignal(), createProgress());
      if (unfinished !== undefined) say(unfinished);
      return;
    }
    case 'merge':
      return print((await import('../runs/mergeParts')).mergeParts(command.files), command.out);
    case 'write':
      return write(command);
  }
}

async function print(text: string, out?: string): Promise<void> {
  await makeFile(out, (write) => write(text).then(() => true));
}

async function write({ options, format, out }: Extract<Command, { kind: 'write' }>): Promise<void> {
  const { run, range, speed } = options;
  const signal = endingSignal();
  const draft = await makeFile(
    out,
    async (write) => {
      const events = speed === 'max' ? readEvents(run, range) : play(run, range, speed, signal);
      await writeEvents(events, createFormat(format, run), write, signal);
      // A range without an end is whole wherever Ctrl-C ends it.
      return !signal.aborted || range.until === Number.POSITIVE_INFINITY;
    },
    signal,
  );
  if (draft !== undefined)
    say(`${quoteFile(out ?? '')} is not written; ${quoteFile(draft)} has the events so far.`);
}

/**
 * Aborts when the process is asked to end, for the first time, with the name of the signal as its reason. A second one
 * ends it.
 */
function endingSignal(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal]; // as shells report it
      ended.abort(signal);
    });
  return ended.signal;
}

function say(line: string): void {
  process.stderr.write(`simulated-trades: ${line}\n`);
}

/** The reader of the pipe has enough, as `head` does. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
