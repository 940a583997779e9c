import fc from 'fast-check';
import type { Run } from '../run';
import { readSeed } from '../seed';

/** Any seed as a link or the feed gives it. */
export const anySeed = fc.string({ unit: 'grapheme' }).map((text) => readSeed(text) ?? '7');

/** Any run of either page, with any start values and any market that a link can give. */
export const anyRun: fc.Arbitrary<Run> = fc.record(
  {
    route: fc.constantFrom('dashboard' as const, 'v' as const),
    seed: anySeed,
    name: fc.string(),
    amount: fc.integer({ min: -1e14, max: 1e14 }),
    trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    scenario: fc.constant('fair' as const),
    chance: fc.integer({ min: 1_00, max: 99_00 }),
    cost: fc.nat(10_00),
  },
  { requiredKeys: ['route', 'seed'] },
);
