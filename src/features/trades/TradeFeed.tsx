import { type ReactNode, useContext } from 'react';
import { fill, type TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectPaused } from '../../store/selectors';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { UnlessWithheld, WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { useMarketTexts } from '../shared/marketTexts';
import { useMarketKind, useScenario } from '../shared/scenario';
import { columnHeaders } from './columnHeaders';
import { NewTradesButton } from './NewTradesButton';
import { newTradesTexts } from './newTradesTexts';
import { PickedNote } from './PickedNote';
import { type PositionLineOf, TradeRow } from './TradeRow';
import * as styles from './trades.module.css';
import { useHeldRows } from './useHeldRows';
import { usePicked } from './usePicked';

const NOTES = {
  rigged: 'feedNoteRigged',
  fair: 'feedNoteFair',
  own: 'feedNoteOwn',
  script: 'feedNoteScript',
} as const satisfies Record<string, TextKey>;

type TradeFeedProps = {
  pauseButton: ReactNode;
  /** Draws the profit of an open position since its opening. */
  positionLine: PositionLineOf;
};

/** The latest trades, newest first, with the buttons that pause the run and show new trades. */
export function TradeFeed({ pauseButton, positionLine }: TradeFeedProps) {
  const language = useLanguage();
  const { texts } = language;
  const paused = useStoreState(selectPaused);
  const scenario = useScenario();
  const kind = useMarketKind();
  const market = useMarketTexts();
  const note = NOTES[kind ?? (scenario === 'script' ? 'script' : 'rigged')];
  const picked = usePicked();
  const withheld = useContext(WithheldContext);
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
      className={`frame-list ${styles.card} ${footSize(market !== undefined || withheld !== '', picked !== undefined)}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            <NewTradesButton texts={newTrades} onShow={showNewTrades} />
          </div>
          {pauseButton}
        </div>
      }
      {...cardHandlers}
    >
      <FeedList
        label={texts.listTitle}
        scroller={list}
        keyboardHelp={texts.rowKeys}
        description={newTrades?.description ?? ''}
        columns={[texts.trade, ...columnHeaders(texts)]}
        newest={rows[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        animated={!paused}
        footer={
          <UnlessWithheld withReason>
            <p>{fill(texts[note], { ...market })}</p>
            {picked && <PickedNote picked={picked} />}
          </UnlessWithheld>
        }
      >
        {rows.map((trade) => (
          <TradeRow key={trade.key} trade={trade} positionLine={positionLine} />
        ))}
      </FeedList>
    </Card>
  );
}

/** How much space is kept for the notes beneath the list. */
function footSize(isExplained: boolean, isPicked: boolean) {
  if (isPicked) return styles.picked;
  return isExplained ? styles.explained : '';
}
