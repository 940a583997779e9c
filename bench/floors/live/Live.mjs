// @ts-check
// oxlint-disable react/refs -- without JSX the rule takes a ref handed to an element for a read one
import { createElement as h, useEffect, useRef, useState } from 'react';
import { counter, money, ROWS, START, trade } from '../invented.mjs';

/** @typedef {import('../invented.mjs').Row} Row */

/** Ten fixed slots: a new trade changes texts, and no row changes its place. */
const slots = Array.from({ length: ROWS }, (_, slot) => slot);

/** A live page in React: total with count-up, popup, count, list of ten. */
export function Live() {
  const text = useRef(/** @type {HTMLSpanElement | null} */ (null));
  const [{ total, rows, closed }, setState] = useState({
    total: START,
    rows: /** @type {Row[]} */ ([]),
    closed: 0,
  });

  useEffect(
    () =>
      trade((row) =>
        setState(({ total, rows, closed }) => ({
          total: total + row.profit,
          rows: [row, ...rows].slice(0, ROWS),
          closed: closed + 1,
        })),
      ),
    [],
  );

  const count = useRef(/** @type {((value: number) => void) | undefined} */ (undefined));
  useEffect(() => {
    count.current ??= counter((written) => {
      if (text.current) text.current.textContent = written;
    });
    if (total !== START) count.current(total);
  }, [total]);

  return h(
    'main',
    null,
    h(
      'section',
      { className: 'card' },
      h('h2', null, 'Profit'),
      h(
        'p',
        { className: 'total' },
        h('data', { value: total.toFixed(2) }, h('span', { ref: text }, money(START))),
      ),
      h('p', { className: 'popup' }, rows[0] ? `+${money(rows[0].profit)}` : ''),
    ),
    h(
      'section',
      { className: 'card' },
      h('h2', null, 'Trades'),
      h('data', { value: closed }, String(closed)),
    ),
    h(
      'table',
      null,
      h(
        'tbody',
        null,
        slots.map((slot) => h(Slot, { key: slot, row: rows[slot] })),
      ),
    ),
  );
}

/** @param {{ row: Row | undefined }} properties */
function Slot({ row }) {
  const cells = row
    ? [`${row.pair} ${row.uuid}`, ...[row.buy, row.sell, row.profit].map(money)]
    : ['', '', '', ''];
  return h(
    'tr',
    null,
    cells.map((cell, column) => h('td', { key: String(column) }, cell)),
  );
}
