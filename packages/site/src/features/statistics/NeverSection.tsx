import { cents, TRADE_PROFIT } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import type { PlayedMarket } from '@simulation/engine/statistics';
import { fill } from '../../i18n';
import { statisticsTexts } from '../../i18n/statistics';
import { useLanguage, useTexts } from '../../store/react/language';
import { Amount } from '../shared/Amount';
import { FigureList } from './FigureList';
import { StatisticsSection } from './StatisticsSection';

/** Three lines from which it follows that the total of the rigged feed can only rise. */
export function NeverSection({ rigged }: { rigged: PlayedMarket | undefined }) {
  const { locale } = useLanguage();
  const texts = useTexts(statisticsTexts);
  const least = formatMoney(cents(TRADE_PROFIT.from), locale);
  const smallest = rigged?.least;
  return (
    <StatisticsSection isFolded title={texts.neverTitle}>
      <p>
        <i>{texts.neverOne}</i>
      </p>
      <p>
        <i>{fill(texts.neverTwo, { least })}</i>
      </p>
      <p>
        <i>⇒ {fill(texts.neverThree, { least })}</i>
      </p>
      <p>{texts.neverText}</p>
      {typeof smallest === 'number' && (
        <FigureList figures={{ [texts.least]: <Amount cents={smallest} signed /> }} />
      )}
    </StatisticsSection>
  );
}
