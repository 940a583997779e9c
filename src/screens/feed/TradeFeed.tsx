import { useContext, useState } from 'react';
import type { Trade } from '../../engine';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { UnlessWithheld, WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { useLanguage } from '../language/language';
import { WaitingTrades } from '../later/lazy';
import * as styles from './feed.module.css';
import { figureHeads } from './figureHeads';
import { PauseButton } from './PauseButton';
import { TradeRow } from './TradeRow';

/** The latest trades, newest first, and the button that holds them. */
export function TradeFeed() {
  const { texts } = useLanguage();
  const trades = useMoment((moment) => moment.session.trades);
  const paused = useMoment((moment) => moment.paused);
  const fair = useMoment((moment) => moment.session.run.scenario);
  const withheld = useContext(WithheldContext);
  const [held, setHeld] = useState<readonly Trade[] | null>(null);
  // A row that is held keeps its place; what it says stays true.
  const shown = held?.map((row) => trades.find(({ key }) => key === row.key) ?? row) ?? trades;
  return (
    <Card
      title={texts.listTitle}
      mark={texts.simulated}
      className={`frame-list ${styles.card} ${fair !== undefined || withheld !== '' ? styles.explained : ''}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            <WaitingTrades held={held} onHold={setHeld} />
          </div>
          <PauseButton />
        </div>
      }
    >
      <FeedList
        label={texts.listTitle}
        columns={[texts.trade, ...figureHeads(texts)]}
        newest={shown[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
        foot={
          <UnlessWithheld why>
            <p>{fair ? texts.fairNote : texts.neverLoses}</p>
          </UnlessWithheld>
        }
      >
        {shown.map((trade) => (
          <TradeRow key={trade.key} trade={trade} />
        ))}
      </FeedList>
    </Card>
  );
}
