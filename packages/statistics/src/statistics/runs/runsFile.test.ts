import { createMarket, runOf } from '@simulation/engine';
import type { Experiment, RunsResult } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { runsFile } from './runsFile';

const experiment: Experiment = { run: runOf({ seed: '=7' }), count: 100, duration: 600_000 };

const textOf = (all: RunsResult, locale: 'en' | 'de' = 'en') =>
  Array.from(runsFile(all, locale).pieces, ({ text }) => text).join('');

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

/** The rows of a market: one behind the other, 100 each. */
const rowsOf = (separator: string, csv: string, market: 0 | 1) =>
  spreadsheet(csv, separator).slice(100 * market, 100 * (market + 1));

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
    rowsOf(',', textOf(result), index).forEach((field, place) => {
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
    const german = rowsOf(';', textOf(result, 'de'), index);
    const english = rowsOf(',', textOf(result), index);
    expect(german).toHaveLength(100);
    german.forEach((field, place) => {
      expect(field('simuliert')).toBe('ja');
      expect(field('änderung')).toBe(english[place]?.('change').replace('.', ','));
      expect(field('änderung nach 10 simulierten sekunden')).toBe(
        english[place]?.('change after 10 simulated seconds').replace('.', ','),
      );
    });
  });
});

describe('the file of many runs', () => {
  const market = createMarket('fair', { chance: 3_00, cost: 50 });
  const own = { ...experiment, run: runOf({ ...experiment.run, market }) };

  it('states a coin and a cost of their own in the rows of that market, and leaves a test out that needs more trades', () => {
    const csv = textOf(playAll(own));
    const [rigged, fair] = [rowsOf(',', csv, 0)[0], rowsOf(',', csv, 1)[0]];
    expect([fair?.('chance in percent'), fair?.('cost'), fair?.('p (chi-square)')]).toEqual([
      '3',
      '0.50',
      '',
    ]);
    expect([rigged?.('chance in percent'), rigged?.('cost')]).toEqual(['', '']);
  });

  it('is named after what it holds', () => {
    const thousand: RunsResult = { ...result, experiment: { ...experiment, count: 1_000 } };
    expect(runsFile(thousand, 'en').name).toBe('simulation-1000-runs-7.csv');
    expect(runsFile(thousand, 'de').name).toBe('simulation-1000-runs-7-de.csv');
  });
});
