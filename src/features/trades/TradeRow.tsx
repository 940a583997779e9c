import { memo, type ReactNode } from 'react';
import { isOpen, type Trade } from '../../engine';
import { exactMoney, formatCount, formatGain, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { FeedRow } from '../../ui/FeedList/FeedRow';
import { CoinIcon } from '../../ui/icons/CoinIcon';
import { columnHeaders } from './columnHeaders';

/** @param number of the open position */
export type PositionLineOf = (number: number) => ReactNode;

type TradeRowProps = { trade: Trade; positionLine: PositionLineOf };

/** One trade of the list. Renders again only when the trade has changed. */
export const TradeRow = memo(function TradeRow({ trade, positionLine }: TradeRowProps) {
  const { locale, texts } = useLanguage();
  const money = (cents: number) => ({ exact: exactMoney(cents), text: formatMoney(cents, locale) });
  const open = isOpen(trade);
  const number = 'number' in trade ? formatCount(trade.number, locale) : undefined;
  const title = `${trade.currencySell.code}/${trade.currencyBuy.code}`;
  const status = open ? texts.new : trade.profit < 0 ? texts.soldAtLoss : texts.sold;
  const buy = money(trade.buy);
  const sell = trade.sell === null ? null : money(trade.sell);
  const profit = formatGain(trade.profit, locale);
  return (
    <FeedRow
      icon={<CoinIcon image={trade.currencySell.image} label={trade.currencySell.name} />}
      number={number}
      title={title}
      status={status}
      live={open}
      chart={open && positionLine(trade.number)}
      note={`${texts.uuid} ${trade.uuid}`}
      columns={columnHeaders(texts)}
      figures={[buy, sell, { exact: exactMoney(trade.profit), text: profit, gain: trade.profit >= 0 }]}
      missing={texts.open}
      spoken={fill(texts.rowSpoken, {
        row: [number, title, status].filter(Boolean).join(' '),
        buy: buy.text,
        sell: sell?.text ?? texts.open,
        profit,
      })}
    />
  );
});
