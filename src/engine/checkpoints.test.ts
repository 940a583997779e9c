import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { Checkpoints } from './checkpoints';
import { MOMENT_LIMIT_MS } from './limits';
import { anyRun } from './testing/anyRun';

const HOUR = 3_600_000;

describe('a run at any moment, by way of checkpoints', () => {
  it('is the run computed from its beginning, whatever was asked for before', () => {
    fc.assert(
      fc.property(anyRun, fc.array(fc.nat(14 * HOUR), { minLength: 1, maxLength: 3 }), (run, moments) => {
        const checkpoints = new Checkpoints(run);
        for (const moment of moments) expect(checkpoints.sessionAt(moment)).toEqual(sessionAt(run, moment));
      }),
      { numRuns: 12 },
    );
  });

  it('is reached in steps of six hours, once', () => {
    const checkpoints = new Checkpoints({ route: 'dashboard', seed: '7' });
    expect([...checkpoints.extendTo(12 * HOUR)]).toEqual([6 * HOUR, 12 * HOUR]);
    expect([...checkpoints.extendTo(18 * HOUR - 1)]).toEqual([]);
    expect([...checkpoints.extendTo(18 * HOUR)]).toEqual([18 * HOUR]);
  });

  it('is found at once once it has been reached, also a month in, and keeps no more than a month', {
    tags: 'sweep',
  }, () => {
    const run = { route: 'dashboard', seed: '7' } as const;
    const checkpoints = new Checkpoints(run);
    const steps = [...checkpoints.extendTo(2 * MOMENT_LIMIT_MS)];
    expect(steps).toEqual(Array.from({ length: 30 * 4 }, (_, step) => (step + 1) * 6 * HOUR));
    expect([...checkpoints.extendTo(2 * MOMENT_LIMIT_MS)]).toEqual([]);
    const later = MOMENT_LIMIT_MS + HOUR;
    expect(checkpoints.sessionAt(later)).toEqual(sessionAt(run, later));
  });
});
