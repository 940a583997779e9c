import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, nextEventAt } from './advance';
import { createSession } from './createSession';
import { type ClosedTrade, tradesUntil } from './events';
import type { Run } from './run';
import { anyRun } from './testing/anyRun';
import { isOpen } from './trade';
import { startTrading } from './tradingScript';

/** The slow way: the run event by event, noting each trade when it is closed. */
function playedUntil(run: Run, moment: number): ClosedTrade[] {
  let session = createSession(run);
  const seen = new Set(session.trades.map(({ uuid }) => uuid));
  const played: ClosedTrade[] = [];
  for (;;) {
    session = startTrading(session);
    const dueAt = nextEventAt(session) ?? Number.POSITIVE_INFINITY;
    if (dueAt > moment) return played;
    session = advance(session, dueAt - session.now);
    for (const trade of [...session.trades].reverse()) {
      if (isOpen(trade) || seen.has(trade.uuid)) continue;
      seen.add(trade.uuid);
      played.push({ at: dueAt, trade });
    }
  }
}

const anyMoment = fc.oneof(
  fc.nat(300_000),
  fc.nat(12).map((rounds) => rounds * 26_000),
);

describe('all trades of a run until a moment', () => {
  it('are those that were closed event by event, each at its own time and in the same order', () => {
    fc.assert(
      fc.property(anyRun, anyMoment, (run, moment) => {
        expect([...tradesUntil(run, moment)]).toEqual(playedUntil(run, moment));
      }),
    );
  });
});
