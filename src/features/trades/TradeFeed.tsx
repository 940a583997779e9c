import { type ReactNode, useContext } from 'react';
import type { Picked } from '../../address';
import { formatCount } from '../../format';
import { fill, type TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectIsFast, selectPaused } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { UnlessWithheld, WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { markedName, useMarket, useMarketNote } from '../shared/market';
import { newTradesTexts } from './newTradesTexts';
import { type PositionLineOf, TradeRow } from './TradeRow';
import * as styles from './trades.module.css';
import { useHeldRows } from './useHeldRows';

/** That the run on screen was chosen afterwards, and what follows from that. Nothing on the page closes it. */
const PICKED_NOTES: Readonly<Record<Picked['rank'], TextKey>> = {
  best: 'pickedBest',
  worst: 'pickedWorst',
  any: 'pickedAny',
};

type TradeFeedProps = {
  pauseButton: ReactNode;
  /** Draws the profit of an open position since its opening. */
  positionLine: PositionLineOf;
};

/** The latest trades, newest first, with the buttons that pause the run and show new trades. */
export function TradeFeed({ pauseButton, positionLine }: TradeFeedProps) {
  const language = useLanguage();
  const { locale, texts } = language;
  const paused = useStoreState(selectPaused);
  const fast = useStoreState(selectIsFast); // then each row keeps its place and changes its texts
  const market = markedName(useMarket(), language);
  const note = useMarketNote() ?? texts.feedNoteScript;
  // `picked` applies to the run of the address, and not to the script of `/v`.
  const picked = useStoreState(({ visit, session }) =>
    session.run === visit.run && session.run.route !== 'v' ? visit.address.picked : undefined,
  );
  const withheld = useContext(WithheldContext);
  // More space is kept for longer notes beneath the list.
  const explained = market || withheld ? styles.explained : '';
  const { list, rows, waiting, showLatest, cardHandlers } = useHeldRows();
  const newTrades = newTradesTexts(waiting, language);
  const showNewTrades = () => {
    showLatest();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Card
      title={texts.listTitle}
      badge={texts.simulated}
      className={`frame-list ${styles.card} ${picked ? styles.picked : explained}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            {newTrades && (
              <Button className={styles.show} onClick={showNewTrades}>
                <span>{newTrades.show}</span> <span className="sr-only">{newTrades.showRest}</span>
              </Button>
            )}
          </div>
          {pauseButton}
        </div>
      }
      {...cardHandlers}
    >
      <FeedList
        label={texts.listTitle}
        scroller={list}
        description={newTrades?.description ?? ''}
        columns={[texts.trade, texts.buy, texts.sell, texts.profit]}
        newest={rows[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        animated={!paused && !fast}
        footer={
          <UnlessWithheld withReason>
            <p>{note}</p>
            {picked && (
              <p className={styles.pickedNote}>
                {fill(texts[PICKED_NOTES[picked.rank]], { count: formatCount(picked.count, locale) })}
              </p>
            )}
          </UnlessWithheld>
        }
      >
        {rows.map((trade, place) => (
          <TradeRow key={fast ? place : trade.key} trade={trade} positionLine={positionLine} />
        ))}
      </FeedList>
    </Card>
  );
}
