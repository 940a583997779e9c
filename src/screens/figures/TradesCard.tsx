import { tradeCount } from '../../engine';
import { exactNumber, formatCount } from '../../format';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { SpokenFigure } from '../../ui/Figure/SpokenFigure';
import { useLanguage } from '../language/language';
import { Pulse, WhereFrom } from '../later/lazy';
import * as styles from './figures.module.css';
import { Provenance } from './Provenance';
import { widthOf } from './widthOf';

/** The trade count and how it came about. */
export function TradesCard() {
  const { locale, texts, currency } = useLanguage();
  const account = useMoment((moment) => moment.session.account);
  const count = tradeCount(account);
  const figure = formatCount(count, currency);
  return (
    <Card
      title={texts.trades}
      titleHint={glosses[locale].trades}
      mark={texts.simulated}
      className="frame-sheet frame-trades"
    >
      <div className={styles.fit}>
        <p className={styles.number} style={widthOf(figure, '000000')}>
          <SpokenFigure
            exact={exactNumber(count)}
            text={figure}
            spoken={fill(texts.simulatedFigure, { figure })}
          />
        </p>
      </div>
      <div className="frame-pulse">
        <Pulse />
      </div>
      <div className={`${styles.foot} ${styles.tradesFoot}`}>
        <Provenance
          origin={account.tradesFrom}
          start={
            <Figure exact={exactNumber(account.startTrades)}>
              {formatCount(account.startTrades, currency)}
            </Figure>
          }
          closed={account.closed}
        />
      </div>
      <WhereFrom figure="trades" />
    </Card>
  );
}
