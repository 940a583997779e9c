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
import * as styles from './feed.module.css';
import { figureHeads } from './figureHeads';
import { PauseButton } from './PauseButton';
import { TradeRow } from './TradeRow';
import { useHeldRows } from './useHeldRows';
import { useWaitingWords, WaitingTrades } from './WaitingTrades';

const NOTES: Readonly<Record<ScenarioName, TextKey>> = {
  rigged: 'feedNoteRigged',
  fair: 'feedNoteFair',
  script: 'feedNoteScript',
};

/** The latest trades, newest first, and the button that holds them. */
export function TradeFeed() {
  const { texts, locale, currency } = useLanguage();
  const paused = useMoment((moment) => moment.paused);
  const scenario = useScenario();
  const withheld = useContext(WithheldContext);
  const { scroller, rows, waiting, release } = useHeldRows();
  const words = useWaitingWords(waiting);
  return (
    <Card
      title={texts.listTitle}
      mark={texts.simulated}
      className={`frame-list ${styles.card} ${scenario === 'fair' || withheld !== '' ? styles.explained : ''}`}
      aside={
        <div className={styles.aside}>
          <div className={styles.waiting}>
            <WaitingTrades
              waiting={waiting}
              onShow={() => {
                release();
                scroller.current?.focus({ preventScroll: true });
              }}
            />
          </div>
          <PauseButton />
        </div>
      }
    >
      <FeedList
        label={texts.listTitle}
        scroller={scroller}
        keys={spokenTextsOf(locale).keys}
        description={words?.description ?? ''}
        columns={[texts.trade, ...figureHeads(texts)]}
        newest={rows[0]?.key}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
        foot={
          <UnlessWithheld why>
            <p>{fill(texts[NOTES[scenario]], { cost: formatMoney(FAIR_COST, currency) })}</p>
          </UnlessWithheld>
        }
      >
        {rows.map((trade) => (
          <TradeRow key={trade.key} trade={trade} />
        ))}
      </FeedList>
    </Card>
  );
}
