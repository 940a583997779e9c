import { useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { cents, TRADE_PROFIT } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { statisticsTexts } from '../texts/statistics';
import { StatisticsSection } from './StatisticsSection';

/** Three lines from which it follows that the total of the rigged feed can only rise. */
export function NeverSection() {
  const { locale } = useLanguage();
  const texts = useTexts(statisticsTexts);
  const least = formatMoney(cents(TRADE_PROFIT.from), locale);
  return (
    <StatisticsSection isFolded title={texts.neverTitle}>
      {[texts.neverOne, texts.neverTwo, `⇒ ${texts.neverThree}`].map((line) => (
        <p key={line}>
          <i>{fill(line, { least })}</i>
        </p>
      ))}
      <p>{texts.neverText}</p>
    </StatisticsSection>
  );
}
