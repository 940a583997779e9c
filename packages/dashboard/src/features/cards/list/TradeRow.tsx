import { isOpen, type Trade } from '@simulation/engine';
import { exactMoney, formatCount, formatGain, formatMoney } from '@simulation/engine/format';
import { memo, useContext } from 'react';
import { fill } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { Figure } from '../../../ui/Figure/Figure';
import { UnlessWithheld, WithheldContext } from '../../../ui/Figure/UnlessWithheld';
import { CoinIcon } from '../../../ui/icons/CoinIcon';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { PositionLine } from './PositionLine';
import * as styles from './TradeRow.module.css';

/** One trade of the list. Renders again only when the trade has changed. */
export const TradeRow = memo(function TradeRow({ trade }: { trade: Trade }) {
  const { locale, texts } = useLanguage();
  const withheld = useContext(WithheldContext);
  const open = isOpen(trade);
  const number = 'number' in trade ? formatCount(trade.number, locale) : undefined;
  const title = `${trade.currencySell.code}/${trade.currencyBuy.code}`;
  const status = open ? texts.new : trade.profit < 0 ? texts.soldAtLoss : texts.sold;
  const buy = formatMoney(trade.buy, locale);
  const sell = trade.sell === null ? texts.open : formatMoney(trade.sell, locale);
  const profit = formatGain(trade.profit, locale);
  const row = [number, title, status].filter(Boolean).join(' ');
  const spoken = fill(texts.rowSpoken, { row, buy, sell, profit });
  const uuid = `${texts.uuid} ${trade.uuid}`;
  const figures = [
    { head: texts.buy, cents: trade.buy, text: buy, gain: false },
    { head: texts.sell, cents: trade.sell, text: sell, gain: false },
    { head: texts.profit, cents: trade.profit, text: profit, gain: trade.profit > 0 },
  ];
  return (
    <tr
      className={trade.profit < 0 ? `${styles.row} ${styles.loss}` : styles.row}
      tabIndex={-1}
      aria-label={withheld ? undefined : spoken}
      aria-description={uuid}
    >
      {/* What it is, as a text: reading on leaves names out. Its parts, and the half minute that a uuid takes, are for
          the eye; each figure is heard in its cell. */}
      <td className={styles.what}>
        {!withheld && <span className="sr-only">{fill(texts.simulatedFigure, { figure: row })}</span>}
        <div className={styles.whatInner} aria-hidden={!withheld}>
          <CoinIcon image={trade.currencySell.image} label={trade.currencySell.name} />
          {/* At a high speed a row shows one trade after another: its texts are drawn anew, and none moves. The
              spaces are for rows that are copied. */}
          <p key={trade.uuid} className={`row strong ${styles.title}`}>
            {number !== undefined && (
              <span className="soft regular">
                <UnlessWithheld>{number}</UnlessWithheld>
              </span>
            )}{' '}
            <span>{title}</span> <StatusBadge live={open}>{status}</StatusBadge>
            {open && <PositionLine number={trade.number} />}
          </p>{' '}
          <p className={`soft ${styles.note}`}>{uuid}</p>
        </div>
      </td>
      {figures.map(({ head, cents, text, gain }) => (
        <td key={head} className={styles.figure} data-label={head}>
          {cents === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{text}</span>
            </>
          ) : (
            <span key={trade.uuid} className={gain ? `strong ${styles.gain}` : undefined}>
              <Figure exact={exactMoney(cents)}>{text}</Figure>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
});
