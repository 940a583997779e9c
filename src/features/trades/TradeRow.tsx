import { memo, type ReactNode, useContext } from 'react';
import { isOpen, type Trade } from '../../engine';
import { exactMoney, formatCount, formatGain, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';
import { UnlessWithheld, WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { CoinIcon } from '../../ui/icons/CoinIcon';
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge';
import * as styles from './TradeRow.module.css';

/** @param number of the open position */
export type PositionLineOf = (number: number) => ReactNode;

type TradeRowProps = { trade: Trade; positionLine: PositionLineOf };

/** One trade of the list. Renders again only when the trade has changed. */
export const TradeRow = memo(function TradeRow({ trade, positionLine }: TradeRowProps) {
  const { locale, texts } = useLanguage();
  const withheld = useContext(WithheldContext);
  const open = isOpen(trade);
  const number = 'number' in trade ? formatCount(trade.number, locale) : undefined;
  const title = `${trade.currencySell.code}/${trade.currencyBuy.code}`;
  const status = open ? texts.new : trade.profit < 0 ? texts.soldAtLoss : texts.sold;
  const buy = formatMoney(trade.buy, locale);
  const sell = trade.sell === null ? null : formatMoney(trade.sell, locale);
  const profit = formatGain(trade.profit, locale);
  const spoken = fill(texts.rowSpoken, {
    row: [number, title, status].filter(Boolean).join(' '),
    buy,
    sell: sell ?? texts.open,
    profit,
  });
  return (
    <tr className={styles.row} tabIndex={-1} aria-label={withheld ? undefined : spoken}>
      <td className={styles.what}>
        <div className={styles.whatInner}>
          <CoinIcon image={trade.currencySell.image} label={trade.currencySell.name} />
          <div className={styles.whatText}>
            <p className={styles.title}>
              {number !== undefined && (
                <span className={styles.number}>
                  <UnlessWithheld>{number}</UnlessWithheld>
                </span>
              )}
              <span>{title}</span>
              <StatusBadge live={open}>{status}</StatusBadge>
            </p>
            <p className={styles.note}>{`${texts.uuid} ${trade.uuid}`}</p>
          </div>
          {open && positionLine(trade.number)}
        </div>
      </td>
      <td className={styles.figure} data-label={texts.buy}>
        <span>
          <Figure exact={exactMoney(trade.buy)}>{buy}</Figure>
        </span>
      </td>
      <td className={styles.figure} data-label={texts.sell}>
        {trade.sell === null || sell === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{texts.open}</span>
          </>
        ) : (
          <span>
            <Figure exact={exactMoney(trade.sell)}>{sell}</Figure>
          </span>
        )}
      </td>
      <td className={styles.figure} data-label={texts.profit}>
        <span className={trade.profit < 0 ? undefined : styles.gain}>
          <Figure exact={exactMoney(trade.profit)}>{profit}</Figure>
        </span>
      </td>
    </tr>
  );
});
