import { makeFile } from '../files/output';
import { OptionError, quoteFile } from '../library/options';
import { checkAbout, planOf, readPart } from './partFile';
import { headOf, type RunsPlan, runsOf } from './plan';
import { type RunsCounts, RunsTally } from './runsTally';
import { summaryOf } from './summary';

export type MergeCommand = { readonly files: readonly string[]; readonly out: string | undefined };

/** Missing parts that are named. */
const NAMED = 10;

/** Writes the summary of all runs, as one command would that plays all of them. */
export async function writeMerged({ files, out }: MergeCommand): Promise<void> {
  const { plan, counts } = mergeParts(files);
  await makeFile(out, async (write) => {
    await write(summaryOf(plan, counts));
    return true;
  });
}

/**
 * Adds up the files of all parts, in any order. One is read after the other, so memory does not grow with them.
 *
 * @param names of files, at least one
 * @throws {OptionError} if one is unfinished, about other runs or there twice, or if one is missing
 */
export function mergeParts(names: readonly string[]): { plan: RunsPlan; counts: RunsCounts } {
  const tally = new RunsTally();
  const nameOf = new Map<number, string>();
  let plan: RunsPlan | undefined;
  for (const name of names) {
    const file = readPart(name);
    plan ??= planOf(file);
    const { count, parts } = plan;
    checkAbout(name, file, { ...headOf(plan), count, parts });
    const { runs } = runsOf({ ...plan, part: file.part });
    if (file.outcomes.done !== runs)
      throw new OptionError(
        `${quoteFile(name)} is unfinished: it has ${file.outcomes.done} of ${runs} runs.`,
      );
    const other = nameOf.get(file.part);
    if (other !== undefined)
      throw new OptionError(`Part ${file.part} is there twice: ${quoteFile(other)} and ${quoteFile(name)}.`);
    nameOf.set(file.part, name);
    tally.add(file);
  }
  if (plan === undefined) throw new OptionError('merge needs the files of all parts.');
  checkAll(plan.parts, nameOf);
  return { plan, counts: tally.counts() };
}

function checkAll(parts: number, there: ReadonlyMap<number, unknown>): void {
  const missing = Array.from({ length: parts }, (_, before) => before + 1).filter((part) => !there.has(part));
  if (missing.length === 0) return;
  const named = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? ' and others' : '');
  throw new OptionError(`${missing.length} of ${parts} parts are missing: ${named}.`);
}
