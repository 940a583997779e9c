import { useEffect, useRef, useState } from 'react';
import { createCountUp, formatMoney, ROWS, START_TOTAL, startTrades, type Trade } from '../trades';
import { FixedRows } from './FixedRows';
import { MovingPopup } from './MovingPopup';
import { MovingRows } from './MovingRows';

type Account = { total: number; closed: number; trades: readonly Trade[] };

const OPENED: Account = { total: START_TOTAL, closed: 0, trades: [] };

function book({ total, closed, trades }: Account, trade: Trade): Account {
  return { total: total + trade.profit, closed: closed + 1, trades: [trade, ...trades].slice(0, ROWS) };
}

/**
 * A live page in React: a total that counts up, a popup, a count, a list of ten.
 *
 * @param moving a new row slides in and the popup fades out, as on the product's page; otherwise nothing moves
 */
export function Live({ moving }: { moving: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  const countUp = useRef<(target: number) => void>(undefined);
  const [{ total, closed, trades }, setAccount] = useState(OPENED);
  const [latest] = trades;
  const gain = latest === undefined ? '' : `+${formatMoney(latest.profit)}`;

  useEffect(() => startTrades((trade) => setAccount((account) => book(account, trade))), []);

  useEffect(() => {
    countUp.current ??= createCountUp((written) => {
      if (text.current) text.current.textContent = written;
    });
    if (total !== START_TOTAL) countUp.current(total);
  }, [total]);

  return (
    <main>
      <section className="card">
        <h2>Profit</h2>
        <p className="total">
          <data value={total.toFixed(2)}>
            <span ref={text}>{formatMoney(START_TOTAL)}</span>
          </data>
        </p>
        <p className="popup">{moving ? <MovingPopup key={closed} text={gain} /> : <span>{gain}</span>}</p>
      </section>
      <section className="card">
        <h2>Trades</h2>
        <data value={closed}>{closed}</data>
      </section>
      <table>{moving ? <MovingRows trades={trades} /> : <FixedRows trades={trades} />}</table>
    </main>
  );
}
