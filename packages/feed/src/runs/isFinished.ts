import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { readText } from '../files/readText';
import type { RowsFormat } from '../text/options';
import { parseJson } from '../text/parseJson';
import { differenceOf, parsePart } from './partFile';
import { headOf, partHeadOf, type RunsPlan, runsOf } from './plan';
import { playBatch } from './playBatch';
import type { RunsCommand } from './writeRuns';

/** Whether a file has the rows of a plan, its part or its summary, and nothing is left to play. */
export function isFinished(file: string, { plan, isPart, rows }: RunsCommand): boolean {
  if (!existsSync(file)) return false;
  if (rows !== undefined) return hasRows(file, plan, rows);
  const { runs } = runsOf(plan);
  const text = readText(file);
  if (!isPart) {
    const summary: object = Object(parseJson(text));
    return differenceOf(summary, { ...headOf(plan), count: plan.count, played: runs }) === undefined;
  }
  const found = parsePart(text);
  if (typeof found === 'string' || found.outcomes.done !== runs) return false;
  return differenceOf(found, partHeadOf(plan)) === undefined;
}

/** Whether it begins with the first row and ends with the last one. What is between is there: no file is there in part. */
function hasRows(name: string, plan: RunsPlan, rows: RowsFormat): boolean {
  const { first, runs } = runsOf(plan);
  const bytesOf = (k: number) => Buffer.from(playBatch({ plan, part: { first: k, runs: 1 }, rows }).rows);
  const head = bytesOf(first);
  const tail = bytesOf(first + runs - 1);
  const file = openSync(name, 'r');
  try {
    const { size } = fstatSync(file);
    const has = (bytes: Buffer, at: number) => {
      const found = Buffer.alloc(bytes.length);
      return readSync(file, found, { position: Math.max(0, at) }) === bytes.length && found.equals(bytes);
    };
    return has(head, 0) && has(tail, size - tail.length);
  } finally {
    closeSync(file);
  }
}
