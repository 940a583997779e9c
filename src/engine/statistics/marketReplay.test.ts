import { describe, expect, it } from 'vitest';
import { sessionAt } from '../advance';
import { EquityHistory } from '../equityHistory';
import { createMarket, MARKET_NAMES } from '../markets';
import { tradesUntil } from '../replay';
import type { Run } from '../run';
import { MarketReplay } from './marketReplay';
import { resultDistribution } from './resultDistribution';

const HOUR_MS = 3_600_000;

describe.each(MARKET_NAMES.map((name) => createMarket(name)))('a market played again: %o', (market) => {
  const run: Run = { route: 'dashboard', seed: 'again', market };

  it('has what is stated before it has played anything', () => {
    const replay = new MarketReplay(run, HOUR_MS);
    const { startAmount } = sessionAt(run, 0).account;
    expect(replay.distribution).toEqual(resultDistribution(market));
    expect(replay.tally.count).toBe(0);
    expect(replay.total).toBe(startAmount);
    expect(replay.points()).toEqual([{ at: 0, total: startAmount }]);
  });

  it('says after every 500 results how far it is, so that it can be done in slices', () => {
    const moments = Array.from(tradesUntil(run, HOUR_MS), ({ at }) => at);
    expect([...new MarketReplay(run, HOUR_MS).play()]).toEqual(
      [500, 1_000, 1_500].map((count) => moments[count - 1]),
    );
  });

  it('ends with as many results, the total and the curve of the run', () => {
    const replay = new MarketReplay(run, HOUR_MS);
    for (const _ of replay.play()) expect(replay.tally.count % 500).toBe(0);
    const { closed, total } = sessionAt(run, HOUR_MS).account;
    const curve = new EquityHistory(run);
    curve.runUntil(HOUR_MS);
    expect(replay.tally.count).toBe(closed);
    expect(replay.total).toBe(total);
    expect(replay.points()).toEqual(curve.points());
  });
});
