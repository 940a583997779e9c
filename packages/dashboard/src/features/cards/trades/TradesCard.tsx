import { tradeCount, wholeTradeCount } from '@simulation/engine';
import { exactNumber, formatCount } from '@simulation/engine/format';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectAccount } from '../../../store/selectors';
import { Card } from '../../../ui/Card/Card';
import { Count } from '../../shared/Count';
import { CardFigure } from '../CardFigure';
import { FigureOrigin } from '../FigureOrigin';
import { Provenance } from '../provenance/Provenance';

/** The trade count and where its start comes from. */
export function TradesCard() {
  const { locale, texts } = useLanguage();
  const account = useStoreState(selectAccount);
  return (
    <Card title={texts.trades} titleTooltip={texts.glosses.trades} className="frame-trades">
      <CardFigure exact={exactNumber(tradeCount(account))}>
        {formatCount(wholeTradeCount(account), locale)}
      </CardFigure>
      <FigureOrigin origin={account.tradesFrom} start={<Count of={account.startTrades} />} />
      <Provenance figure="trades" />
    </Card>
  );
}
