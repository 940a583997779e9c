import { readCommand } from '../src/command/readCommand';
import { readEvents } from '../src/library/eventsOf';
import { partText } from '../src/runs/partFile';
import { runsOf } from '../src/runs/plan';
import { playBatch } from '../src/runs/playBatch';
import { summaryOf } from '../src/runs/summary';
import { createFormat } from '../src/text/formats';
import { writeEvents } from '../src/text/writeEvents';

/** What the command writes, made in this process. */
export async function textOf(...args: readonly string[]): Promise<string> {
  const command = readCommand(args);
  if (command.kind === 'runs') {
    const { plan, rows, isPart } = command;
    const { rows: text, ...counts } = playBatch({ plan, part: runsOf(plan), rows });
    return rows ? text : isPart ? partText(plan, counts) : summaryOf(plan, counts);
  }
  if (command.kind !== 'write') throw new Error(`${args.join(' ')} writes nothing.`);
  const { run, range } = command.options;
  let text = '';
  await writeEvents(readEvents(run, range), createFormat(command.format, run), async (piece) => {
    text += piece;
  });
  return text;
}
