import { fromCents } from '@simulation/engine';
import type { Column } from '@simulation/engine/format';
import { outcomeAt, type RunsBatch, runSeed } from '@simulation/engine/runs';
import { csvLines } from '../text/csvLines';
import type { RowsFormat } from '../text/options';
import { headOf, type RunsPlan, runsOf } from './plan';

type Row = ReturnType<typeof rowAt>;

/**
 * A row for each run of a batch, with the fields of the page's file of many runs; heads above the first of the plan.
 */
export function rowsOf(plan: RunsPlan, batch: RunsBatch, format: RowsFormat): string {
  const rows = Array.from(batch.trades, (_, place) => rowAt(plan, batch, place));
  if (format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { head, line } = csvLines(columnsOf(rowAt(plan, batch, 0)));
  return (batch.first === runsOf(plan).first ? head : '') + rows.map(line).join('');
}

function rowAt(plan: RunsPlan, batch: RunsBatch, place: number) {
  const { simulated, notice, engineVersion, ...about } = headOf(plan);
  const k = batch.first + place;
  const { change, lowest, highest, ...outcome } = outcomeAt(batch, 0, place);
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
}

/** Of a CSV file: the fields of a row, but for the notice. */
function columnsOf(row: Row): readonly Column<Row>[] {
  const { notice: _, ...fields } = row;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keys` forgets which names there are
  const keys = Object.keys(fields) as (keyof typeof fields)[];
  return keys.map((key) => {
    if (key === 'simulated') return { key, kind: 'simulated' };
    if (key === 'seed' || key === 'scenario') return { key, kind: 'text', value: (each) => each[key] };
    return { key, kind: 'number', value: (each) => each[key] ?? null };
  });
}
