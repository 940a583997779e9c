import { useState } from 'react';
import { FAIR_COST, type Trade } from '../../engine';
import { formatMoney } from '../../format';
import { fill, type TextKey } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { useLanguage } from '../language/language';
import { WaitingTrades } from '../later/lazy';
import { type ScenarioName, useScenario } from '../scenario/scenario';
import * as styles from './feed.module.css';
import { figureHeads } from './figureHeads';
import { PauseButton } from './PauseButton';
import { TradeRow } from './TradeRow';

const NOTES: Readonly<Record<ScenarioName, TextKey>> = {
  rigged: 'feedNoteRigged',
  fair: 'feedNoteFair',
  script: 'feedNoteScript',
};

/** The latest trades, newest first, and the button that holds them. */
export function TradeFeed() {
  const { texts, currency } = useLanguage();
  const trades = useMoment((moment) => moment.session.trades);
  const paused = useMoment((moment) => moment.paused);
  const scenario = useScenario();
  const [held, setHeld] = useState<readonly Trade[] | null>(null);
  // A row that is held keeps its place; what it says stays true.
  const shown = held?.map((row) => trades.find(({ key }) => key === row.key) ?? row) ?? trades;
  return (
    <Card
      title={texts.listTitle}
      mark={texts.simulated}
      className={`frame-list ${styles.card}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            <WaitingTrades held={held} onHold={setHeld} />
          </div>
          <PauseButton />
        </div>
      }
    >
      <p className={styles.note}>
        {fill(texts[NOTES[scenario]], { cost: formatMoney(FAIR_COST, currency) })}
      </p>
      <FeedList
        label={texts.listTitle}
        columns={[texts.trade, ...figureHeads(texts)]}
        newest={shown[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
      >
        {shown.map((trade) => (
          <TradeRow key={trade.key} trade={trade} />
        ))}
      </FeedList>
    </Card>
  );
}
