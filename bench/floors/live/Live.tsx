import { useEffect, useRef, useState } from 'react';
import { createCountUp, formatMoney, ROWS, START_TOTAL, startTrades, type Trade } from '../trades';
import { Popup } from './Popup';
import { Rows } from './Rows';

type Account = { total: number; closed: number; trades: readonly Trade[] };

const OPENED: Account = { total: START_TOTAL, closed: 0, trades: [] };

function book({ total, closed, trades }: Account, trade: Trade): Account {
  return { total: total + trade.profit, closed: closed + 1, trades: [trade, ...trades].slice(0, ROWS) };
}

/** A live page that behaves as the product's: a total that counts up, a popup that fades, a count, a list that slides. */
export function Live() {
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
        <p className="popup">
          <Popup key={closed} text={gain} />
        </p>
      </section>
      <section className="card">
        <h2>Trades</h2>
        <data value={closed}>{closed}</data>
      </section>
      <table>
        <Rows trades={trades} />
      </table>
    </main>
  );
}
