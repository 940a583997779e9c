// @ts-check
// The same behaviour with no framework: what it writes is already in the HTML.
import { counter, money, ROWS, START, trade } from '../invented.mjs';

const [total, popup, closed] = ['.total data', '.popup', 'section + section data'].map((place) =>
  document.querySelector(place),
);
const slots = Array.from(document.querySelectorAll('tr'), (row) => Array.from(row.cells));
/** @type {string[][]} */
let rows = [];
let sum = START;
let trades = 0;
const count = counter((text) => {
  if (total) total.textContent = text;
});

trade(({ pair, uuid, buy, sell, profit }) => {
  sum += profit;
  trades += 1;
  rows = [[`${pair} ${uuid}`, money(buy), money(sell), money(profit)], ...rows].slice(0, ROWS);
  count(sum);
  if (popup) popup.textContent = `+${money(profit)}`;
  if (closed) closed.textContent = String(trades);
  rows.forEach((texts, slot) => {
    texts.forEach((text, column) => {
      const cell = slots[slot]?.[column];
      if (cell) cell.textContent = text;
    });
  });
});
