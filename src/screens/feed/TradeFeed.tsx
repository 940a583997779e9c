import { useState } from 'react';
import { isOpen, type Trade } from '../../engine';
import { exactMoney, formatCount, formatGain, formatMoney, type PageCurrency } from '../../format';
import { fill, type Texts } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { CoinIcon } from '../../ui/icons/CoinIcon';
import { useLanguage } from '../language/language';
import { PositionLine, WaitingTrades } from '../later/lazy';
import * as styles from './feed.module.css';
import { PauseButton } from './PauseButton';

/** The latest trades, newest first, and the button that holds them. */
export function TradeFeed() {
  const { texts, currency } = useLanguage();
  const trades = useMoment((moment) => moment.session.trades);
  const paused = useMoment((moment) => moment.paused);
  const fair = useMoment((moment) => moment.session.run.scenario);
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
      <p className={styles.note}>{fair ? texts.fairNote : texts.neverLoses}</p>
      <FeedList
        label={texts.listTitle}
        columns={[texts.trade, texts.buy, texts.sell, texts.profit]}
        rows={shown.map((trade) => rowOf(trade, texts, currency))}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
      />
    </Card>
  );
}

function rowOf(trade: Trade, texts: Texts, currency: PageCurrency) {
  const money = (cents: number) => ({ exact: exactMoney(cents), text: formatMoney(cents, currency) });
  const open = isOpen(trade);
  const number = 'number' in trade ? formatCount(trade.number, currency) : undefined;
  const title = `${trade.currencySell.code}/${trade.currencyBuy.code}`;
  const tag = open ? texts.new : trade.profit < 0 ? texts.soldAtLoss : texts.sold;
  const buy = money(trade.buy);
  const sell = trade.sell === null ? null : money(trade.sell);
  const gain = {
    exact: exactMoney(trade.profit),
    text: formatGain(trade.profit, currency),
    gain: trade.profit >= 0,
  };
  return {
    key: trade.key,
    icon: <CoinIcon image={trade.currencySell.image} label={trade.currencySell.name} />,
    number,
    title,
    tag,
    live: open,
    line: open && <PositionLine number={trade.number} />,
    note: `${texts.uuid} ${trade.uuid}`,
    figures: [buy, sell, gain],
    missing: texts.open,
    spoken: fill(texts.rowSpoken, {
      row: [number, title, tag].filter(Boolean).join(' '),
      buy: buy.text,
      sell: sell?.text ?? texts.open,
      profit: gain.text,
    }),
  };
}
