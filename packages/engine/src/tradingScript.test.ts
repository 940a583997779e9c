import { describe, expect, it } from 'vitest';
import { wholeTradeCount } from './account';
import { nextEventAt } from './advance';
import { HOLDING_TICKS } from './limits';
import { analysisProgress } from './scriptState';
import { expectWhole } from './testing/expectWhole';
import { TestSession } from './testing/testSession';

const numbers = (test: TestSession) =>
  test.now.trades.map((trade) => ('number' in trade ? trade.number : null));

describe('/v before Start Trading', () => {
  // E096 E097
  it('has five sold trades numbered downward from 181, bought for 500 to 1,500', () => {
    const test = TestSession.openV('v');
    expect(numbers(test)).toEqual([181, 180, 179, 178, 177]);
    for (const trade of test.now.trades) {
      expect(trade).toMatchObject({ status: 'sold', sell: trade.buy + trade.profit });
      expectWhole(trade.buy, 50_000, 150_000);
    }
  });

  it('numbers them from the trades of the link, rounded', () => {
    expect(numbers(TestSession.openV('v', { trades: 50 }))).toEqual([50, 49, 48, 47, 46]);
    expect(numbers(TestSession.openV('v', { trades: 12.7 }))).toEqual([13, 12, 11, 10, 9]);
  });

  it.each([-0.5, -1.5, -3.5, 0.5, 0.49999999999999994, 12.7])(
    'goes on with the next numbers, one for each trade, and so does the count: %d trades in the link',
    (trades) => {
      const test = TestSession.openV('v', { trades });
      for (let round = 1; round <= 3; round += 1) test.pressStartTrading().after(26_000);
      const newest = wholeTradeCount(test.now.account);
      expect(numbers(test)).toEqual(Array.from({ length: 10 }, (_, age) => newest - age + 0)); // no -0
    },
  );

  it('waits: nothing is due, no time passes', () => {
    const test = TestSession.openV('v').after(60_000);
    expect(test.now.now).toBe(0);
    expect(test.now.nextAt).toBeNull();
    expect(test.now.trades).toHaveLength(5);
  });
});

describe('Start Trading', () => {
  // E106 E109
  it('shows four steps, one second apart, then the result for two seconds', () => {
    const test = TestSession.openV('v').pressStartTrading();
    for (const step of [1, 2, 3, 4]) {
      expect(test.scriptState()).toMatchObject({ name: 'analyzing', step });
      test.after(999);
      expect(test.scriptState()).toMatchObject({ name: 'analyzing', step });
      test.after(1);
    }
    test.expectState('announcing').after(1_999).expectState('announcing').after(1).expectState('holding');
  });

  // E107
  it.each([1, 2])(
    'raises the progress ten times a second to 100 when the steps are done, in round %i',
    (round) => {
      const test = TestSession.openV('v');
      for (let before = 1; before < round; before += 1) test.pressStartTrading().after(26_000);
      test.pressStartTrading();
      const progress = () => analysisProgress(test.scriptState(), test.now.now);
      const shown = [progress()];
      for (let ms = 0; ms < 4_000; ms += 100) {
        const before = progress();
        test.after(99);
        expect(progress()).toBe(before);
        expect(test.now.nextAt).toBe(test.now.now + 1);
        test.after(1);
        shown.push(progress());
      }
      expect(shown.slice(0, 11)).toEqual([0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 25]);
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => (one ?? 0) - (other ?? 0)));
      expect(shown.slice(-2)).toEqual([97, 100]);
    },
  );

  it('has no progress without an overlay, and changes on screen when an event is due', () => {
    const test = TestSession.openV('v');
    expect(analysisProgress(test.scriptState(), 0)).toBeNull();
    test.pressStartTrading().after(4_500);
    expect(test.now.nextAt).toBe(6_000);
    test.after(2_000);
    expect(analysisProgress(test.scriptState(), 6_500)).toBeNull();
    expect(test.now.nextAt).toBe(7_000);
    expect(nextEventAt(test.after(19_500).now)).toBeNull();
  });

  // E111 E112 E113 E114
  it('opens 182 and 183 when the overlay closes: new, without a sell price, profit zero, bought for 500 to 1,500', () => {
    const test = TestSession.openV('v').pressStartTrading().after(5_999);
    expect(test.now.trades).toHaveLength(5);
    test.after(1);
    expect(numbers(test)).toEqual([183, 182, 181, 180, 179, 178, 177]);
    for (const trade of test.openTrades()) {
      expect(trade).toMatchObject({ status: 'new', profit: 0, sell: null });
      expectWhole(trade.buy, 50_000, 150_000);
    }
  });

  // E115 E116 E117 E118
  it('lets both profits rise once a second for 20 seconds, by up to 0.30 and up to 0.90', () => {
    let most = 0;
    for (let run = 0; run < 50; run += 1) {
      const test = TestSession.openV(`rises ${run}`).pressStartTrading().after(6_000);
      for (let second = 1; second <= 20; second += 1) {
        const before = test.now.trades.slice(0, 2).map(({ profit }) => profit);
        test.after(999);
        expect(test.now.trades.slice(0, 2).map(({ profit }) => profit)).toEqual(before);
        test.after(1);
        const [large = 0, small = 0] = test.now.trades
          .slice(0, 2)
          .map(({ profit }, n) => profit - (before[n] ?? 0));
        expectWhole(small, 1, 30);
        expectWhole(large, 1, 90);
        most = Math.max(most, large);
      }
      test.expectState('settled');
    }
    expect(most).toBeGreaterThan(30);
  });

  // E119 E120 E121 E122 E123
  it('sells both after 20 seconds: sell = buy + profit, the total grows by both profits, the count becomes 183', () => {
    const test = TestSession.openV('v').pressStartTrading();
    const start = test.now.account.total;
    for (let ms = 0; ms < 25_999; ms += 1_000) {
      test.expectTradeCount(181);
      expect(test.now.account.total).toBe(start);
      test.after(Math.min(1_000, 25_999 - ms));
    }
    expect(test.openTrades()).toHaveLength(2);
    test.after(1).expectTradeCount(183).expectState('settled');
    expect(test.openTrades()).toHaveLength(0);
    const [second, first] = test.now.trades;
    for (const trade of [first, second]) {
      expect(trade).toMatchObject({ status: 'sold', sell: (trade?.buy ?? 0) + (trade?.profit ?? 0) });
    }
    expect(test.now.account.total).toBe(start + (first?.profit ?? 0) + (second?.profit ?? 0));
  });

  it('runs once at a time: presses while it runs change nothing', () => {
    const test = TestSession.openV('v').pressStartTrading();
    for (const pause of [500, 3_800, 1_900, 10_000]) {
      test.after(pause);
      const before = test.now;
      expect(test.pressStartTrading().now).toBe(before);
    }
    test.after(9_800).expectTradeCount(183);
  });

  it('takes the next two numbers in a second round, and trims the list above ten', () => {
    const test = TestSession.openV('v');
    for (let round = 1; round <= 4; round += 1) {
      test
        .pressStartTrading()
        .after(26_000)
        .expectTradeCount(181 + 2 * round);
    }
    expect(numbers(test)).toEqual([189, 188, 187, 186, 185, 184, 183, 182, 181, 180]);
  });

  it('does nothing on the dashboard', () => {
    const test = TestSession.open('v');
    const before = test.now;
    expect(test.pressStartTrading().now).toBe(before);
  });
});

/** The two positions of the round that a session is in, with what will become of them. */
function positions(test: TestSession) {
  const state = test.scriptState();
  if (state.name !== 'holding') throw new Error(`No positions are open: ${state.name}.`);
  return state.round;
}

describe('a round of /v', () => {
  it.each([0, 1, 7])('rises second by second as it was drawn when it was opened: round %i', (round) => {
    const test = TestSession.openV('7');
    for (let before = 0; before < round; before += 1) test.pressStartTrading().after(26_000);
    const [lower, higher] = positions(test.pressStartTrading().after(6_000));
    expect(lower.profits).toHaveLength(HOLDING_TICKS + 1);
    for (let tick = 0; tick <= HOLDING_TICKS; tick += 1) {
      const [second, first] = test.now.trades;
      expect([first?.uuid, second?.uuid]).toEqual([lower.trade.uuid, higher.trade.uuid]);
      expect([first?.profit, second?.profit]).toEqual([lower.profits[tick], higher.profits[tick]]);
      expect(test.openTrades()).toHaveLength(tick < HOLDING_TICKS ? 2 : 0);
      test.after(1_000);
    }
  });

  it('leaves all rows the very same between two seconds, so that nothing is drawn again', () => {
    const test = TestSession.openV('x').pressStartTrading().after(9_000);
    const { trades } = test.now;
    expect(test.after(999).now.trades).toBe(trades);
    expect(test.after(1).now.trades.slice(2)).toEqual(trades.slice(2));
    expect(test.now.trades[2]).toBe(trades[2]);
  });
});
