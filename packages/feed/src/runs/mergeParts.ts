import { OptionError, quoteFile } from '../library/options';
import { checkAbout, planOf, readPart } from './partFile';
import { headOf, type RunsPlan, runsOf } from './plan';
import { RunsTally } from './runsTally';
import { summaryOf } from './summary';

/** Missing parts that are named. */
const NAMED = 10;

/**
 * The summary of all runs, as one command would write it that plays all of them. The files of the parts, in any order,
 * are read one after the other, so memory does not grow with them.
 *
 * @throws {OptionError} if one is unfinished, about other runs or there twice, or if one is missing
 */
export function mergeParts(names: readonly string[]): string {
  const tally = new RunsTally();
  const nameOf = new Map<number, string>();
  let plan: RunsPlan | undefined;
  for (const name of names) {
    const file = readPart(name);
    const { part, outcomes } = file;
    plan ??= planOf(file);
    const { count, parts } = plan;
    checkAbout(name, file, { ...headOf(plan), count, parts });
    const { runs } = runsOf({ ...plan, part });
    if (outcomes.done !== runs)
      throw new OptionError(`${quoteFile(name)} is unfinished: it has ${outcomes.done} of ${runs} runs.`);
    const other = nameOf.get(part);
    if (other !== undefined)
      throw new OptionError(`Part ${part} is there twice: ${quoteFile(other)} and ${quoteFile(name)}.`);
    nameOf.set(part, name);
    tally.add(file);
  }
  if (plan === undefined) throw new OptionError('merge needs the files of all parts.');
  const { parts } = plan;
  const missing = Array.from({ length: parts }, (_, at) => at + 1).filter((part) => !nameOf.has(part));
  if (missing.length === 0) return summaryOf(plan, tally.counts());
  const named = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? ' and others' : '');
  throw new OptionError(`${missing.length} of ${parts} parts are missing: ${named}.`);
}
