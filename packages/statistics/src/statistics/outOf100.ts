import { fill } from '@simulation/dashboard/texts';
import { roundHalfAway } from '@simulation/engine';
import type { StatisticsTexts } from '../texts/statistics';

/** A share of 0 to 1 as a number of 100, in words. Rounded to none or to all of them it would say never or always. */
export function outOf100(share: number, texts: StatisticsTexts): string {
  const count = roundHalfAway(share, 2);
  if (count === 0) return texts.fewerThanOne;
  if (count === 100) return texts.moreThan99;
  return fill(texts.aboutSoMany, { count: String(count) });
}
