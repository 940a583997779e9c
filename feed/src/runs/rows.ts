import { fromCents } from '../../../src/engine';
import { PARAMETER_NAMES } from '../../../src/engine/markets/parameterNames';
import { runSeed } from '../../../src/engine/runs/experiment';
import { outcomeAt, type RunsBatch } from '../../../src/engine/runs/runsBatch';
import { type Column, csvTable } from '../../../src/format/tableFile';
import { type CsvColumn, csvTextsOf } from '../text/csvTexts';
import type { RowsFormat } from '../text/options';
import { headOf, type RunsPlan, runsOf } from './plan';

type Row = ReturnType<typeof rowAt>;

/** A row for each run of a batch, with the fields of the page's file of many runs; heads above the first of the plan. */
export function rowsOf(plan: RunsPlan, batch: RunsBatch, format: RowsFormat): string {
  const rows = Array.from(batch.trades, (_, place) => rowAt(plan, batch, place));
  if (format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { locale, headOf, yes, notice } = csvTextsOf(format);
  const { head, line } = csvTable(columns(notice), headOf, yes, locale);
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

/** Of a CSV file: the fields of a row, in the same order. */
function columns(notice: string): readonly Column<Row, CsvColumn>[] {
  const number = (key: Exclude<keyof Row, 'simulated' | 'seed' | 'scenario' | 'notice'>) =>
    ({ key, kind: 'number', value: (row: Row) => row[key] ?? null }) as const;
  return [
    { key: 'simulated', kind: 'simulated' },
    number('run'),
    { key: 'seed', kind: 'text', value: ({ seed }) => seed },
    { key: 'scenario', kind: 'text', value: ({ scenario }) => scenario },
    ...PARAMETER_NAMES.map(number),
    number('seconds'),
    number('change'),
    number('lowest'),
    number('highest'),
    number('trades'),
    number('wins'),
    number('p'),
    number('engineVersion'),
    { key: 'notice', kind: 'text', value: () => notice },
  ];
}
