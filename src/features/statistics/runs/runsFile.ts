import { fromCents } from '../../../engine';
import { type Experiment, fairMarketOf } from '../../../engine/runs/experiment';
import type { VariantRuns } from '../../../engine/runs/runsResult';
import { csvText } from '../../../format/csvFields';
import { csvWriter } from '../../../format/csvWriter';
import { fileName } from '../../../format/fileName';
import type { Locale } from '../../../i18n';
import { runsFileTexts } from '../../../i18n/runsFile';
import type { FileSource } from '../../shared/saveFile';
import { csvColumns, hasOwnMarket, jsonColumns, runRows } from './runsColumns';

export type RunsFileEnding = 'csv' | 'json';

type Piece = { readonly text: string; readonly at: number };

/** All runs of a market as a CSV file, piece by piece; a piece is at the number of its run. */
function* csvPieces(
  runs: VariantRuns,
  experiment: Experiment,
  locale: Locale,
): Generator<Piece, void, undefined> {
  const texts = runsFileTexts[locale];
  const { start, line, write } = csvWriter(locale, texts.yes);
  const columns = csvColumns(runs.variant, experiment, texts);
  yield { at: 0, text: start + line(columns.map(([head]) => csvText(head))) };
  for (const row of runRows(runs, experiment)) {
    yield { at: row.k, text: line(columns.map(([, { kind, value }]) => write[kind](value(row)))) };
  }
}

/**
 * All runs of a market as a JSON file, piece by piece, one run a line. Money is in units with both decimals (`12.50`),
 * which `JSON.stringify` would not write.
 *
 * @param note the sentence of the simulation label
 */
function* jsonPieces(
  runs: VariantRuns,
  experiment: Experiment,
  note: string,
): Generator<Piece, void, undefined> {
  const { run, duration } = experiment;
  const { chance, cost } = fairMarketOf(experiment);
  const own = hasOwnMarket(runs.variant, experiment) ? { chance: chance / 100, cost: fromCents(cost) } : {};
  const head = {
    simulated: true,
    note,
    seed: run.seed,
    scenario: runs.variant,
    ...own,
    seconds: duration / 1_000,
  };
  yield { at: 0, text: `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "runs": [` };
  const write = { flag: String, number: (exact: string) => exact || 'null', text: JSON.stringify };
  let separator = '\n';
  for (const row of runRows(runs, experiment)) {
    const fields = jsonColumns.map(([key, { kind, value }]) => `"${key}": ${write[kind](value(row))}`);
    yield { at: row.k, text: `${separator}    { ${fields.join(', ')} }` };
    separator = ',\n';
  }
  yield { at: experiment.count, text: '\n  ]\n}\n' };
}

type RunsFile = {
  readonly runs: VariantRuns;
  readonly experiment: Experiment;
  readonly ending: RunsFileEnding;
  readonly locale: Locale;
  /** The sentence of the simulation label. */
  readonly note: string;
};

/** The runs of one market as a file: `simulation-1000-runs-fair-7.csv`. */
export function runsFile({ runs, experiment, ending, locale, note }: RunsFile): FileSource {
  const name = fileName(`${experiment.count}-runs-${runs.variant}-${experiment.run.seed}`, locale, ending);
  return ending === 'csv'
    ? { name, type: 'text/csv;charset=utf-8', pieces: csvPieces(runs, experiment, locale) }
    : { name, type: 'application/json', pieces: jsonPieces(runs, experiment, note) };
}
