import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountAt } from './accountAt';
import { anyRun } from './testing/anyRun';
import { sessionAt } from './testing/sessionAt';

it('the figures of the first paint are those of the run at that moment, for every seed, market and start value', () => {
  fc.assert(
    fc.property(anyRun, fc.oneof(fc.constant(0), fc.nat(200_000)), (drawn, moment) => {
      const run = { ...drawn, route: 'dashboard' as const };
      expect(accountAt(run, moment, () => false)).toEqual(sessionAt(run, moment).account);
    }),
  );
});

it('the first paint waits for no figures that take too long, and for every moment of the first half hour', () => {
  const run = { route: 'dashboard', seed: '7' } as const;
  expect(accountAt(run, 1_800_000, () => true)).toBeDefined();
  expect(accountAt(run, 3_600_000, () => true)).toBeUndefined();
});
