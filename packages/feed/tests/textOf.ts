import { readCommand } from '../src/command/readCommand';
import { readEvents } from '../src/library/eventsOf';
import { runsOf } from '../src/runs/plan';
import { playBatch } from '../src/runs/playBatch';
import { createFormat } from '../src/text/formats';
import { writeEvents } from '../src/text/writeEvents';

/** What the command writes, made in this process. */
export async function textOf(...args: readonly string[]): Promise<string> {
  const command = readCommand(args);
  if (command.kind === 'runs') {
    const { plan, rows } = command;
    return playBatch({ plan, part: runsOf(plan), rows }).rows;
  }
  if (command.kind !== 'write') throw new Error(`${args.join(' ')} writes nothing.`);
  const { run, range } = command.options;
  let text = '';
  await writeEvents(readEvents(run, range), createFormat(command.format, run), async (piece) => {
    text += piece;
  });
  return text;
}
