import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { HOLDING_TICKS } from './limits';
import { positionRises } from './positionRises';
import { TestSession } from './testing/testSession';

describe('how the two positions of a round rise', () => {
  it.each([0, 1, 7])('is what the list shows second by second, in round %i', (round) => {
    const played = TestSession.openV('7');
    for (let before = 0; before < round; before += 1) played.pressStartTrading().after(26_000);
    const startedAt = played.now.now;
    const rises = positionRises((moment) => sessionAt(played.now.run, moment), startedAt);
    played.pressStartTrading().after(6_000);
    const numbers = played.openTrades().flatMap((trade) => ('number' in trade ? [trade.number] : []));
    expect(new Set(rises.keys())).toEqual(new Set(numbers));
    for (let tick = 0; tick <= HOLDING_TICKS; tick += 1) {
      for (const trade of played.now.trades)
        if ('number' in trade && rises.has(trade.number))
          expect(rises.get(trade.number)?.[tick]).toBe(trade.profit);
      played.after(1_000);
    }
  });

  it('begins at nothing and never falls', () => {
    const run = { route: 'v', seed: 'x' } as const;
    for (const profits of positionRises((moment) => sessionAt(run, moment), 0).values()) {
      expect(profits).toHaveLength(HOLDING_TICKS + 1);
      expect(profits[0]).toBe(0);
      expect(profits).toEqual(profits.toSorted((one, other) => one - other));
    }
  });
});
