/** The random trades of the floors, their pace and their count-up. */

const PAIRS = ['BTC/USD', 'ETH/EUR', 'USDT/GBP', 'BNB/AUD', 'SOL/CAD', 'USDC/JPY', 'XRP/CHF'];

/** As on the product's page: ten rows, a trade every 1 to 3 s, a count-up of 2 s with 30 texts a second. */
export const ROWS = 10;
const DELAY_MS = { from: 1_000, to: 3_000 };
const COUNT_UP_MS = 2_000;
const WRITE_MS = 1_000 / 30;

export const START_TOTAL = 10_000;

/** Amounts in whole dollars and fractions of them. */
export type Trade = { pair: string; uuid: string; buy: number; sell: number; profit: number };

let state = 7;

/** A linear congruential generator, 0 to 1. Every run of a floor has the same trades. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function drawTrade(): Trade {
  const profit = 2 + random() * 10;
  const sell = 50 + random() * 2_000;
  const uuid = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32).toString(16)).join('-');
  return { pair: PAIRS[Math.floor(random() * PAIRS.length)] ?? '', uuid, buy: sell - profit, sell, profit };
}

const decimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function formatMoney(amount: number): string {
  return `$${decimal.format(amount)}`;
}

/** The texts of a row's four cells. */
export function cellTexts({ pair, uuid, buy, sell, profit }: Trade): string[] {
  return [`${pair} ${uuid}`, ...[buy, sell, profit].map(formatMoney)];
}

/**
 * Calls `onTrade` with a new trade every 1 to 3 s.
 *
 * @returns stops it
 */
export function startTrades(onTrade: (trade: Trade) => void): () => void {
  let timer = setTimeout(next, DELAY_MS.from);
  function next() {
    onTrade(drawTrade());
    timer = setTimeout(next, DELAY_MS.from + random() * (DELAY_MS.to - DELAY_MS.from));
  }
  return () => clearTimeout(timer);
}

/** Returns a function that counts a text up from the amount on screen to a new one. */
export function createCountUp(write: (text: string) => void): (target: number) => void {
  let shown = START_TOTAL;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (target) => {
    clearTimeout(timer);
    const from = shown;
    const startedAt = performance.now();
    const step = () => {
      const progress = Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS);
      shown = progress < 1 ? from + (target - from) * (1 - (1 - progress) ** 3) : target;
      write(formatMoney(shown));
      if (progress < 1) timer = setTimeout(step, WRITE_MS);
    };
    timer = setTimeout(step, WRITE_MS);
  };
}
