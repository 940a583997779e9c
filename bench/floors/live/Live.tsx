import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cellTexts, createCountUp, formatMoney, ROWS, START_TOTAL, startTrades, type Trade } from '../trades';

type Account = { total: number; closed: number; trades: readonly Trade[] };

const OPENED: Account = { total: START_TOTAL, closed: 0, trades: [] };

function book({ total, closed, trades }: Account, trade: Trade): Account {
  return { total: total + trade.profit, closed: closed + 1, trades: [trade, ...trades].slice(0, ROWS) };
}

/**
 * A live page that behaves as the product's: a total that counts up, a popup that fades, a count, a list that slides.
 */
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

/**
 * As in the product (`packages/dashboard/src/ui/Popup/Popup.tsx`): there at once, removed after 1.4 s. It fades longer, by
 * five frames.
 */
const FADE_AFTER_MS = 1_200;
const REMOVE_AFTER_MS = 1_400;
const FADE: KeyframeAnimationOptions = { duration: 180, fill: 'forwards' };

function Popup({ text }: { text: string }) {
  const popup = useRef<HTMLSpanElement>(null);
  const [removed, setRemoved] = useState(false);

  useEffect(() => {
    const fade = setTimeout(
      () => popup.current?.animate([{ opacity: 1 }, { opacity: 0 }], FADE),
      FADE_AFTER_MS,
    );
    const remove = setTimeout(() => setRemoved(true), REMOVE_AFTER_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(remove);
    };
  }, []);

  return removed ? null : <span ref={popup}>{text}</span>;
}

const COLUMNS = ['trade', 'buy', 'sell', 'profit'];

/** As long and as eased as in the product (`packages/dashboard/src/ui/RowList/useSlideIn.ts`). */
const SLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** A new trade is a new row on top. The body of the table slides down by the height of that row. */
function Rows({ trades }: { trades: readonly Trade[] }) {
  const body = useRef<HTMLTableSectionElement>(null);

  useLayoutEffect(() => {
    const row = trades.length > 0 ? body.current?.rows[0] : undefined;
    if (row === undefined) return;
    const slide = body.current?.animate(
      [{ transform: `translateY(-${row.offsetHeight}px)` }, { transform: 'none' }],
      SLIDE,
    );
    return () => slide?.cancel();
  }, [trades]);

  return (
    <tbody ref={body}>
      {trades.map((trade) => (
        <tr key={trade.uuid}>
          {cellTexts(trade).map((text, column) => (
            <td key={COLUMNS[column]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
