import { seededPrng } from '../../packages/engine/src/random/prng';

/** Words from here on are drawn again. */
const endOf = (count: number) => (2 ** 32 - (2 ** 32 % count)) >>> 0;

/** Results by their size in dollars: losses, then gains. */
const bins = new Int32Array(2 * 16);

/**
 * One run of the usual fair market as a plain loop: the three generators written out where a number is drawn, and
 * nothing that another market or a moment on the way would need.
 *
 * @param duration in simulated ms
 */
export function plainRun(seed: string, duration: number) {
  const paceStart = seededPrng(`pace\0${seed}`).state();
  let a = paceStart[0];
  let b = paceStart[1];
  let c = paceStart[2];
  let d = paceStart[3];
  const tradesStart = seededPrng(`trades\0${seed}`).state();
  let e = tradesStart[0];
  let f = tradesStart[1];
  let g = tradesStart[2];
  let h = tradesStart[3];
  const outcomesStart = seededPrng(`outcomes\0${seed}`).state();
  let p = outcomesStart[0];
  let q = outcomesStart[1];
  let r = outcomesStart[2];
  let s = outcomesStart[3];
  const paceEnd = endOf(2_001);
  const pairEnd = endOf(7);
  const sizeEnd = endOf(1_001);
  const sellEnd = endOf(200_001);
  const outcomeEnd = endOf(10_000);
  let change = 0;
  let lowest = 0;
  let highest = 0;
  let trades = 0;
  let wins = 0;
  let word = 0;
  let at = 0;
  bins.fill(0);
  for (;;) {
    do {
      word = (a + b + d) >>> 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      d = (d + 1) | 0;
    } while (word >= paceEnd);
    at += 1_000 + (word % 2_001);
    if (at > duration) return { change, lowest, highest, trades, wins };
    for (let drawn = 0; drawn < 2; drawn += Number(word < pairEnd)) {
      word = (e + f + h) >>> 0;
      e = f ^ (f >>> 9);
      f = (g + (g << 3)) | 0;
      g = (((g << 21) | (g >>> 11)) + word) | 0;
      h = (h + 1) | 0;
    }
    do {
      word = (e + f + h) >>> 0;
      e = f ^ (f >>> 9);
      f = (g + (g << 3)) | 0;
      g = (((g << 21) | (g >>> 11)) + word) | 0;
      h = (h + 1) | 0;
    } while (word >= sizeEnd);
    const size = 200 + (word % 1_001);
    do {
      word = (e + f + h) >>> 0;
      e = f ^ (f >>> 9);
      f = (g + (g << 3)) | 0;
      g = (((g << 21) | (g >>> 11)) + word) | 0;
      h = (h + 1) | 0;
    } while (word >= sellEnd);
    do {
      word = (p + q + s) >>> 0;
      p = q ^ (q >>> 9);
      q = (r + (r << 3)) | 0;
      r = (((r << 21) | (r >>> 11)) + word) | 0;
      s = (s + 1) | 0;
    } while (word >= outcomeEnd);
    const win = Number(word % 10_000 < 5_000);
    const bin = win * 16 + Math.floor((size - 200) / 100);
    bins[bin] = (bins[bin] ?? 0) + 1;
    change += (win ? size : -size) - 35;
    wins += win;
    trades += 1;
    if (change < lowest) lowest = change;
    if (change > highest) highest = change;
  }
}
