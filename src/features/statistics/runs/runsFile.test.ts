import { beforeAll, describe, expect, it } from 'vitest';
import type { Experiment } from '../../../engine/runs/experiment';
import type { RunsResult, VariantRuns } from '../../../engine/runs/runsResult';
import { playAll } from '../../../engine/testing/playAll';
import { runsFile } from './runsFile';

const NOTE = 'Simulation – all figures are invented.';

const experiment: Experiment = { run: { route: 'dashboard', seed: '=7' }, count: 100, duration: 600_000 };

function textOf(runs: VariantRuns, format: 'csv' | 'json', locale: 'en' | 'de' = 'en', asked = experiment) {
  const file = runsFile({ runs, experiment: asked, format, locale, note: NOTE });
  return Array.from(file.pieces, ({ text }) => text).join('');
}

/** A spreadsheet: rows of fields by the head of their column. No field of these files contains a separator. */
function spreadsheet(csv: string, separator: string) {
  const [head = [], ...rows] = csv
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(separator));
  return rows.map((row) => (name: string) => row[head.indexOf(name)] ?? `no column ${name}`);
}

/** An amount with two decimals in whole cents. */
const centsOf = (field: string) => {
  if (!/^-?\d+\.\d\d$/.test(field)) throw new Error(`${field} is no amount with two decimals.`);
  return Number(field.replace('.', ''));
};

/** Mean and variance of a trade as docs/simulation.md states them: sizes of 2.00 to 12.00, each cent equally likely. */
const STATED = {
  rigged: { mean: 700, variance: (1_001 ** 2 - 1) / 12 },
  fair: { mean: -35, variance: (1_001 ** 2 - 1) / 12 + 700 ** 2 },
};

let result: RunsResult;
beforeAll(() => {
  result = playAll(experiment);
});

describe.each(['rigged', 'fair'] as const)('the CSV file of many runs, %s', (variant) => {
  it('is enough to compute every number of the summary', () => {
    const rows = spreadsheet(textOf(result[variant], 'csv'), ',').map((field, place) => ({
      k: place + 1,
      change: centsOf(field('change')),
      trades: Number(field('trades')),
      p: Number(field('p (chi-square)')),
    }));
    const ascending = rows.toSorted((a, b) => a.change - b.change || a.k - b.k);
    const highest = ascending.at(-1)?.change;
    const { mean, variance } = STATED[variant];
    expect(result[variant].summary).toEqual({
      done: rows.length,
      ahead: rows.filter(({ change }) => change > 0).length,
      median: ascending[rows.length / 2 - 1]?.change,
      best: { k: rows.find(({ change }) => change === highest)?.k, change: highest },
      worst: { k: ascending[0]?.k, change: ascending[0]?.change },
      inRange: rows.filter(
        ({ change, trades }) => Math.abs(change - mean * trades) <= 1.959_964 * Math.sqrt(variance * trades),
      ).length,
      judged: rows.length,
      significant: rows.filter(({ p }) => p < 0.05).length,
    });
  });

  it('is enough to compute every number of the fan chart and the bars', () => {
    const rows = spreadsheet(textOf(result[variant], 'csv'), ',');
    const columnOf = (name: string) => rows.map((field) => centsOf(field(name))).sort((a, b) => a - b);
    for (const { at, lowest, p5, p25, median, p75, p95, highest } of result[variant].fan.slice(1)) {
      const column = columnOf(at === 600_000 ? 'change' : `change after ${at / 1_000} simulated seconds`);
      expect([lowest, p5, p25, median, p75, p95, highest]).toEqual(
        [1, 5, 25, 50, 75, 95, 100].map((rank) => column[rank - 1]),
      );
    }
    const changes = columnOf('change');
    for (const { from, to, count } of result[variant].histogram)
      expect(changes.filter((change) => change >= from && change <= to)).toHaveLength(count);
  });

  it('holds for each run its extremes, and says that it is simulated', () => {
    spreadsheet(textOf(result[variant], 'csv'), ',').forEach((field, place) => {
      expect(field('simulated')).toBe('yes');
      expect(field('seed')).toBe(`'=7~${place + 1}`); // no formula
      expect(field('scenario')).toBe(variant);
      expect(field('simulated seconds')).toBe('600');
      expect(centsOf(field('lowest change'))).toBeLessThanOrEqual(
        Math.min(0, centsOf(field('change after 300 simulated seconds'))),
      );
      expect(centsOf(field('highest change'))).toBeGreaterThanOrEqual(Math.max(0, centsOf(field('change'))));
    });
  });

  it('in German is as a German spreadsheet reads it', () => {
    const german = spreadsheet(textOf(result[variant], 'csv', 'de').replace(/^\uFEFF/, ''), ';');
    const english = spreadsheet(textOf(result[variant], 'csv'), ',');
    expect(german).toHaveLength(100);
    german.forEach((field, place) => {
      expect(field('simuliert')).toBe('ja');
      expect(field('änderung')).toBe(english[place]?.('change').replace('.', ','));
      expect(field('änderung nach 10 simulierten sekunden')).toBe(
        english[place]?.('change after 10 simulated seconds').replace('.', ','),
      );
    });
  });

  it('says the same as the JSON file', () => {
    const json = textOf(result[variant], 'json');
    const runs = spreadsheet(textOf(result[variant], 'csv'), ',').map((field) => ({
      simulated: true,
      seed: field('seed').slice(1),
      change: Number(field('change')),
      trades: Number(field('trades')),
      wins: Number(field('winning trades')),
      lowest: Number(field('lowest change')),
      highest: Number(field('highest change')),
      p: Number(field('p (chi-square)')),
    }));
    expect(JSON.parse(json)).toEqual({
      simulated: true,
      note: NOTE,
      seed: '=7',
      scenario: variant,
      seconds: 600,
      runs,
    });
  });
});

describe('the files of many runs', () => {
  const own = { ...experiment, run: { ...experiment.run, chance: 3_00, cost: 50 } } as const;

  it('state a coin and a cost of their own, and leave a test out that needs more trades', () => {
    const { fair, rigged } = playAll(own);
    const [first] = spreadsheet(textOf(fair, 'csv', 'en', own), ',');
    expect([first?.('chance in percent'), first?.('cost'), first?.('p (chi-square)')]).toEqual([
      '3',
      '0.50',
      '',
    ]);
    const json: unknown = JSON.parse(textOf(fair, 'json', 'en', own));
    expect(json).toMatchObject({ chance: 3, cost: 0.5 });
    expect(json).toHaveProperty('runs.0.p', null);
    expect(textOf(rigged, 'csv', 'en', own)).not.toContain('chance');
  });

  it('are named after what they hold', () => {
    const thousand: Experiment = { ...experiment, count: 1_000 };
    const named = (format: 'csv' | 'json', locale: 'en' | 'de') =>
      runsFile({ runs: result.fair, experiment: thousand, format, locale, note: NOTE }).name;
    expect(named('csv', 'en')).toBe('simulation-1000-runs-fair-7.csv');
    expect(named('json', 'de')).toBe('simulation-1000-runs-fair-7-de.json');
  });
});
