import { fill, type Locale } from '@simulation/dashboard/texts';
import { formatPercent } from '@simulation/engine/format';
import { rangeOfShare } from '@simulation/engine/statistics';
import { statisticsTexts } from '../texts/statistics';

/** Wilson's range of 95 % for a share, as text. Rounded outwards: nothing is left out. */
export function rateRange(hits: number, all: number, locale: Locale): string {
  const { from, to } = rangeOfShare(hits, all);
  return fill(statisticsTexts[locale].wonFromTo, {
    from: formatPercent(Math.floor(from * 1_000), locale),
    to: formatPercent(Math.ceil(to * 1_000), locale),
  });
}
