import { tradeCount } from '../../engine';
import { exactNumber, formatCount } from '../../format';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { useLanguage } from '../language/language';
import { Pulse, WhereFrom } from '../later/lazy';
import { FigureBreakdown } from './FigureBreakdown';
import * as styles from './figures.module.css';
import { fitToWidth } from './fitToWidth';

/** The trade count and what it consists of. */
export function TradesCard() {
  const { locale, texts, currency } = useLanguage();
  const account = useMoment((moment) => moment.session.account);
  const count = tradeCount(account);
  const figure = formatCount(count, currency);
  return (
    <Card
      title={texts.trades}
      titleTooltip={glosses[locale].trades}
      badge={texts.simulated}
      className="frame-sheet frame-trades"
    >
      <div className={styles.fit}>
        <p className={styles.number} style={fitToWidth(figure, '000000')}>
          <Figure exact={exactNumber(count)} spoken={fill(texts.simulatedFigure, { figure })}>
            {figure}
          </Figure>
        </p>
      </div>
      <div className="frame-pulse">
        <Pulse />
      </div>
      <div className={`${styles.foot} ${styles.tradesFoot}`}>
        <FigureBreakdown
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
