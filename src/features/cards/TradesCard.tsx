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
import { Mark } from '../../ui/Mark/Mark';
import { Count } from '../shared/Count';
import * as styles from './cards.module.css';
import { FigureBreakdown } from './FigureBreakdown';
import { fitToWidth, MAX_BESIDE_MARK } from './fitToWidth';

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
    <Card title={texts.trades} titleTooltip={glosses[locale].trades} className="frame-trades">
      <div className={styles.fit}>
        <p className={styles.number} style={fitToWidth(figure, '000000')}>
          <Figure exact={exactNumber(count)} spoken={fill(texts.simulatedFigure, { figure })}>
            {figure}
          </Figure>
        </p>
        {figure.length <= MAX_BESIDE_MARK && <Mark className={styles.mark} />}
      </div>
      <FigureBreakdown
        origin={account.tradesFrom}
        start={<Count of={account.startTrades} />}
        closed={account.closed}
      />
      {pulse && <div className={styles.pulse}>{pulse}</div>}
      {provenance}
    </Card>
  );
}
