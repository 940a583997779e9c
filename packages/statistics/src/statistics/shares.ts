import { fill, type Locale } from '@simulation/dashboard/texts';
import { roundHalfAway } from '@simulation/engine';
import { formatPercent } from '@simulation/engine/format';
import { rangeOfShare } from '@simulation/engine/statistics';
import { type StatisticsTexts, statisticsTexts } from '../texts/statistics';

/** A share of 0 to 1 as a number of 100, in words. Rounded to none or to all of them it would say never or always. */
export function outOf100(share: number, texts: StatisticsTexts): string {
  const count = roundHalfAway(share, 2);
  if (count === 0) return texts.fewerThanOne;
  if (count === 100) return texts.moreThan99;
  return fill(texts.aboutSoMany, { count: String(count) });
}

/** Wilson's range of 95 % for a share, as text. Rounded outwards: nothing is left out. */
export function rateRange(hits: number, all: number, locale: Locale): string {
  const { from, to } = rangeOfShare(hits, all);
  return fill(statisticsTexts[locale].wonFromTo, {
    from: formatPercent(Math.floor(from * 1_000), locale),
    to: formatPercent(Math.ceil(to * 1_000), locale),
  });
}
