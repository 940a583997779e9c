import { describe, expect, it } from 'vitest';
import { HOLDING_TICKS } from './limits';
import { TestSession } from './testing/testSession';
import { isOpen } from './trade';

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
    for (let tick = 0; tick <= HOLDING_TICKS; tick += 1) {
      const [second, first] = test.now.trades;
      expect([first?.uuid, second?.uuid]).toEqual([lower.trade.uuid, higher.trade.uuid]);
      expect([first?.profit, second?.profit]).toEqual([lower.profits[tick], higher.profits[tick]]);
      expect(test.now.trades.filter(isOpen)).toHaveLength(tick < HOLDING_TICKS ? 2 : 0);
      test.after(1_000);
    }
  });

  it('plans profits that begin at nothing and never fall', () => {
    for (const { profits } of positions(TestSession.openV('x').pressStartTrading().after(6_000))) {
      expect(profits).toHaveLength(HOLDING_TICKS + 1);
      expect(profits[0]).toBe(0);
      expect(profits).toEqual(profits.toSorted((one, other) => one - other));
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
