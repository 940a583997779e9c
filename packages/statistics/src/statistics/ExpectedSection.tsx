import { Amount, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { nearestCents } from '@simulation/engine';
import { formatAverage, formatMoney } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { expectedRange, rangeShares } from '@simulation/engine/statistics';
import { useMemo } from 'react';
import { statisticsTexts } from '../texts/statistics';
import { FigureList } from './FigureList';
import { ScaleBar } from './ScaleBar';
import { StatisticsSection } from './StatisticsSection';
import { outOf100 } from './shares';

/** Where the total was to be expected, and where it is. */
export function ExpectedSection({ played }: { played: PlayedMarket }) {
  const { locale } = useLanguage();
  const texts = useTexts(statisticsTexts);
  const { distribution, closed, startAmount, total } = played;
  const money = (amount: number) => formatMoney(nearestCents(amount), locale);
  const { expected, exact, from, to } = useMemo(
    () => expectedRange(distribution, closed),
    [distribution, closed],
  );
  const range = { from: startAmount + from, to: startAmount + to };
  const place = total < range.from ? 'below' : total > range.to ? 'above' : 'inside';
  // The range and the total, with a tenth of both beside them.
  const [lowest, highest] = [Math.min(range.from, total), Math.max(range.to, total)];
  const at = (amount: number) => (1 + (10 * (amount - lowest)) / Math.max(1, highest - lowest)) / 12;
  const deviation = money(Math.sqrt(distribution.variance));
  const mean = formatAverage(distribution.mean, locale);

  return (
    <StatisticsSection isFolded title={texts.expectedTitle}>
      <p>
        {fill(texts.expectedText, {
          mean,
          term: distribution.mean < 0 ? `(${mean})` : mean,
          deviation,
        })}{' '}
        {!exact?.isSkewed && fill(texts.rangeText, { deviation })}
      </p>
      {exact?.isSkewed && (
        <p>
          {fill(texts.exactText, {
            from: money(range.from),
            to: money(range.to),
            ahead: outOf100(1 - exact.shareUpTo(0), texts),
          })}
        </p>
      )}
      <p className="strong">
        {texts[place]}
        {exact && place !== 'inside' && (
          <> {fill(texts.outside, { runs: outOf100(rangeShares(exact, { from, to })[place], texts) })}</>
        )}
      </p>
      <ScaleBar band={[at(range.from), at(range.to)]} dots={[{ at: at(total) }]} />
      <FigureList
        figures={{
          [texts.start]: <Amount cents={startAmount} />,
          [texts.rangeFrom]: <Amount cents={nearestCents(range.from)} />,
          [texts.expectedTotal]: <Amount cents={nearestCents(startAmount + expected)} />,
          [texts.rangeTo]: <Amount cents={nearestCents(range.to)} />,
          [texts.actualTotal]: <Amount cents={total} />,
        }}
      />
    </StatisticsSection>
  );
}
