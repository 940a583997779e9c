import {
  type Column,
  csvFile,
  exactNumber,
  fileName,
  jsonFile,
  marketColumns,
  marketFields,
} from '@simulation/engine/format';
import type { MarketRuns, Outcome } from '@simulation/engine/runs';
import { type Experiment, MOMENTS, momentAt, runSeed } from '@simulation/engine/runs';
import { type ColumnName, CSV_TEXTS } from '@simulation/engine/texts';
import { fill, type Locale } from '../../../i18n';
import type { FileFormat, FileSource } from '../../shared/saveFile';

type Row = {
  /** The number of the run. */
  readonly at: number;
  readonly outcome: Outcome;
  readonly changes: readonly number[];
};

type NamedColumn = Column<Row, ColumnName>;

type RunsFile = {
  readonly runs: MarketRuns;
  readonly experiment: Experiment;
  readonly format: FileFormat;
  readonly locale: Locale;
  /** The sentence of the simulation label. */
  readonly note: string;
};

/** The runs of one market as a file: `simulation-1000-runs-fair-7.csv`. */
export function runsFile(file: RunsFile): FileSource {
  const { runs, experiment, format, locale } = file;
  return {
    name: fileName(`${experiment.count}-runs-${runs.market.name}-${experiment.run.seed}`, locale, format),
    format,
    pieces: format === 'csv' ? csvOf(file) : jsonOf(file),
  };
}

/** The columns of both files, in this order. */
const runColumns = (seed: string): readonly NamedColumn[] => [
  { key: 'simulated', kind: 'simulated' },
  { key: 'seed', kind: 'text', value: ({ at }) => runSeed(seed, at) },
  { key: 'change', kind: 'money', value: ({ outcome }) => outcome.change },
  { key: 'trades', kind: 'number', value: ({ outcome }) => outcome.trades },
  { key: 'wins', kind: 'number', value: ({ outcome }) => outcome.wins },
  { key: 'lowest', kind: 'money', value: ({ outcome }) => outcome.lowest },
  { key: 'highest', kind: 'money', value: ({ outcome }) => outcome.highest },
  { key: 'p', kind: 'number', value: ({ outcome }) => outcome.p },
];

/**
 * A CSV file says in further columns what the head of a JSON file says once, and at the end the change at each moment of
 * the chart but the start and the end, so that a spreadsheet can compute every number of it.
 */
function csvOf({ runs, experiment, locale }: RunsFile) {
  const { run, duration } = experiment;
  const { columns: heads, changeAt, yes } = CSV_TEXTS[locale];
  const about: readonly NamedColumn[] = [
    { key: 'scenario', kind: 'text', value: () => runs.market.name },
    { key: 'seconds', kind: 'number', value: () => duration / 1_000 },
    ...marketColumns(runs.market).filter(({ key }) => key !== 'scenario'),
  ];
  const moments = Array.from({ length: MOMENTS - 2 }, (_, before): Column<Row> => {
    const index = before + 1;
    const seconds = exactNumber(momentAt(duration, index) / 1_000);
    const key = fill(changeAt, { seconds });
    return { key, kind: 'money', value: ({ changes }) => changes[index] ?? null };
  });
  const changeHeads = Object.fromEntries(moments.map(({ key }) => [key, key]));
  return csvFile<Row, string>(
    [...runColumns(run.seed), ...about, ...moments],
    rowsOf(runs, experiment),
    { columns: { ...heads, ...changeHeads }, yes },
    locale,
  );
}

function jsonOf({ runs, experiment, note }: RunsFile) {
  const { run, duration } = experiment;
  const head = {
    simulated: true,
    note,
    seed: run.seed,
    ...marketFields(runs.market),
    scenario: runs.market.name,
    seconds: duration / 1_000,
  };
  return jsonFile(runColumns(run.seed), rowsOf(runs, experiment), head, 'runs');
}

/** The rows of a market, by the number of the run. Runs that are not played are left out. */
function* rowsOf(runs: MarketRuns, { count }: Experiment): Generator<Row, void, undefined> {
  for (let k = 1; k <= count; k += 1) {
    const outcome = runs.outcome(k);
    const changes = runs.changes(k);
    if (outcome !== null && changes !== null) yield { at: k, outcome, changes };
  }
}
