import type { FileSource } from '@simulation/dashboard';
import { fill, type Locale } from '@simulation/dashboard/texts';
import type { Market } from '@simulation/engine';
import { type Column, csvFile, exactNumber, fileName, marketColumns } from '@simulation/engine/format';
import { MOMENTS, momentAt, type Outcome, type RunsResult, runSeed } from '@simulation/engine/runs';
import { type ColumnName, CSV_TEXTS } from '@simulation/engine/texts';

type Row = {
  readonly market: Market;
  /** The number of the run. */
  readonly at: number;
  readonly outcome: Outcome;
  readonly changes: readonly number[];
};

type NamedColumn = Column<Row, ColumnName>;

/**
 * The runs of both markets as a file: `simulation-1000-runs-7.csv`. At the end it has the change at each moment of the
 * chart but the start and the end, so that a spreadsheet can compute every number of it.
 */
export function runsFile(result: RunsResult, locale: Locale): FileSource {
  const { run, count, duration } = result.experiment;
  const { columns: heads, changeAt, yes } = CSV_TEXTS[locale];
  const columns: readonly NamedColumn[] = [
    { key: 'simulated', kind: 'simulated' },
    { key: 'seed', kind: 'text', value: ({ at }) => runSeed(run.seed, at) },
    { key: 'change', kind: 'money', value: ({ outcome }) => outcome.change },
    { key: 'trades', kind: 'number', value: ({ outcome }) => outcome.trades },
    { key: 'wins', kind: 'number', value: ({ outcome }) => outcome.wins },
    { key: 'lowest', kind: 'money', value: ({ outcome }) => outcome.lowest },
    { key: 'highest', kind: 'money', value: ({ outcome }) => outcome.highest },
    { key: 'p', kind: 'number', value: ({ outcome }) => outcome.p },
    { key: 'scenario', kind: 'text', value: ({ market }) => market.name },
    { key: 'seconds', kind: 'number', value: () => duration / 1_000 },
    ...result.markets.flatMap(({ market }) => valueColumns(market)),
  ];
  const moments = Array.from({ length: MOMENTS - 2 }, (_, before): Column<Row> => {
    const index = before + 1;
    const seconds = exactNumber(momentAt(duration, index) / 1_000);
    const key = fill(changeAt, { seconds });
    return { key, kind: 'money', value: ({ changes }) => changes[index] ?? null };
  });
  const changeHeads = Object.fromEntries(moments.map(({ key }) => [key, key]));
  return {
    name: fileName(`${count}-runs-${run.seed}`, locale, 'csv'),
    format: 'csv',
    pieces: csvFile<Row, string>(
      [...columns, ...moments],
      rowsOf(result),
      { columns: { ...heads, ...changeHeads }, yes },
      locale,
    ),
  };
}

/** What a market was set to, in its rows alone. */
function valueColumns(market: Market): readonly NamedColumn[] {
  return marketColumns(market).flatMap((column): NamedColumn[] =>
    column.kind === 'simulated' || column.kind === 'text'
      ? []
      : [{ ...column, value: (row) => (row.market.name === market.name ? column.value(row) : null) }],
  );
}

/** Market by market, by the number of the run. Runs that are not played are left out. */
function* rowsOf({ markets, experiment }: RunsResult): Generator<Row, void, undefined> {
  for (const { market, ...runs } of markets) {
    for (let k = 1; k <= experiment.count; k += 1) {
      const outcome = runs.outcome(k);
      const changes = runs.changes(k);
      if (outcome !== null && changes !== null) yield { market, at: k, outcome, changes };
    }
  }
}
