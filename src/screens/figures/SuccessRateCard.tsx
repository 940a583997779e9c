import { displayedRate } from '../../engine';
import { formatPercent, formatSuccessRate } from '../../format';
import { fill } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { useLanguage } from '../language/language';
import { RateComparison, WhereFrom } from '../later/lazy';
import { useOpenDialog } from '../page/openDialog';
import { pagePart } from '../page/pageParts';
import { rateTitles, useScenario } from '../scenario/scenario';
import * as styles from './figures.module.css';
import { fitToWidth } from './fitToWidth';

/**
 * The drawn success rate, and the share of real accounts that do not lose. In the fair scenario it shows the win rate,
 * which is derived from the trades: a drawn rate would contradict their losses.
 */
export function SuccessRateCard() {
  const { texts, currency } = useLanguage();
  const scenario = useScenario();
  const tenths = useMoment((moment) => displayedRate(moment.session.account));
  const [, setDialog] = useOpenDialog();
  const format = scenario === 'fair' ? formatPercent : formatSuccessRate;
  const figure = tenths === null ? '–' : format(tenths, currency);
  return (
    <Card
      title={texts[rateTitles[scenario]]}
      badge={texts.simulated}
      className="frame-sheet frame-rate"
      {...pagePart('successRate')}
    >
      <div className={styles.fit}>
        <p className={styles.number} style={fitToWidth(figure, '000000')}>
          {tenths === null ? (
            figure
          ) : (
            <Figure exact={(tenths / 10).toFixed(1)} spoken={fill(texts.simulatedFigure, { figure })}>
              {figure}
            </Figure>
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
          onClick={() => setDialog('lesson')}
        >
          {texts.statistics}
        </button>
      </p>
      <WhereFrom figure="rate" />
    </Card>
  );
}
