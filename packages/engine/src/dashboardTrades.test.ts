import { describe, expect, it } from 'vitest';
import { advance } from './advance';
import { IdentityGenerator } from './identity';
import { openStreams } from './random/streams';
import { expectWhole } from './testing/expectWhole';
import { TestSession } from './testing/testSession';
import type { Trade } from './trade';

/** Every trade of a run with the moment it came, one event at a time. */
function watch(seed: string, count: number) {
  const test = TestSession.open(seed);
  const seen: { at: number; trade: Trade }[] = [];
  while (seen.length < count) {
    test.after((test.now.nextAt ?? 0) - test.now.now);
    const [trade] = test.now.trades;
    if (trade) seen.push({ at: test.now.now, trade });
  }
  return seen;
}

describe("the dashboard's feed", () => {
  const seen = watch('a thousand trades', 1_000);
  const gaps = seen.map(({ at }, n) => at - (seen[n - 1]?.at ?? 0));

  // E083 E084 E085
  it('starts with an empty list, and brings a trade every 1,000 to 3,000 ms, at random', () => {
    expect(TestSession.open('x').now.trades).toEqual([]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3_000);
    expect(Math.min(...gaps.slice(0, 200))).toBeLessThan(1_200);
    expect(Math.max(...gaps.slice(0, 200))).toBeGreaterThan(2_800);
  });

  // E079 E080 E081
  it('draws profits of 2 to 12 and sell values of 50 to 2,050, in whole cents; buy is sell minus profit', () => {
    for (const { trade } of seen) {
      expectWhole(trade.profit, 200, 1_200);
      expectWhole(trade.sell ?? 0, 5_000, 205_000);
      expect(trade.buy).toBe((trade.sell ?? 0) - trade.profit);
    }
  });

  // E078
  it('uses all seven assets and all seven currencies, and nothing else', () => {
    expect(new Set(seen.map(({ trade }) => trade.currencySell.code)).size).toBe(7);
    expect(new Set(seen.map(({ trade }) => trade.currencyBuy.code)).size).toBe(7);
    for (const { trade } of seen) expect(trade.currencySell.image).not.toBe('');
  });

  // E090 E091
  it('trims the list above ten, the oldest leave first', () => {
    const test = TestSession.open('a thousand trades').after(seen[19]?.at ?? 0);
    expect(test.now.trades.map(({ uuid }) => uuid)).toEqual(
      seen
        .slice(10, 20)
        .map(({ trade }) => trade.uuid)
        .reverse(),
    );
  });

  it('leaves list and account the very same while no trade is due, so that nothing is drawn again', () => {
    const { now: before } = TestSession.open('x').after(60_000);
    const waited = advance(before, (before.nextAt ?? 0) - before.now - 1);
    expect(waited.trades).toBe(before.trades);
    expect(waited.account).toBe(before.account);
  });
});

describe('the key of a row', () => {
  const identity = openStreams('keys')('identity').state();
  /** The keys drawn for the next rows of a list, whose keys are given newest first. */
  const drawn = (keys: readonly number[], count: number) => {
    const generator = new IdentityGenerator(
      identity,
      keys.map((key) => ({ key })),
    );
    return Array.from({ length: count }, () => generator.next().key);
  };

  // E094
  it('is drawn again when a row of the list has it', () => {
    const [key = 0] = drawn([], 1);
    expect(drawn([key], 1)).not.toEqual([key]);
    expect(drawn([1, 2, 3], 1)).toEqual([key]);
  });

  it('is another than that of any row of the list, as a run goes on', () => {
    const { now: before } = TestSession.open('x').after(60_000);
    const toNext = (before.nextAt ?? 0) - before.now;
    const keyAfter = (session: typeof before) => advance(session, toNext).trades[0]?.key;
    const key = keyAfter(before);
    const [first, ...others] = before.trades;
    expect(first).toBeDefined();
    if (first === undefined || key === undefined) return;
    expect(keyAfter({ ...before, trades: [{ ...first, key }, ...others] })).not.toBe(key);
  });

  it('is free again when the row has left the list, which is the oldest of ten', () => {
    const [, second = 0] = drawn([], 2);
    const younger = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(drawn([...younger, second], 2)[1]).toBe(second); // the oldest leaves when the first row is added
    expect(drawn([second, ...younger], 2)[1]).not.toBe(second);
    expect(drawn([...younger.slice(1), second], 2)[1]).not.toBe(second); // nine rows: none has left
  });
});
