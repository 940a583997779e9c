import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMarket } from '../markets';
import { keepUpShare } from './keepUpShare';

it('INV-33 with the share of gains that is stated a trade brings what a rigged one does, and with a tenth of a percent less it does not, at every cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_00 }), (cost) => {
      const share = keepUpShare(createMarket('fair', { cost }));
      const mean = (wins: number) => (2 * wins - 1) * 700 - cost;
      expect(mean(share)).toBeGreaterThan(700 - 0.01);
      expect(mean(share - 0.001)).toBeLessThan(700);
      expect(share === 1).toBe(cost === 0);
    }),
  );
  expect(keepUpShare(createMarket('fair'))).toBe(1.025);
  for (const factor of [2, 10, 20]) expect(keepUpShare(createMarket('rare-loss', { factor }))).toBe(1);
});
