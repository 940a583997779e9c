import { describe, expect, it } from 'vitest';
import { runOf } from '../makeRun';
import { createMarket, RIGGED } from '../markets';
import { finish } from '../recording';
import { computeRunsResult } from './computeRunsResult';
import { type Experiment, RUN_COUNTS, RUN_DURATIONS, seriesRun } from './experiment';
import { divideRuns, playRuns } from './playRuns';
import { RunsTable } from './runsTable';

const MARKETS = [RIGGED, createMarket('fair')];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ask = (over: Partial<Experiment> = {}): Experiment => ({
  run: runOf({ seed: '7' }),
  count: 100,
  duration: HOUR,
  ...over,
});

describe('an experiment about many runs', () => {
  it('is about 100, 1,000 or 10,000 runs of ten minutes, an hour, eight hours or a day', () => {
    expect(RUN_COUNTS).toEqual([100, 1_000, 10_000]);
    expect(RUN_DURATIONS).toEqual([HOUR / 6, HOUR, 8 * HOUR, DAY]);
  });

  it('is about the rigged feed and the market of its run, or the fair one beside a rigged run', () => {
    const rare = createMarket('rare-loss', { factor: 5 });
    for (const [market, other] of [
      [undefined, createMarket('fair')],
      [rare, rare],
    ] as const) {
      const experiment = ask({ run: runOf({ seed: '7', market }) });
      expect(new RunsTable(experiment).markets).toEqual([RIGGED, other]);
      expect(seriesRun(experiment, other, 17)).toEqual({ route: 'dashboard', seed: '7~17', market: other });
    }
  });
});

describe('the slices that runs are played in', () => {
  it.each([
    [HOUR / 6, 500],
    [HOUR, 83],
    [8 * HOUR, 10],
    [DAY, 3],
  ] as const)('of %d ms are about 150,000 trades: %d runs', (duration, size) => {
    for (const count of RUN_COUNTS) {
      const slices = [...divideRuns({ first: 1, runs: count }, duration)];
      for (const [at, { first, runs }] of slices.entries()) {
        expect(first).toBe(1 + at * size);
        expect(runs).toBe(Math.min(size, count - at * size));
        expect(runs).toBeGreaterThan(0);
      }
      expect(slices.reduce((sum, { runs }) => sum + runs, 0)).toBe(count);
    }
  });
});

describe('playing in slices', () => {
  it('yields after each run', () => {
    const runs = Array.from(playRuns(ask(), MARKETS, { first: 1, runs: 3 }));
    expect(runs).toHaveLength(3);
  });

  it('yields at each moment of a result, and for its histogram, in both markets', () => {
    const table = new RunsTable(ask());
    table.add(finish(playRuns(ask(), MARKETS, { first: 1, runs: 1 })));
    expect(Array.from(computeRunsResult(table))).toHaveLength(2 * 62);
  });
});
