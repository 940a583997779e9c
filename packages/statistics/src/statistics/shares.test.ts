import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statisticsTexts } from '../texts/statistics';
import { outOf100 } from './shares';

it.each([
  [0, 'fewer than 1', 'weniger als 1'],
  [0.0049, 'fewer than 1', 'weniger als 1'],
  [0.01, 'about 1', 'etwa 1'],
  [0.934, 'about 93', 'etwa 93'],
  [0.999, 'more than 99', 'mehr als 99'],
])('says of a share of %s: %s of 100, in German %s', (share, english, german) => {
  expect([outOf100(share, statisticsTexts.en), outOf100(share, statisticsTexts.de)]).toEqual([
    english,
    german,
  ]);
});

it('says of no share that it is none or all of 100', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      expect(outOf100(share, statisticsTexts.en)).not.toMatch(/\b(?:0|100)$/);
    }),
  );
});
