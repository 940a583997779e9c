// @ts-check
// oxlint-disable react/refs -- without JSX the rule takes a ref handed to an element for a read one
import { createElement as h, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { counter, money, ROWS, START, trade } from '../invented.mjs';

/** @typedef {import('../invented.mjs').Row} Row */

/** Ten fixed slots: a new trade changes texts, and no row changes its place. */
const slots = Array.from({ length: ROWS }, (_, slot) => slot);

/** As long as the product's own movements. */
const SLIDE = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const FADE = { duration: 180, fill: /** @type {const} */ ('forwards') };
const POPUP_MS = 1_200;

/**
 * A live page in React: total with count-up, popup, count, list of ten.
 *
 * @param {{ moving?: boolean }} properties moving: a new row pushes the others down, and the popup fades away
 */
export function Live({ moving = false }) {
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

  const body = useRef(/** @type {HTMLTableSectionElement | null} */ (null));
  const popup = useRef(/** @type {HTMLSpanElement | null} */ (null));
  useLayoutEffect(() => {
    const row = moving ? body.current?.rows[0] : undefined;
    if (closed === 0 || row === undefined) return undefined;
    body.current?.animate(
      [{ transform: `translateY(-${row.offsetHeight}px)` }, { transform: 'none' }],
      SLIDE,
    );
    const timer = setTimeout(() => popup.current?.animate([{ opacity: 1 }, { opacity: 0 }], FADE), POPUP_MS);
    return () => clearTimeout(timer);
  }, [moving, closed]);

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
      h(
        'p',
        { className: 'popup' },
        h('span', { key: moving ? closed : 0, ref: popup }, rows[0] ? `+${money(rows[0].profit)}` : ''),
      ),
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
        { ref: body, className: moving ? 'moving' : undefined },
        moving
          ? rows.map((row, slot) => h(Slot, { key: closed - slot, row }))
          : slots.map((slot) => h(Slot, { key: slot, row: rows[slot] })),
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
