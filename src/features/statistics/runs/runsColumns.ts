import { isDefaultMarket } from '../../../engine';
import { type Experiment, fairMarketOf, runSeed, type Variant } from '../../../engine/runs/experiment';
import { MOMENTS, momentAt } from '../../../engine/runs/moments';
import type { Outcome, VariantRuns } from '../../../engine/runs/runsResult';
import { exactMoney, exactNumber } from '../../../format';
import { fill } from '../../../i18n';
import type { RunsFileTexts } from '../../../i18n/runsFile';

type RunRow = {
  readonly k: number;
  readonly outcome: Outcome;
  readonly experiment: Experiment;
  readonly variant: Variant;
  readonly changes: readonly number[];
};

type Column = {
  /** A number has a decimal point and no grouping; '' is one that could not be computed. A flag is always true. */
  readonly kind: 'text' | 'number' | 'flag';
  readonly value: (row: RunRow) => string;
};

/** The columns of both files, in this order. */
const RUN_COLUMNS = {
  simulated: { kind: 'flag', value: () => 'true' },
  seed: { kind: 'text', value: ({ experiment, k }) => runSeed(experiment.run.seed, k) },
  change: { kind: 'number', value: ({ outcome }) => exactMoney(outcome.change) },
  trades: { kind: 'number', value: ({ outcome }) => exactNumber(outcome.trades) },
  wins: { kind: 'number', value: ({ outcome }) => exactNumber(outcome.wins) },
  lowest: { kind: 'number', value: ({ outcome }) => exactMoney(outcome.lowest) },
  highest: { kind: 'number', value: ({ outcome }) => exactMoney(outcome.highest) },
  p: { kind: 'number', value: ({ outcome }) => (outcome.p === null ? '' : exactNumber(outcome.p)) },
} as const satisfies Partial<Record<keyof RunsFileTexts['columns'], Column>>;

/** Columns of a CSV file for what the head of a JSON file says once. */
const HEAD_COLUMNS = {
  scenario: { kind: 'text', value: ({ variant }) => variant },
  seconds: { kind: 'number', value: ({ experiment }) => exactNumber(experiment.duration / 1_000) },
} as const satisfies Partial<Record<keyof RunsFileTexts['columns'], Column>>;

/** In the files of a fair market with a coin or a cost of its own; the chance is in percent. */
const MARKET_COLUMNS = {
  chance: { kind: 'number', value: ({ experiment }) => exactNumber(fairMarketOf(experiment).chance / 100) },
  cost: { kind: 'number', value: ({ experiment }) => exactMoney(fairMarketOf(experiment).cost) },
} as const satisfies Partial<Record<keyof RunsFileTexts['columns'], Column>>;

/** Whether a file has to state coin and cost, since they are not the usual ones. */
export function hasOwnMarket(variant: Variant, experiment: Experiment): boolean {
  return variant === 'fair' && !isDefaultMarket(fairMarketOf(experiment));
}

/** The named columns of a file. */
export const jsonColumns: readonly (readonly [key: string, column: Column])[] = Object.entries(RUN_COLUMNS);

/**
 * The columns of a CSV file with their heads: at the end the change at each moment of the chart but the start and the
 * end, so that a spreadsheet can compute every number of it.
 */
export function csvColumns(
  variant: Variant,
  experiment: Experiment,
  texts: RunsFileTexts,
): readonly (readonly [head: string, column: Column])[] {
  const named = {
    ...RUN_COLUMNS,
    ...HEAD_COLUMNS,
    ...(hasOwnMarket(variant, experiment) ? MARKET_COLUMNS : {}),
  };
  const heads: Record<string, string> = texts.columns;
  return [
    ...Object.entries(named).map(([key, column]) => [heads[key] ?? key, column] as const),
    ...Array.from({ length: MOMENTS - 2 }, (_, before) => {
      const index = before + 1;
      const seconds = exactNumber(momentAt(experiment.duration, index) / 1_000);
      const value = ({ changes }: RunRow) => exactMoney(changes[index] ?? Number.NaN);
      return [fill(texts.changeAt, { seconds }), { kind: 'number', value }] as const;
    }),
  ];
}

/** The rows of a variant, by the number of the run. Runs that are not played are left out. */
export function* runRows(runs: VariantRuns, experiment: Experiment): Generator<RunRow, void, undefined> {
  for (let k = 1; k <= experiment.count; k += 1) {
    const outcome = runs.outcome(k);
    const changes = runs.changes(k);
    if (outcome !== null && changes !== null)
      yield { k, outcome, experiment, variant: runs.variant, changes };
  }
}
