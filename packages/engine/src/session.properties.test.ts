import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tradeCount } from './account';
import { advance } from './advance';
import { createSession } from './createSession';
import { runOf } from './makeRun';
import { canLose, createMarket } from './markets';
import { MOVING_STREAMS, openStreams, STREAMS } from './random/streams';
import { marketOf, type Run } from './run';
import type { Session } from './session';
import { anyRun } from './testing/anyRun';
import { startTrading } from './tradingScript';

const begun = (run: Run) => startTrading(createSession(run));

describe('every run', () => {
  it('is the same however its time is sliced', () => {
    fc.assert(
      fc.property(anyRun, fc.array(fc.nat(5_000), { maxLength: 30 }), (run, slices) => {
        const sliced = slices.reduce((session, slice) => advance(session, slice), begun(run));
        const whole = advance(
          begun(run),
          slices.reduce((sum, slice) => sum + slice, 0),
        );
        expect(sliced).toEqual(whole);
      }),
    );
  });

  // E086 E087
  it('adds up to the cent: the total is the start plus the profits of the trades closed since, and gains are counted where trades can lose', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(10), (run, seconds) => {
        let session = begun(run);
        const profits = new Map<string, number>();
        for (let second = 0; second < seconds * 3; second += 1) {
          session = advance(session, 900);
          for (const trade of session.trades) profits.set(trade.uuid, trade.profit);
        }
        const started = createSession(run).trades.map(({ uuid }) => uuid);
        const open = session.trades.filter(({ sell }) => sell === null).map(({ uuid }) => uuid);
        const results = [...profits]
          .filter(([uuid]) => !started.includes(uuid) && !open.includes(uuid))
          .map(([, profit]) => profit);
        const sum = results.reduce((total, profit) => total + profit, 0);
        const countsGains = run.route === 'dashboard' && canLose(marketOf(run));
        const gains = results.filter((profit) => profit > 0).length;
        expect(session.account.won).toBe(countsGains ? gains : undefined);
        expect(session.account.total).toBe(session.account.startAmount + sum);
        expect(tradeCount(session.account)).toBe(session.account.startTrades + session.account.closed);
      }),
    );
  });

  // E090
  it('never lists more than ten trades, and all money is whole cents', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(200_000), (run, ms) => {
        const { trades, account } = advance(begun(run), ms);
        expect(trades.length).toBeLessThanOrEqual(10);
        for (const { profit, buy, sell } of trades) {
          expect([profit, buy, sell ?? 0].every(Number.isSafeInteger)).toBe(true);
          if (sell !== null) expect(buy).toBe(sell - profit);
        }
        expect(Number.isSafeInteger(account.total)).toBe(true);
      }),
    );
  });

  it('plays the same trades whatever name, amount and count the link gives', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { seed, market } = run;
        const plain = advance(begun(runOf({ seed, market })), 15_000);
        expect(advance(begun(runOf({ ...run, route: 'dashboard' })), 15_000).trades).toEqual(plain.trades);
      }),
    );
  });
});

describe('the streams of a seed', () => {
  it('are all different, so that no concern repeats another', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const starts = STREAMS.map((name) => openStreams(seed)(name).state().join());
        expect(new Set(starts).size).toBe(STREAMS.length);
      }),
    );
  });

  it('are kept where they go on, and every one that is kept does, on one of the pages', () => {
    const moved = (['dashboard', 'v'] as const).flatMap((route) => {
      const market = route === 'dashboard' ? createMarket('fair') : undefined;
      const session = begun(runOf({ route, seed: '7', market }));
      const { streams } = advance(session, 26_000);
      return MOVING_STREAMS.filter((name) => streams[name].join() !== session.streams[name].join());
    });
    expect(new Set(moved)).toEqual(new Set(MOVING_STREAMS));
  });

  it('do not shift one another: another position in one leaves what the others draw as it was', () => {
    const session = createSession(runOf({ seed: 'independent' }));
    const { pace, ...others } = session.streams;
    const [a, b, c, counter] = others.identity;
    const shifted = { ...session, streams: { pace, ...others, identity: [a, b, c, counter + 1] as const } };
    const money = (played: Session) => played.trades.map(({ profit, sell, buy }) => [profit, sell, buy]);
    expect(money(advance(shifted, 15_000))).toEqual(money(advance(session, 15_000)));
    expect(advance(shifted, 15_000).trades[0]?.uuid).not.toBe(advance(session, 15_000).trades[0]?.uuid);
  });
});
