import { existsSync, rmSync, statSync } from 'node:fs';
import { OptionError } from '../library/options';
import { isReplaceable, openOutput, openResult, quoteFile, replaceFile } from '../text/output';
import { checkAbout, type PartFile, partText, readPart } from './partFile';
import { headOf, type RunsPlan, runsOf } from './plan';
import { playInThreads } from './playInThreads';
import type { RowsFormat } from './rows';
import { RunsTally } from './runsTally';
import { summaryOf } from './summary';

export type RunsCommand = {
  readonly plan: RunsPlan;
  /** Standard output if it is undefined. */
  readonly out: string | undefined;
  /** Whether the counts of a part are written, or else the summary. */
  readonly isPart: boolean;
  /** A row for each run in place of both. */
  readonly rows: RowsFormat | undefined;
  readonly threads: number;
  /** Whether to go on with what an earlier start has kept. */
  readonly resume: boolean;
};

/** Called after each batch, the last time with `ended`. */
export type OnPlayed = (played: number, of: number, ended: boolean) => void;

/** Time between two times of keeping (ms), or so many times what keeping took. */
const KEEP_MS = 1_000;
const KEEP_TIMES = 50;

/**
 * Plays runs and writes what they come to. What is played is kept in a file beside the one to write, until that is
 * complete.
 *
 * @param signal ends it after the batch that is played
 * @returns how many runs are played, of how many
 */
export async function writeRuns(command: RunsCommand, signal: AbortSignal, onPlayed: OnPlayed) {
  const { plan, out, isPart, rows, threads } = command;
  const keptIn = out !== undefined && isReplaceable(out) ? `${out}.unfinished` : undefined;
  const kept = keptIn === undefined ? undefined : readKept(keptIn, command);
  const write = rows === undefined ? await openResult(out) : await openOutput(out, kept?.bytes);

  const { first, runs } = runsOf(plan);
  const tally = new RunsTally();
  if (kept !== undefined) tally.add(kept);
  let bytes = kept?.bytes ?? 0;

  /** @returns when to do it again */
  const keep = () => {
    const now = performance.now();
    const state = rows === undefined ? undefined : { rows, bytes };
    if (keptIn !== undefined) replaceFile(keptIn, partText(plan, tally.counts(), state));
    return performance.now() + Math.max(KEEP_MS, KEEP_TIMES * (performance.now() - now));
  };

  let keepAt = 0;
  const rest = { first: first + tally.done, runs: runs - tally.done };
  for await (const batch of playInThreads(plan, rest, rows, threads)) {
    if (rows !== undefined) await write(batch.rows);
    bytes += Buffer.byteLength(batch.rows);
    tally.add(batch);
    const isEnding = signal.aborted; // asked once, so that nothing is played after the last report
    onPlayed(tally.done, runs, isEnding || tally.done === runs);
    if (isEnding) break;
    if (performance.now() > keepAt) keepAt = keep();
  }

  const isComplete = tally.done === runs;
  if (!isComplete) keep();
  // Without a file that keeps them, the runs played are all there is.
  const isWritten = rows === undefined && (isComplete || keptIn === undefined);
  if (isWritten) await write((isPart ? partText : summaryOf)(plan, tally.counts()));
  if (isComplete && keptIn !== undefined) rmSync(keptIn, { force: true });
  return { played: tally.done, of: runs, keptIn };
}

function readKept(name: string, { plan, out = '', rows, resume }: RunsCommand): PartFile | undefined {
  if (!existsSync(name)) return undefined;
  if (!resume)
    throw new OptionError(`${quoteFile(name)} has runs of an earlier start: add --resume, or delete it.`);
  const kept = readPart(name);
  const { count, part, parts } = plan;
  checkAbout(name, kept, { ...headOf(plan), count, part, parts, rows });
  if (kept.bytes !== undefined && (!existsSync(out) || statSync(out).size < kept.bytes))
    throw new OptionError(`${quoteFile(out)} has less than ${quoteFile(name)} says: delete both.`);
  return kept;
}
