// @ts-check
/** What the pages that are measured against have in common: their trades, their pace and their count-up. */

const PAIRS = ['BTC/USD', 'ETH/EUR', 'USDT/GBP', 'BNB/AUD', 'SOL/CAD', 'USDC/JPY', 'XRP/CHF'];

/** The product's own: a trade every 1 to 3 s, ten rows, eleven texts a second for two seconds. */
export const ROWS = 10;
const PACE = { from: 1_000, to: 3_000 };
const COUNT_UP_MS = 2_000;
const WRITE_MS = 90;

let word = 7;

/** A cheap sequence; nobody shares links to these pages. */
function next() {
  word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
  return word / 2 ** 32;
}

/** @typedef {{ pair: string, uuid: string, buy: number, sell: number, profit: number }} Row */

/** @returns {Row} */
function draw() {
  const profit = 2 + next() * 10;
  const sell = 50 + next() * 2_000;
  const uuid = Array.from({ length: 4 }, () => Math.floor(next() * 2 ** 32).toString(16)).join('-');
  return { pair: PAIRS[Math.floor(next() * PAIRS.length)] ?? '', uuid, buy: sell - profit, sell, profit };
}

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param {number} amount */
export const money = (amount) => `$${digits.format(amount)}`;

export const START = 10_000;

/**
 * Hands over a trade every one to three seconds.
 *
 * @param {(row: Row) => void} onTrade
 */
export function trade(onTrade) {
  const again = () => {
    onTrade(draw());
    setTimeout(again, PACE.from + next() * (PACE.to - PACE.from));
  };
  setTimeout(again, PACE.from);
}

/**
 * Counts a text up to each new number.
 *
 * @param {(text: string) => void} write
 */
export function counter(write) {
  let shown = START;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return (/** @type {number} */ value) => {
    clearTimeout(timer);
    const from = shown;
    const startedAt = performance.now();
    const count = () => {
      const part = Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS);
      shown = part < 1 ? from + (value - from) * (1 - (1 - part) ** 3) : value;
      write(money(shown));
      if (part < 1) timer = setTimeout(count, WRITE_MS);
    };
    timer = setTimeout(count, WRITE_MS);
  };
}
