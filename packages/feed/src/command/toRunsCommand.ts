import { availableParallelism } from 'node:os';
import { roundHalfAway, SEED_LENGTH } from '@simulation/engine';
import { runSeed } from '@simulation/engine/runs';
import { checkOption, OptionError, quote, RUN_OPTIONS } from '../library/options';
import { toRun } from '../library/toRun';
import type { RunsCommand } from '../runs/writeRuns';
import { MANY_RUNS_OPTIONS, type Pairs, RUNS_OPTIONS, readOptions } from '../text/options';
import { readOut } from './parseLine';

/** Keeps count times part a whole number that is exact. */
const MAX_PARTS = 1_000_000;

/** @throws {OptionError} if an option is unknown, has a value that is not allowed, or does not fit to another */
export function toRunsCommand(pairs: Pairs): { readonly kind: 'runs' } & RunsCommand {
  const {
    count = Number(MANY_RUNS_OPTIONS.count.preset),
    for: seconds = Number(MANY_RUNS_OPTIONS.for.preset),
    part,
    rows,
    threads = availableParallelism(),
    resume,
    out: file,
    ...values
  } = readOptions(RUNS_OPTIONS, pairs);
  const out = readOut(file);
  const run = toRun(values);
  const to = SEED_LENGTH.to - runSeed('', count).length; // the seed of the last run is a seed too
  checkOption('seed', { ...RUN_OPTIONS.seed, length: { ...SEED_LENGTH, to } }, run.seed);
  if (resume && out === undefined) throw new OptionError('resume needs out, the file that was begun.');
  if ((resume ?? part) !== undefined && values.seed === undefined)
    throw new OptionError(`${resume ? 'resume' : 'part'} needs seed, the same each time.`);
  const duration = roundHalfAway(seconds, 3);
  const plan = { run, duration, count, ...readPartNumber(part ?? '1/1', count) };
  return { kind: 'runs', plan, out, isPart: part !== undefined, rows, threads, resume: resume !== undefined };
}

function readPartNumber(text: string, count: number) {
  const [, part = 0, parts = 0] = (/^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? []).map(Number);
  const most = Math.min(count, MAX_PARTS);
  if (part >= 1 && part <= parts && parts <= most) return { part, parts };
  throw new OptionError(`part must be I/N, I from 1 to N, N from 1 to ${most}, not ${quote(text)}.`);
}
