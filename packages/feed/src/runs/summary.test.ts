import { createMarket, runOf } from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { RunsTally } from './runsTally';
import { summaryOf } from './summary';

const plan = {
  run: runOf({ seed: '7', market: createMarket('rare-loss', { chance: 99_00, factor: 20 }) }),
  duration: 60_000,
  count: 1_000,
  part: 1,
  parts: 1,
} as const;

const summary = (changes: readonly number[], runs: readonly number[]) => {
  const done = runs.reduce((sum, each) => sum + each, 0);
  const counts = { ...new RunsTally().counts().outcomes, done };
  return JSON.parse(summaryOf(plan, { outcomes: counts, changes, runs }));
};

describe('the summary of many runs', () => {
  it('has the error of the deviation of skewed runs, which is several times that of normal ones', () => {
    // One run of 100 loses: the fourth moment is (1 - 3pq) / pq = 98 times the square of the variance.
    const { deviation } = summary([-24_000, 700], [10, 990]);
    const kurtosis = (1 - 3 * 0.0099) / 0.0099;
    expect(deviation.error / deviation.value).toBeCloseTo(Math.sqrt((kurtosis - 1) / 1_000) / 2, 3);
    expect(deviation.error / deviation.value).toBeGreaterThan(6 / Math.sqrt(2_000));
  });

  it('has no error of a deviation of nothing', () => {
    expect(summary([700], [1_000]).deviation).toMatchObject({ value: 0, error: 0 });
  });

  it('expects of skewed runs fewer in their range than of normal ones', () => {
    expect(summary([700], [1_000]).inRange.expected).toBeCloseTo(0.934, 3);
  });
});
