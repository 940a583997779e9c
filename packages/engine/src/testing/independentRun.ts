// A second program for the results of a run, written from docs/simulation.md and the two publications named there. It
// shares nothing with the engine, not even its arithmetic: hashes are multiplied as big integers, and a range is drawn
// by the remainder.

const WORDS = 2n ** 32n;

/** MurmurHash3 x86_32, a block for each UTF-16 unit. */
function murmur(text: string, seed: bigint): bigint {
  const rotate = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) % WORDS;
  let h = seed;
  for (let at = 0; at < text.length; at += 1) {
    const block = (rotate((BigInt(text.charCodeAt(at)) * 0xcc9e2d51n) % WORDS, 15n) * 0x1b873593n) % WORDS;
    h = (rotate(h ^ block, 13n) * 5n + 0xe6546b64n) % WORDS;
  }
  h ^= BigInt(text.length);
  h = ((h ^ (h >> 16n)) * 0x85ebca6bn) % WORDS;
  h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) % WORDS;
  return h ^ (h >> 16n);
}

/** The words of a stream: sfc32 from the hashes of its name and the seed, after 18 words that are thrown away. */
function* words(stream: string, seed: string): Generator<number, never, undefined> {
  const text = `${stream}\u0000${seed}`;
  let [a = 0, b = 0, c = 0, counter = 0] = [0x9e3779b9n, 0x243f6a88n, 0xb7e15162n, 0x7f4a7c15n].map((start) =>
    Number(murmur(text, start)),
  );
  for (let word = -18; ; word += 1) {
    const sum = (a + b + counter) % 2 ** 32;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + c * 8) % 2 ** 32;
    c = ((((c << 21) | (c >>> 11)) >>> 0) + sum) % 2 ** 32;
    counter = (counter + 1) % 2 ** 32;
    if (word >= 0) yield sum;
  }
}

/** A whole number from 0 to `values` - 1. Words beyond the last whole multiple of `values` are drawn again. */
function draw(stream: Generator<number, never, undefined>, values: number): number {
  for (;;) {
    const word = stream.next().value;
    if (word < 2 ** 32 - (2 ** 32 % values)) return word % values;
  }
}

/** The outcome of a run, in cents. */
type IndependentOutcome = { change: number; trades: number; wins: number; lowest: number; highest: number };

/**
 * A run of the dashboard from its seed, in both markets.
 *
 * @param duration simulated ms
 * @param chance that the coin wins, in percent
 * @param cost of a trade, in cents
 */
export function independentRun(seed: string, duration: number, chance = 50, cost = 35) {
  const [pace, trades, outcomes] = [words('pace', seed), words('trades', seed), words('outcomes', seed)];
  const rigged: IndependentOutcome = { change: 0, trades: 0, wins: 0, lowest: 0, highest: 0 };
  const fair: IndependentOutcome = { ...rigged };
  for (let at = 1_000 + draw(pace, 2_001); at <= duration; at += 1_000 + draw(pace, 2_001)) {
    draw(trades, 7); // asset
    draw(trades, 7); // currency
    const size = 200 + draw(trades, 1_001);
    draw(trades, 200_001); // sell value
    const wins = draw(outcomes, 10_000) < chance * 100;
    book(rigged, size);
    book(fair, (wins ? size : -size) - cost);
  }
  return { rigged, fair };
}

function book(outcome: IndependentOutcome, result: number): void {
  outcome.change += result;
  outcome.trades += 1;
  if (result > 0) outcome.wins += 1;
  outcome.lowest = Math.min(outcome.lowest, outcome.change);
  outcome.highest = Math.max(outcome.highest, outcome.change);
}
