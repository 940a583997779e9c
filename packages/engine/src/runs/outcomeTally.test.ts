import { describe, expect, it } from 'vitest';
import { runOf } from '../makeRun';
import { createMarket, RIGGED } from '../markets';
import { cents } from '../money';
import { Recording } from '../recording';
import { testResults } from '../statistics/chiSquare';
import { playedMarket } from '../statistics/playedMarket';
import { resultDistribution } from '../statistics/resultDistribution';
import { playAll } from '../testing/playAll';
import { type Experiment, seriesRun } from './experiment';
import { addCounts, addOutcome, emptyTally } from './outcomeTally';

const experiment: Experiment = { run: runOf({ seed: '7' }), count: 100, duration: 600_000 };

describe('what many runs come to', () => {
  it('is what their outcomes come to, one by one', () => {
    const result = playAll(experiment);
    const moments = [
      [700, 83_500],
      [-35, 573_500],
    ];
    for (const [index, { outcome, summary }] of result.markets.entries()) {
      const [mean = Number.NaN, variance = Number.NaN] = moments[index] ?? [];
      const outcomes = Array.from({ length: 100 }, (_, place) => {
        const found = outcome(place + 1);
        if (found === null) throw new Error(`Run ${place + 1} is not played.`);
        return { k: place + 1, ...found };
      });
      const byChange = outcomes.toSorted((a, b) => a.change - b.change || a.k - b.k);
      const highest = byChange.at(-1)?.change;
      expect(summary).toEqual({
        done: 100,
        ahead: outcomes.filter(({ change }) => change > 0).length,
        median: byChange[49]?.change,
        worst: { k: byChange[0]?.k, change: byChange[0]?.change },
        best: { k: byChange.find(({ change }) => change === highest)?.k, change: highest },
        inRange: outcomes.filter(
          ({ change, trades }) =>
            Math.abs(change - mean * trades) <= 1.959_964 * Math.sqrt(variance * trades),
        ).length,
        judged: 100,
        significant: outcomes.filter(({ p }) => p !== null && p < 0.05).length,
      });
      expect(summary.significant).toBeGreaterThan(0);
    }
  });
});

describe('outcomes that are counted', () => {
  const outcome = {
    change: cents(5),
    trades: 300,
    wins: 150,
    lowest: cents(-1),
    highest: cents(9),
    p: 0.01,
  };
  const distribution = resultDistribution(RIGGED);

  it('name the first of equal runs as best and worst, in whatever order they are added', () => {
    for (const order of [
      [3, 1, 2],
      [1, 2, 3],
    ]) {
      const [tally, sum] = [emptyTally(), emptyTally()];
      for (const k of order) {
        const one = emptyTally();
        addOutcome(one, k, outcome, distribution);
        addOutcome(tally, k, outcome, distribution);
        addCounts(sum, one);
      }
      const run = { k: 1, change: 5 };
      const counts = { done: 3, ahead: 3, inRange: 0, judged: 3, significant: 3, best: run, worst: run };
      expect([tally, sum]).toEqual([counts, counts]);
    }
  });

  it('name the runs with the highest and the lowest change, wherever they are in the order, and those ahead', () => {
    const tally = emptyTally();
    for (const [k, change] of [
      [3, 0],
      [2, 9],
      [1, 4],
      [5, -9],
      [4, -4],
    ] as const)
      addOutcome(tally, k, { ...outcome, change: cents(change) }, distribution);
    expect(tally).toMatchObject({ ahead: 2, best: { k: 2, change: 9 }, worst: { k: 5, change: -9 } });
  });

  it('are in the range at both of its ends, and significant below 5 %', () => {
    const point = { ...distribution, mean: 10, variance: 0 };
    const tally = emptyTally();
    for (const [k, change, p] of [
      [1, 20, 0.05],
      [2, 21, 0.049],
      [3, 19, null],
    ] as const)
      addOutcome(tally, k, { ...outcome, change: cents(change), p, trades: 2 }, point);
    expect(tally).toMatchObject({ done: 3, inRange: 1, judged: 2, significant: 1 });
  });
});

describe('the chi-square test of one of many runs', () => {
  it('is not made where ten minutes are too short, and the run is not judged', () => {
    const market = createMarket('fair', { chance: 1_00 });
    const [rigged, fair] = playAll({ ...experiment, run: runOf({ ...experiment.run, market }) }).markets;
    expect([fair.outcome(1)?.p, fair.summary.judged, fair.summary.significant]).toEqual([null, 0, 0]);
    expect(rigged.summary.judged).toBe(100);
  });

  it('is that of the same run in the statistics', () => {
    const result = playAll(experiment);
    for (const { market, outcome } of result.markets)
      for (const k of [1, 50, 100]) {
        const recording = new Recording(seriesRun(experiment, market, k));
        const { counts, distribution } = playedMarket(recording, experiment.duration);
        expect(outcome(k)?.p).toBe(testResults(distribution.bins, counts)?.p);
      }
  });
});
