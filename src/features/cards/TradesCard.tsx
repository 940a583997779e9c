import type { ReactNode } from 'react';
import { tradeCount } from '../../engine';
import { exactNumber, formatCount } from '../../format';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/page/glosses';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount } from '../../store/selectors';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import * as styles from './cards.module.css';
import { FigureBreakdown } from './FigureBreakdown';
import { fitToWidth } from './fitToWidth';

type TradesCardProps = {
  /** How many trades came lately; not on `/v`, where they come in rounds. */
  pulse?: ReactNode;
  /** The button that says where the count comes from. */
  provenance: ReactNode;
};

/** The trade count and what it consists of. */
export function TradesCard({ pulse, provenance }: TradesCardProps) {
  const { locale, texts } = useLanguage();
  const account = useStoreState(selectAccount);
  const count = tradeCount(account);
  const figure = formatCount(count, locale);
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
      {pulse && <div className="frame-pulse">{pulse}</div>}
      <div className={`${styles.foot} ${styles.tradesFoot}`}>
        <FigureBreakdown
          origin={account.tradesFrom}
          start={
            <Figure exact={exactNumber(account.startTrades)}>
              {formatCount(account.startTrades, locale)}
            </Figure>
          }
          closed={account.closed}
        />
      </div>
      {provenance}
    </Card>
  );
}
