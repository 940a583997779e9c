import type { ExtraUnderTest } from '../../../e2e/extras';
import { doorTexts } from '../src/texts/doors';

const DIALOG = new RegExp(`^(?:${doorTexts.en.statistics}|${doorTexts.de.statistics})`);
const BOTH_MARKETS = /> (?:Many runs|Viele Läufe)$/;

export const extra: ExtraUnderTest = {
  claims: [
    'a trade changes the total by so much on average',
    'so many trades would have to win to keep up with the rigged market',
    'so many of a thousand runs end with a gain',
    'there are trades to observe a rate in',
  ],
  about: (place) => {
    if (!DIALOG.test(place)) return undefined;
    return BOTH_MARKETS.test(place) ? 'both markets' : 'the first hour';
  },
};
