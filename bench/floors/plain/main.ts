import { cellTexts, createCountUp, formatMoney, ROWS, START_TOTAL, startTrades } from '../trades';

// The elements are in the prerendered HTML.
const total = document.querySelector('.total data');
const popup = document.querySelector('.popup');
const count = document.querySelector('section + section data');
const cells = Array.from(document.querySelectorAll('tr'), (row) => Array.from(row.cells));

let rows: string[][] = [];
let sum = START_TOTAL;
let closed = 0;
const countUp = createCountUp((text) => {
  if (total) total.textContent = text;
});

startTrades((trade) => {
  sum += trade.profit;
  closed += 1;
  rows = [cellTexts(trade), ...rows].slice(0, ROWS);
  countUp(sum);
  if (popup) popup.textContent = `+${formatMoney(trade.profit)}`;
  if (count) count.textContent = String(closed);
  rows.forEach((texts, row) => {
    texts.forEach((text, column) => {
      const cell = cells[row]?.[column];
      if (cell) cell.textContent = text;
    });
  });
});
