import type { ReactNode } from 'react';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRate } from '../../store/selectors';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { Mark } from '../../ui/Mark/Mark';
import { pagePart } from '../shared/pageParts';
import { rateTitle, useScenario } from '../shared/scenario';
import * as styles from './cards.module.css';
import { fitToWidth, MAX_BESIDE_MARK } from './fitToWidth';
import { formatRate } from './formatRate';

/** A range of percentages, which no line break divides. */
const RANGE = /(\d+–\d+\s?%)/;

type SuccessRateCardProps = {
  /** The button that says where the rate comes from. */
  provenance: ReactNode;
};

/**
 * The drawn success rate, and what is known of real accounts. In a market it shows the win rate,
 * which is derived from the trades: a drawn rate would contradict their losses.
 */
export function SuccessRateCard({ provenance }: SuccessRateCardProps) {
  const { locale, texts } = useLanguage();
  const scenario = useScenario();
  const tenths = useStoreState(selectRate);
  const [before, range, after] = texts.realityNote.split(RANGE);
  const figure = tenths === null ? '–' : formatRate(tenths, scenario, locale);
  return (
    <Card title={texts[rateTitle(scenario)]} className="frame-rate" {...pagePart('successRate')}>
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
        {figure.length <= MAX_BESIDE_MARK && <Mark className={styles.mark} />}
      </div>
      <p className={`remark ${styles.reality}`}>
        {before}
        <span className={styles.range}>{range}</span>
        {after}
      </p>
      {provenance}
    </Card>
  );
}
