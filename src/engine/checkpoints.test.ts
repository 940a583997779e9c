import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { Checkpoints } from './checkpoints';
import { MOMENT_LIMIT_MS } from './limits';
import type { Run } from './run';

const HOUR = 3_600_000;
const anyRun: fc.Arbitrary<Run> = fc.oneof(
  fc.record({ route: fc.constantFrom('dashboard' as const, 'v' as const), seed: fc.string() }),
  fc.record({
    route: fc.constant('dashboard' as const),
    seed: fc.string(),
    scenario: fc.constant('fair' as const),
  }),
);

describe('a run at any moment, by way of checkpoints', () => {
  it('is the run computed from its beginning, whatever was asked for before', () => {
    fc.assert(
      fc.property(anyRun, fc.array(fc.nat(20 * HOUR), { minLength: 1, maxLength: 4 }), (run, moments) => {
        const checkpoints = new Checkpoints(run);
        for (const moment of moments) expect(checkpoints.sessionAt(moment)).toEqual(sessionAt(run, moment));
      }),
      { numRuns: 20 },
    );
  });

  it('is reached in steps of six hours, once', () => {
    const checkpoints = new Checkpoints({ route: 'dashboard', seed: '7' });
    expect([...checkpoints.extendTo(12 * HOUR)]).toEqual([6 * HOUR, 12 * HOUR]);
    expect([...checkpoints.extendTo(18 * HOUR - 1)]).toEqual([]);
    expect([...checkpoints.extendTo(18 * HOUR)]).toEqual([18 * HOUR]);
  });

  it.each(['dashboard', 'v'] as const)(
    'is reached in many steps a month in, and found at once from then on: %s',
    { tags: 'sweep' },
    (route) => {
      const checkpoints = new Checkpoints({ route, seed: '7' });
      const steps = [...checkpoints.extendTo(MOMENT_LIMIT_MS)];
      expect(steps.length).toBeGreaterThan(100);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect([...checkpoints.extendTo(MOMENT_LIMIT_MS)]).toEqual([]);
      expect(checkpoints.sessionAt(MOMENT_LIMIT_MS)).toEqual(
        sessionAt({ route, seed: '7' }, MOMENT_LIMIT_MS),
      );
    },
  );

  it('keeps no more than a month, however long a run is played', { tags: 'sweep' }, () => {
    const checkpoints = new Checkpoints({ route: 'dashboard', seed: '7' });
    Array.from(checkpoints.extendTo(MOMENT_LIMIT_MS));
    expect([...checkpoints.extendTo(2 * MOMENT_LIMIT_MS)]).toEqual([]);
    const later = MOMENT_LIMIT_MS + HOUR;
    expect(checkpoints.sessionAt(later)).toEqual(sessionAt({ route: 'dashboard', seed: '7' }, later));
  });
});
