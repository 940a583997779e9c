import { tradeCount } from '@simulation/engine';
import { exactNumber, formatCount } from '@simulation/engine/format';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectAccount, selectAddress, selectIsRobins } from '../../../store/selectors';
import { Card } from '../../../ui/Card/Card';
import { Count } from '../../shared/Count';
import { CardFigure } from '../CardFigure';
import { FigureBreakdown } from '../FigureBreakdown';
import { Provenance } from '../provenance/Provenance';
import { Pulse } from './Pulse';
import * as styles from './trades.module.css';

/** The trade count and what it consists of. */
export function TradesCard() {
  const { locale, texts } = useLanguage();
  const account = useStoreState(selectAccount);
  const count = tradeCount(account);
  const { route } = useStoreState(selectAddress);
  const isRobins = useStoreState(selectIsRobins);
  return (
    <Card title={texts.trades} titleTooltip={texts.glosses.trades} className="frame-trades">
      <CardFigure exact={exactNumber(count)}>{formatCount(count, locale)}</CardFigure>
      <FigureBreakdown
        origin={account.tradesFrom}
        start={<Count of={account.startTrades} />}
        closed={account.closed}
      />
      {/* Trades of `/v` come in rounds, and bars of simulated seconds would contradict the days of the story. */}
      {route !== 'v' && !isRobins && (
        <div className={styles.pulse}>
          <Pulse />
        </div>
      )}
      <Provenance figure="trades" />
    </Card>
  );
}
