import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Lock, lockFile } from '../files/lock';
import { draftOf, modeOf, replaceableFile, type Write, writeTo } from '../files/output';
import { OptionError, quoteFile } from '../library/options';
import type { RowsFormat } from '../text/options';
import { checkAbout, type PartFile, partText, readPart } from './partFile';
import { partHeadOf, type RunsPlan, runsOf } from './plan';
import { playInThreads } from './playInThreads';
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

/** Checkpoints are at least so far apart (ms), and so many times as long as writing one took. */
const KEEP_MS = 1_000;
const KEEP_TIMES = 50;

/** A file to write: one start at a time writes it, and keeps beside it what is played. */
type Target = { readonly file: string; readonly keptIn: string; readonly lock: Lock };

/**
 * Plays runs and writes what they come to. What is played is kept in a file beside the one to write, until that is
 * complete; one that is complete is not played again.
 *
 * @param signal ends it after the batch that is played
 * @returns what is not played, in words; undefined if all is
 */
export async function writeRuns(command: RunsCommand, signal: AbortSignal, onPlayed: OnPlayed) {
  const file = replaceableFile(command.out);
  if (file === undefined) return play(command, undefined, undefined, signal, onPlayed);
  const target = { file, keptIn: `${file}.unfinished`, lock: await lockFile(file) };
  try {
    const kept = readKept(target.keptIn, command);
    if (!command.resume || !(await isFinished(file, command)))
      return await play(command, target, kept, signal, onPlayed);
    rmSync(target.keptIn, { force: true }); // of a start that was killed at its end
    return undefined;
  } finally {
    target.lock.release();
  }
}

async function play(
  command: RunsCommand,
  target: Target | undefined,
  kept: PartFile | undefined,
  signal: AbortSignal,
  onPlayed: OnPlayed,
) {
  const { plan, out, isPart, rows, threads } = command;
  const { first, runs } = runsOf(plan);
  const tally = new RunsTally();
  if (kept !== undefined) tally.add(kept);
  const hash = target && kept?.rows ? await hashOfDraft(target, kept) : createHash('sha256');
  let bytes = kept?.bytes ?? 0;

  /** @returns when to do it again */
  const keep = async () => {
    if (target === undefined) return Number.POSITIVE_INFINITY;
    const now = performance.now();
    const state = rows && { rows, bytes, rowsSha256: hash.copy().digest('hex') };
    const draft = draftOf(target.keptIn);
    await writeTo(draft, (write) => write(partText(plan, tally.counts(), state)), { ending: signal });
    renameSync(draft, target.keptIn);
    return performance.now() + Math.max(KEEP_MS, KEEP_TIMES * (performance.now() - now));
  };

  const playRest = async (write: Write) => {
    let keepAt = 0;
    const rest = { first: first + tally.done, runs: runs - tally.done };
    for await (const batch of playInThreads(plan, rest, rows, threads)) {
      target?.lock.check();
      await write(batch.rows);
      bytes += Buffer.byteLength(batch.rows);
      hash.update(batch.rows);
      tally.add(batch);
      const isEnding = signal.aborted; // asked once, so that nothing is played after the last report
      onPlayed(tally.done, runs, isEnding || tally.done === runs);
      if (isEnding) break;
      if (performance.now() > keepAt) keepAt = await keep();
    }
  };

  const draft = target === undefined ? out : draftOf(target.file);
  const mode = target && modeOf(target.file);
  if (rows === undefined) await playRest(async () => {});
  else await writeTo(draft, playRest, { keep: kept?.bytes, mode, ending: signal });

  const isComplete = tally.done === runs;
  if (!isComplete) await keep();
  // Without a file that keeps them, the runs played are all there is.
  if (rows === undefined && (isComplete || target === undefined)) {
    const text = (isPart ? partText : summaryOf)(plan, tally.counts());
    hash.update(text);
    await writeTo(draft, (write) => write(text), { mode, ending: signal });
  }
  if (isComplete && target !== undefined) {
    target.lock.check();
    writeFileSync(checksumFileOf(target.file), checksumText(target.file, command, hash));
    renameSync(draftOf(target.file), target.file);
    rmSync(target.keptIn, { force: true });
  }
  const how = target === undefined ? '' : '; --resume plays the rest';
  return isComplete ? undefined : `${tally.done} of ${runs} runs are played${how}.`;
}

/** @throws {OptionError} if it is not asked for, or of other runs */
function readKept(keptIn: string, { plan, rows, resume }: RunsCommand): PartFile | undefined {
  if (!existsSync(keptIn)) return undefined;
  if (!resume)
    throw new OptionError(`${quoteFile(keptIn)} has runs of an earlier start: add --resume, or delete it.`);
  const kept = readPart(keptIn);
  checkAbout(keptIn, kept, { ...partHeadOf(plan), rows });
  return kept;
}

/** @throws {OptionError} if rows that are counted are not there, or are others */
async function hashOfDraft({ file, keptIn }: Target, { bytes, rowsSha256 }: PartFile): Promise<Hash> {
  const draft = draftOf(file);
  const hash = existsSync(draft) ? await hashOf(draft, bytes) : createHash('sha256');
  if (hash.copy().digest('hex') === rowsSha256) return hash;
  throw new OptionError(`${quoteFile(draft)} has other rows than ${quoteFile(keptIn)} says: delete both.`);
}

/** Beside a file of runs that is finished. */
const checksumFileOf = (file: string) => `${file}.sha256`;

/** What `sha256sum -c` reads; above it, for `--resume`, which runs the file is about. */
function checksumText(file: string, { plan, isPart, rows }: RunsCommand, hash: Hash): string {
  const about = JSON.stringify({ ...partHeadOf(plan), isPart, rows });
  return `# ${about}\n${hash.digest('hex')}  ${basename(file)}\n`;
}

/** Whether a file has been written to its end, with these runs, and is as it was then: the whole is read. */
async function isFinished(file: string, command: RunsCommand): Promise<boolean> {
  const checksumFile = checksumFileOf(file);
  if (!existsSync(file) || !existsSync(checksumFile)) return false;
  return readFileSync(checksumFile, 'utf8') === checksumText(file, command, await hashOf(file));
}

/** @param bytes of the beginning of the file */
async function hashOf(file: string, bytes = Number.POSITIVE_INFINITY): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk);
  return hash;
}
