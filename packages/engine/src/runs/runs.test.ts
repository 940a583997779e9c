import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParameters } from '../../../dashboard/src/visit/address/parameters';
import { writeAddress } from '../../../dashboard/src/visit/address/writeAddress';
import { runOf } from '../makeRun';
import { createMarket } from '../markets';
import { cents } from '../money';
import { finish } from '../recording';
import type { Run } from '../run';
import { anyRun, anySeed } from '../testing/anyRun';
import { independentRun } from '../testing/independentRun';
import { playAll, playBatch } from '../testing/playAll';
import { sessionAt } from '../testing/sessionAt';
import { computeRunsResult } from './computeRunsResult';
import { type Experiment, hasRuns, runSeed, seriesRun } from './experiment';
import { nearestRank, type RunsResult } from './runsResult';
import { RunsTable } from './runsTable';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;

const ask = (seed: string, over: Partial<Experiment> = {}, run: Partial<Run> = {}): Experiment => ({
  run: runOf({ ...run, seed }),
  count: 100,
  duration: TEN_MINUTES,
  ...over,
});

/** Everything that a result says, run by run too. */
const allOf = (result: RunsResult) =>
  result.markets.map(({ fan, histogram, sums, summary, outcome, changes }) => {
    const runs = Array.from({ length: result.experiment.count }, (_, place) => place + 1);
    return {
      fan,
      histogram,
      normal: [sums.mean, sums.deviation],
      summary,
      runs: runs.map((k) => [outcome(k), changes(k)]),
    };
  });

/** The numbers from 1 to `count` in slices that end after these numbers, in any order. */
const anySlices = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: count - 1 }), { maxLength: 12 })
    .map((ends) => [0, ...ends.sort((a, b) => a - b), count])
    .map((ends) =>
      ends.slice(1).map((end, at) => ({ first: (ends[at] ?? 0) + 1, runs: end - (ends[at] ?? 0) })),
    )
    .chain((slices) => fc.shuffledSubarray(slices, { minLength: slices.length }));

describe('run k of many', () => {
  it('is the run of the seed, a tilde and k, to the cent, as a second program finds it: 120 of 1,000 runs of an hour', {
    tags: 'sweep',
  }, () => {
    const slices = [1, 481, 961].map((first) => ({ first, runs: 40 }));
    const result = playAll(ask('7', { count: 1_000, duration: HOUR }), slices);
    for (const { first, runs } of slices)
      for (let k = first; k < first + runs; k += 1) {
        const { rigged, fair } = independentRun(`7~${k}`, HOUR);
        expect(result.markets.map(({ outcome }) => outcome(k))).toMatchObject([rigged, fair]);
      }
  });

  it('has the total, the trades and the wins that its link shows, whatever the seed, the coin and the cost', () => {
    fc.assert(
      fc.property(anyRun, fc.integer({ min: 1, max: 100 }), (run, k) => {
        const experiment = ask(run.seed, {}, { ...run, route: 'dashboard' });
        const table = new RunsTable(experiment);
        table.add(playBatch(experiment, { first: k, runs: 1 }));
        for (const [index, market] of table.markets.entries()) {
          const { account } = sessionAt(seriesRun(experiment, market, k), TEN_MINUTES);
          expect(table.outcome(index, k)).toMatchObject({
            change: account.total - account.startAmount,
            trades: account.closed,
            wins: account.won ?? account.closed,
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a market with a coin and a cost of its own is what a second program finds', () => {
    const market = createMarket('fair', { chance: 30_00, cost: 50 });
    const [, own] = playAll(ask('own', {}, { market })).markets;
    for (let k = 1; k <= 100; k += 1)
      expect(own.outcome(k)).toMatchObject(independentRun(`own~${k}`, TEN_MINUTES, 30, 50).fair);
  });

  it('is the run that its link opens, also for the longest seed and for one with tildes', () => {
    for (const seed of ['~', '7~1', 'ä&=~', 'x'.repeat(90)]) {
      expect(hasRuns(seed)).toBe(true);
      const link = writeAddress('/', { seed: runSeed(seed, 10_000) });
      expect(readParameters(link.slice(1)).seed).toBe(`${seed}~10000`);
    }
  });

  it('cannot be asked for where a link could not hold its seed', () => {
    expect(hasRuns('x'.repeat(91))).toBe(false);
  });
});

describe('the result of many runs', () => {
  it('is the same however they are divided and in whatever order they arrive, also twice', () => {
    fc.assert(
      fc.property(anySeed, anySlices(100), (seed, slices) => {
        const experiment = ask(seed);
        expect(allOf(playAll(experiment, [...slices, ...slices.slice(0, 1)]))).toEqual(
          allOf(playAll(experiment)),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('says nothing of a run that is not played yet', () => {
    const experiment = ask('slice');
    const table = new RunsTable(experiment);
    table.add(playBatch(experiment, { first: 41, runs: 20 }));
    const { done, markets } = finish(computeRunsResult(table));
    const [, fair] = markets;
    expect([table.done, done, fair.summary.done]).toEqual([20, 20, 20]);
    expect([fair.outcome(40), fair.changes(61), fair.outcome(101)]).toEqual([null, null, null]);
    const { best, worst } = fair.summary;
    expect([best, worst].filter(({ k }) => k <= 40 || k > 60)).toEqual([]);
    expect(fair.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    const nothing = () => finish(computeRunsResult(new RunsTable(experiment)));
    expect(nothing).toThrow(RangeError);
    expect(nothing).toThrow('no run that is played');
  });

  it('has at each of 61 moments the values that the runs have there', () => {
    const experiment = ask('fan');
    const [, fair] = playAll(experiment).markets;
    expect(fair.fan.map(({ at }) => at)).toEqual(Array.from({ length: 61 }, (_, index) => index * 10_000));
    fair.fan.forEach(({ at, lowest, p5, p25, median, p75, p95, highest }, index) => {
      const values = Array.from({ length: 100 }, (_, place) => {
        const change = fair.changes(place + 1)?.[index];
        if (place % 33 === 0) {
          const { account } = sessionAt(seriesRun(experiment, fair.market, place + 1), at);
          expect(change).toBe(account.total - account.startAmount);
        }
        return change;
      }).sort((a = cents(0), b = cents(0)) => a - b);
      expect([lowest, p5, p25, median, p75, p95, highest]).toEqual(
        [0, 4, 24, 49, 74, 94, 99].map((at) => values[at]),
      );
    });
  });
});

describe('a quantile by the nearest rank', () => {
  it('is the smallest value that so many percent of all do not exceed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          const sorted = Int32Array.from(values).sort();
          const share = (value: number) => values.filter((each) => each <= value).length / values.length;
          expect(nearestRank(sorted, percent)).toBe(
            sorted.find((value) => share(value) * 100 >= percent - 1e-9),
          );
        },
      ),
    );
  });
});
