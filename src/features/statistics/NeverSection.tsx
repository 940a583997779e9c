import { TRADE_PROFIT } from '../../engine';
import type { PlayedMarket } from '../../engine/statistics/playedMarket';
import { formatMoney } from '../../format';
import { fill } from '../../i18n';
import type { StatisticsTexts } from '../../i18n/statistics';
import { useLanguage } from '../../store/react/language';
import { Amount } from '../shared/Amount';
import { FigureList } from './FigureList';
import * as styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';

/** Three lines from which it follows that the total of the rigged feed can only rise. */
export function NeverSection({
  rigged,
  texts,
}: {
  rigged: PlayedMarket | undefined;
  texts: StatisticsTexts;
}) {
  const { locale } = useLanguage();
  const least = formatMoney(TRADE_PROFIT.from, locale);
  const smallest = rigged?.least;
  return (
    <StatisticsSection title={texts.neverTitle}>
      <p className={styles.formula}>{texts.neverOne}</p>
      <p className={styles.formula}>{fill(texts.neverTwo, { least })}</p>
      <p className={styles.formula}>⇒ {fill(texts.neverThree, { least })}</p>
      <p>{texts.neverText}</p>
      {typeof smallest === 'number' && (
        <FigureList figures={{ [texts.least]: <Amount cents={smallest} signed /> }} />
      )}
    </StatisticsSection>
  );
}
