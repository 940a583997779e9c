import { fromCents } from '../../../src/engine';
import { runSeed } from '../../../src/engine/runs/experiment';
import { outcomeAt, type RunsBatch } from '../../../src/engine/runs/runsBatch';
import { exactNumber } from '../../../src/format';
import { csvLine, csvText } from '../../../src/format/csv';
import { headOf, type RunsPlan, runsOf, variantOf } from './plan';

export type RowsFormat = 'ndjson' | 'csv';

/** A row for each run of a batch, with the fields of the page's file of many runs; heads above the first of the plan. */
export function rowsOf(plan: RunsPlan, batch: RunsBatch, format: RowsFormat): string {
  const { simulated, notice, engineVersion, ...about } = headOf(plan);
  const rows = Array.from(batch.trades, (_, place) => {
    const k = batch.first + place;
    const { change, lowest, highest, ...outcome } = outcomeAt(batch, variantOf(plan), place);
    return {
      simulated,
      run: k,
      ...about,
      seed: runSeed(plan.run.seed, k),
      change: fromCents(change),
      lowest: fromCents(lowest),
      highest: fromCents(highest),
      ...outcome,
      engineVersion,
      notice,
    };
  });
  if (format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const heads = batch.first === runsOf(plan).first ? csvLine(Object.keys(rows[0] ?? {})) : '';
  return heads + rows.map((row) => csvLine(Object.values(row).map(csvField))).join('');
}

function csvField(value: string | number | boolean | null | undefined): string {
  return typeof value === 'number' ? exactNumber(value) : csvText(String(value ?? ''));
}
