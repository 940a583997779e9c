import { useContext } from 'react';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectIsFast, selectPaused, selectPicked, selectScriptState } from '../../../store/selectors';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { UnlessWithheld, WithheldContext } from '../../../ui/Figure/UnlessWithheld';
import { RowList } from '../../../ui/RowList/RowList';
import { useRowNavigation } from '../../../ui/RowList/useRowNavigation';
import { useSlideIn } from '../../../ui/RowList/useSlideIn';
import { useMarkedName } from '../../shared/market';
import { PauseButton } from '../../shared/PauseButton';
import { FeedNotes } from './FeedNotes';
import * as styles from './list.module.css';
import { newTradesTexts } from './newTradesTexts';
import { TradeRow } from './TradeRow';
import { useHeldRows } from './useHeldRows';

/** The latest trades, newest first, with the buttons that pause the run and show new trades. */
export function TradeList() {
  const language = useLanguage();
  const { texts } = language;
  const paused = useStoreState(selectPaused);
  const fast = useStoreState(selectIsFast); // then each row keeps its place and changes its texts
  const market = useMarkedName();
  const picked = useStoreState(selectPicked);
  const script = useStoreState(selectScriptState);
  const waitsForPress = script?.name === 'idle' && !paused; // nothing happens that could be paused
  const withheld = useContext(WithheldContext);
  // More space is kept for longer notes beneath the list.
  const explained = market || withheld ? styles.explained : '';
  const { list, rows, waiting, showLatest } = useHeldRows();
  useRowNavigation(list);
  useSlideIn(list, rows[0]?.key, !paused && !fast);
  const newTrades = newTradesTexts(waiting, language);
  const showNewTrades = () => {
    showLatest?.();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Card
      title={texts.latest}
      badge={texts.simulated}
      scenario={market}
      className={`frame-list ${picked ? styles.picked : explained}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            {newTrades && (
              <Button className={styles.show} onClick={showNewTrades}>
                <span>{newTrades.show}</span> <span className="sr-only">{newTrades.showRest}</span>
              </Button>
            )}
          </div>
          {!waitsForPress && <PauseButton isShort />}
        </div>
      }
    >
      <RowList
        label={texts.latest}
        scroller={list}
        description={newTrades?.description ?? ''}
        columns={[texts.trade, texts.buy, texts.sell, texts.profit]}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        footer={
          <UnlessWithheld withReason>
            <FeedNotes />
          </UnlessWithheld>
        }
      >
        {rows.map((trade, place) => (
          <TradeRow key={fast ? place : trade.key} trade={trade} />
        ))}
      </RowList>
    </Card>
  );
}
