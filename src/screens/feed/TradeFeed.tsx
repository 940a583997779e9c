import { isOpen, type Trade } from '../../engine';
import { exactMoney, formatCount, formatGain, formatMoney, type PageCurrency } from '../../format';
import type { Texts } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Card } from '../../ui/Card/Card';
import { FeedList } from '../../ui/FeedList/FeedList';
import { CoinIcon } from '../../ui/icons/CoinIcon';
import { useLanguage } from '../language/language';
import { PositionLine } from '../later/lazy';
import * as styles from './feed.module.css';
import { PauseButton } from './PauseButton';

/** The latest trades, newest first, and the button that holds them. */
export function TradeFeed() {
  const { texts, currency } = useLanguage();
  const trades = useMoment((moment) => moment.session.trades);
  const paused = useMoment((moment) => moment.paused);
  const fair = useMoment((moment) => moment.session.run.scenario);
  return (
    <Card
      title={texts.listTitle}
      mark={texts.simulated}
      className={`frame-list ${styles.card}`}
      aside={<PauseButton />}
    >
      <p className={styles.note}>{fair ? texts.fairNote : texts.neverLoses}</p>
      <FeedList
        label={texts.listTitle}
        columns={[texts.trade, texts.buy, texts.sell, texts.profit]}
        rows={trades.map((trade) => rowOf(trade, texts, currency))}
        empty={paused ? texts.emptyPaused : texts.emptyList}
        still={paused}
      />
    </Card>
  );
}

function rowOf(trade: Trade, texts: Texts, currency: PageCurrency) {
  const money = (cents: number) => ({ exact: exactMoney(cents), text: formatMoney(cents, currency) });
  const open = isOpen(trade);
  return {
    key: trade.key,
    icon: <CoinIcon image={trade.currencySell.image} label={trade.currencySell.name} />,
    number: 'number' in trade ? formatCount(trade.number, currency) : undefined,
    title: `${trade.currencySell.code}/${trade.currencyBuy.code}`,
    tag: open ? texts.new : trade.profit < 0 ? texts.soldAtLoss : texts.sold,
    live: open,
    line: open && <PositionLine number={trade.number} />,
    note: `${texts.uuid} ${trade.uuid}`,
    figures: [
      money(trade.buy),
      trade.sell === null ? null : money(trade.sell),
      {
        exact: exactMoney(trade.profit),
        text: formatGain(trade.profit, currency),
        gain: trade.profit >= 0,
      },
    ],
    missing: texts.open,
  };
}
