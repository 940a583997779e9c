import type { ReactNode } from 'react';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRate } from '../../store/selectors';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { pagePart } from '../shared/pageParts';
import { rateTitle, useScenario } from '../shared/scenario';
import * as styles from './cards.module.css';
import { fitToWidth } from './fitToWidth';
import { formatRate } from './formatRate';

type SuccessRateCardProps = {
  /** The rate beside that of real accounts. */
  comparison: ReactNode;
  /** The button that says where the rate comes from. */
  provenance: ReactNode;
};

/**
 * The drawn success rate, and the share of real accounts that do not lose. In a market it shows the win rate,
 * which is derived from the trades: a drawn rate would contradict their losses.
 */
export function SuccessRateCard({ comparison, provenance }: SuccessRateCardProps) {
  const { locale, texts } = useLanguage();
  const scenario = useScenario();
  const tenths = useStoreState(selectRate);
  const statistics = useDialogButton('statistics');
  const figure = tenths === null ? '–' : formatRate(tenths, scenario, locale);
  return (
    <Card
      title={texts[rateTitle(scenario)]}
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
      <div className="frame-shares">{comparison}</div>
      <p className={styles.reality}>
        <span>{texts.realityNote}</span> <span>{texts.unlikeCounts}</span>{' '}
        <button type="button" className={styles.statistics} {...statistics}>
          {texts.statistics}
        </button>
      </p>
      {provenance}
    </Card>
  );
}
