import { displayedRate } from '../../engine';
import { formatPercent, formatSuccessRate } from '../../format';
import { fill } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { SpokenFigure } from '../../ui/Figure/SpokenFigure';
import { useLanguage } from '../language/language';
import { RateComparison, WhereFrom } from '../later/lazy';
import { useShown } from '../page/shown';
import { rateTitles, useScenario } from '../scenario/scenario';
import * as styles from './figures.module.css';
import { widthOf } from './widthOf';

/**
 * The drawn success rate, and beside it what is known of reality. In the fair scenario the win rate, which is derived
 * from the trades, stands in its place: beside real losses a drawn rate would be a second truth.
 */
export function SuccessRateCard() {
  const { texts, currency } = useLanguage();
  const scenario = useScenario();
  const tenths = useMoment((moment) => displayedRate(moment.session.account));
  const [, show] = useShown();
  const format = scenario === 'fair' ? formatPercent : formatSuccessRate;
  const figure = tenths === null ? '–' : format(tenths, currency);
  return (
    <Card title={texts[rateTitles[scenario]]} mark={texts.simulated} className="frame-sheet frame-rate">
      <div className={styles.fit}>
        <p className={styles.number} style={widthOf(figure, '000000')}>
          {tenths === null ? (
            figure
          ) : (
            <SpokenFigure
              exact={(tenths / 10).toFixed(1)}
              text={figure}
              spoken={fill(texts.simulatedFigure, { figure })}
            />
          )}
        </p>
      </div>
      <div className="frame-shares">
        {tenths !== null && <RateComparison tenths={tenths} figure={figure} />}
      </div>
      <p className={styles.reality}>
        <span>{texts.realityNote}</span> <span>{texts.unlikeCounts}</span>{' '}
        <button
          type="button"
          className={styles.statistics}
          aria-haspopup="dialog"
          onClick={() => show('lesson')}
        >
          {texts.statistics}
        </button>
      </p>
      <WhereFrom figure="rate" />
    </Card>
  );
}
