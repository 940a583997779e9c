import { formatPercent } from '../../format';
import { fill } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { SpokenFigure } from '../../ui/Figure/SpokenFigure';
import { useLanguage } from '../language/language';
import { WhereFrom } from '../later/lazy';
import * as styles from './figures.module.css';
import { lettersOf } from './letters';

/** The drawn success rate, and beside it what is known of reality. */
export function SuccessRateCard() {
  const { texts, currency } = useLanguage();
  const tenths = useMoment((moment) => moment.session.account.successRate);
  const figure = formatPercent(tenths, currency);
  return (
    <Card title={texts.successRate} mark={texts.simulated} className="frame-rate">
      <div className={styles.fit}>
        <p className={styles.number} style={lettersOf(figure, 6)}>
          <SpokenFigure
            exact={(tenths / 10).toFixed(1)}
            text={figure}
            spoken={fill(texts.simulatedFigure, { figure })}
          />
        </p>
      </div>
      <p className={styles.reality}>{texts.realityNote}</p>
      <WhereFrom figure="successRate" />
    </Card>
  );
}
