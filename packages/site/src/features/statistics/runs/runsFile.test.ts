import { createMarket } from '@simulation/engine';
import type { Experiment, MarketRuns, RunsResult } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { runsFile } from './runsFile';

const NOTE = 'Simulation – all figures are invented.';

const experiment: Experiment = { run: { route: 'dashboard', seed: '=7' }, count: 100, duration: 600_000 };

function textOf(runs: MarketRuns, format: 'csv' | 'json', locale: 'en' | 'de' = 'en', asked = experiment) {
  const file = runsFile({ runs, experiment: asked, format, locale, note: NOTE });
  return Array.from(file.pieces, ({ text }) => text).join('');
}

/** A spreadsheet: rows of fields by the head of their column. No field of these files contains a separator. */
function spreadsheet(csv: string, separator: string) {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
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

let result: RunsResult;
beforeAll(() => {
  result = playAll(experiment);
});

describe.each([
  [0, 'rigged'],
  [1, 'fair'],
] as const)('the CSV file of many runs, market %i: %s', (index, name) => {
  it('holds every outcome and each total on the way, and says in each row that it is simulated', () => {
    const { fan, outcome, changes } = result.markets[index];
    spreadsheet(textOf(result.markets[index], 'csv'), ',').forEach((field, place) => {
      const k = place + 1;
      expect(field('simulated')).toBe('yes');
      expect(field('seed')).toBe(`'=7~${k}`); // no formula
      expect(field('scenario')).toBe(name);
      expect(field('simulated seconds')).toBe('600');
      expect({
        change: centsOf(field('change')),
        trades: Number(field('trades')),
        wins: Number(field('winning trades')),
        lowest: centsOf(field('lowest change')),
        highest: centsOf(field('highest change')),
        p: Number(field('p (chi-square)')),
      }).toEqual(outcome(k));
      const onTheWay = fan
        .slice(1, -1)
        .map(({ at }) => field(`change after ${at / 1_000} simulated seconds`));
      expect(onTheWay.map(centsOf)).toEqual([...(changes(k) ?? [])].slice(1, -1));
    });
  });

  it('in German is as a German spreadsheet reads it', () => {
    const german = spreadsheet(textOf(result.markets[index], 'csv', 'de'), ';');
    const english = spreadsheet(textOf(result.markets[index], 'csv'), ',');
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
    const json = textOf(result.markets[index], 'json');
    const runs = spreadsheet(textOf(result.markets[index], 'csv'), ',').map((field) => ({
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
      scenario: name,
      seconds: 600,
      runs,
    });
  });
});

describe('the files of many runs', () => {
  const market = createMarket('fair', { chance: 3_00, cost: 50 });
  const own = { ...experiment, run: { ...experiment.run, market } } as const;

  it('state a coin and a cost of their own, and leave a test out that needs more trades', () => {
    const [rigged, fair] = playAll(own).markets;
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
      runsFile({ runs: result.markets[1], experiment: thousand, format, locale, note: NOTE }).name;
    expect(named('csv', 'en')).toBe('simulation-1000-runs-fair-7.csv');
    expect(named('json', 'de')).toBe('simulation-1000-runs-fair-7-de.json');
  });
});
