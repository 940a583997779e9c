import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CERTAIN } from '../limits';
import { shareOfGains } from '../statistics/resultDistribution';
import { anyMarket } from '../testing/anyRun';
import { LOCALES } from './languages';
import { MARKETS_TEXTS } from './markets';

const SAYS_HOW_MANY_GAIN = /{chance} (?:of trades win|der Geschäfte gewinnen)/;
const SAYS_RARE = /rare loss|seltene[nr]? Verluste/i;

it('says of no market that more trades win, or that fewer lose, than they do with its parameters', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyMarket, fc.constantFrom(...LOCALES), (market, locale) => {
      const text = JSON.stringify(MARKETS_TEXTS[locale][market.name]);
      const gains = shareOfGains(market);
      if (SAYS_HOW_MANY_GAIN.test(text)) {
        met.add(`${locale} share`);
        expect('chance' in market && market.chance / CERTAIN).toBeCloseTo(gains, 12);
      }
      if (SAYS_RARE.test(text)) {
        met.add(`${locale} rare`);
        expect(gains).toBeGreaterThan(0.8 - 1e-9); // a sum of shares
      }
    }),
    { numRuns: 1_000 },
  );
  expect([...met].toSorted()).toEqual(
    LOCALES.flatMap((locale) => [`${locale} rare`, `${locale} share`]).toSorted(),
  );
});
