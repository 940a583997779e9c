import type { ReactNode } from 'react';
import { tradeCount } from '../../../engine';
import { exactNumber, formatCount } from '../../../format';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectAccount, selectIsRobins } from '../../../store/selectors';
import { Card } from '../../../ui/Card/Card';
import { Count } from '../../shared/Count';
import { CardFigure } from '../CardFigure';
import { FigureBreakdown } from '../FigureBreakdown';
import * as styles from './trades.module.css';

type TradesCardProps = {
  /** The number of recent trades; not on `/v`, where they come in rounds. */
  pulse?: ReactNode;
  /** The button that says where the count comes from. */
  provenance: ReactNode;
};

/** The trade count and what it consists of. */
export function TradesCard({ pulse, provenance }: TradesCardProps) {
  const { locale, texts } = useLanguage();
  const account = useStoreState(selectAccount);
  const count = tradeCount(account);
  const isRobins = useStoreState(selectIsRobins);
  return (
    <Card title={texts.trades} titleTooltip={texts.glosses.trades} className="frame-trades">
      <CardFigure exact={exactNumber(count)}>{formatCount(count, locale)}</CardFigure>
      <FigureBreakdown
        origin={account.tradesFrom}
        start={<Count of={account.startTrades} />}
        closed={account.closed}
      />
      {/* Bars of simulated seconds would contradict the days of the story. */}
      {pulse && !isRobins && <div className={styles.pulse}>{pulse}</div>}
      {provenance}
    </Card>
  );
}
