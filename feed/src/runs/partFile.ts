import { readFileSync } from 'node:fs';
import { normalizeSeed, roundHalfAway } from '../../../src/engine';
import { OptionError, quote } from '../library/options';
import { toRun } from '../library/toRun';
import { quoteFile } from '../text/output';
import { parseJson } from '../text/parseJson';
import { headOf, type RunsPlan } from './plan';
import type { RowsFormat } from './rows';
import type { RunsCounts } from './runsTally';

/** While rows are written: their format, and the bytes of the file that have the runs counted. */
type RowsState = { readonly rows?: RowsFormat | undefined; readonly bytes?: number | undefined };

/** The first runs of a part, counted: `outcomes.done` of them. */
export type PartFile = ReturnType<typeof headOf> &
  Pick<RunsPlan, 'count' | 'part' | 'parts'> &
  RowsState &
  RunsCounts;

/** @param counts of at least one run */
export function partText(
  plan: RunsPlan,
  { outcomes, changes, runs }: RunsCounts,
  state: RowsState = {},
): string {
  const { count, part, parts } = plan;
  const counts: RunsCounts = { outcomes, changes: Array.from(changes), runs: Array.from(runs) };
  const file: PartFile = { ...headOf(plan), count, part, parts, ...state, ...counts };
  return `${JSON.stringify(file)}\n`;
}

/** @throws {OptionError} if the file is not one of `partText` */
export function readPart(name: string): PartFile {
  const file = parseJson(readFileSync(name, 'utf8'));
  if (!isPart(file)) throw new OptionError(`${quoteFile(name)} is cut short, or was not written by --part.`);
  return file;
}

/** Whether it has counts that add up. */
function isPart(file: unknown): file is PartFile {
  const { part, parts, count, outcomes, changes, runs }: Partial<PartFile> = file ?? {};
  if (![part, parts, count, outcomes?.done].every(Number.isSafeInteger)) return false;
  if (!Array.isArray(changes) || !Array.isArray(runs) || changes.length !== runs.length) return false;
  return runs.reduce((sum: number, each) => sum + Number(each), 0) === outcomes?.done;
}

/** @throws {OptionError} if the file is about other runs than these fields say */
export function checkAbout(name: string, file: PartFile, fields: Readonly<Record<string, unknown>>): void {
  const values: Readonly<Record<string, unknown>> = file;
  for (const [key, wanted] of Object.entries(fields)) {
    const found = values[key];
    if (found === wanted || (key === 'seed' && isSameSeed(found, wanted))) continue;
    throw new OptionError(
      `${quoteFile(name)} is about other runs: its ${key} is ${quote(found)}, not ${quote(wanted)}.`,
    );
  }
}

const isSameSeed = (a: unknown, b: unknown) => normalizeSeed(String(a)) === normalizeSeed(String(b));

/** The plan that a file is a part of. */
export function planOf({ seed, scenario, chance, cost, seconds, count, part, parts }: PartFile): RunsPlan {
  const market = scenario === 'fair' ? { scenario, chance, cost } : {};
  return { run: toRun({ seed, ...market }), duration: roundHalfAway(seconds, 3), count, part, parts };
}
