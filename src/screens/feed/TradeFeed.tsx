import { useContext } from 'react';
import { FAIR_COST } from '../../engine';
import { formatMoney } from '../../format';
import { fill, type TextKey } from '../../i18n';
import { spokenTextsOf } from '../../i18n/spokenTexts';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { UnlessWithheld, WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { useLanguage } from '../language/language';
import { type ScenarioName, useScenario } from '../scenario/scenario';
import { columnHeaders } from './columnHeaders';
import * as styles from './feed.module.css';
import { NewTradesButton } from './NewTradesButton';
import { newTradesTexts } from './newTradesTexts';
import { PauseButton } from './PauseButton';
import { TradeRow } from './TradeRow';
import { useHeldRows } from './useHeldRows';

const NOTES: Readonly<Record<ScenarioName, TextKey>> = {
  rigged: 'feedNoteRigged',
  fair: 'feedNoteFair',
  script: 'feedNoteScript',
};

/** The latest trades, newest first, with the buttons that pause the run and show new trades. */
export function TradeFeed() {
  const language = useLanguage();
  const { texts, locale, currency } = language;
  const paused = useMoment((moment) => moment.paused);
  const scenario = useScenario();
  const withheld = useContext(WithheldContext);
  const { scroller, rows, waiting, release, onScroll, cardHandlers } = useHeldRows();
  const newTrades = newTradesTexts(waiting, language);
  const showNewTrades = () => {
    release();
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <Card
      title={texts.listTitle}
      badge={texts.simulated}
      className={`frame-list ${styles.card} ${scenario === 'fair' || withheld !== '' ? styles.explained : ''}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            <NewTradesButton texts={newTrades} onShow={showNewTrades} />
          </div>
          <PauseButton />
        </div>
      }
      {...cardHandlers}
    >
      <FeedList
        label={texts.listTitle}
        scroller={scroller}
        keyboardHelp={spokenTextsOf(locale).keys}
        description={newTrades?.description ?? ''}
        columns={[texts.trade, ...columnHeaders(texts)]}
        newest={rows[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
        footer={
          <UnlessWithheld withReason>
            <p>{fill(texts[NOTES[scenario]], { cost: formatMoney(FAIR_COST, currency) })}</p>
          </UnlessWithheld>
        }
        onScroll={onScroll}
      >
        {rows.map((trade) => (
          <TradeRow key={trade.key} trade={trade} />
        ))}
      </FeedList>
    </Card>
  );
}
