import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnBooking } from './account';
import { advance, advanceTo } from './advance';
import { createSession } from './createSession';
import { EquityBuckets } from './equityBuckets';
import { tradesUntil } from './events';
import { MOMENT_LIMIT_MS } from './limits';
import { runOf } from './makeRun';
import { createMarket, MARKET_NAMES } from './markets';
import { cents } from './money';
import { type Recorder, Recording } from './recording';
import type { Run } from './run';
import type { Session } from './session';
import { resultDistribution } from './statistics/resultDistribution';
import { anyRun, anySeed } from './testing/anyRun';
import { startTrading } from './tradingScript';

const SPAN = 16_384_000;
const HOUR = 3_600_000;

/** The slow way: from the start. */
function factsAt(run: Run, moment: number) {
  const start = createSession(run);
  const buckets = new EquityBuckets();
  let total = start.account.startAmount;
  buckets.add({ at: 0, total });
  const onBooking: OnBooking = (at, profit) => {
    total = cents(total + profit);
    buckets.add({ at, total });
  };
  const session = advanceTo(start, moment, (from, elapsed) => advance(from, elapsed, onBooking));
  return { session, points: buckets.points() };
}

type Opened = { readonly session: Session; readonly recorder: Recorder };

const shown = ({ session, recorder }: Opened) => ({ session, points: recorder.points() });

/** Beyond several checkpoints, and right around them. */
const anyMoment = fc.oneof(
  fc.nat(900_000),
  fc.nat(20 * HOUR),
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -3, max: 3 })).map(([n, ms]) => n * SPAN + ms),
);

describe('a run at a moment', () => {
  it('is the same whatever was asked for before: session and curve', () => {
    fc.assert(
      fc.property(anyRun, fc.array(anyMoment, { minLength: 1, maxLength: 4 }), (run, moments) => {
        const recording = new Recording(run);
        for (const moment of moments) expect(shown(recording.open(moment))).toEqual(factsAt(run, moment));
      }),
      { numRuns: 15 },
    );
  });

  it('is the same when it is played there live, beside others who go back and ahead', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyMoment,
        fc.array(fc.tuple(fc.nat(3 * HOUR), fc.option(anyMoment)), { maxLength: 8 }),
        (seed, from, steps) => {
          const run = runOf({ seed });
          const recording = new Recording(run);
          const { recorder, ...opened } = recording.open(from);
          let { session } = opened;
          for (const [elapsed, other] of steps) {
            session = recorder.advance(session, elapsed);
            if (other !== null) recording.open(other);
          }
          const { now } = session;
          expect(shown({ session, recorder })).toEqual(factsAt(run, now));
          expect(shown(recording.open(now))).toEqual(factsAt(run, now));
        },
      ),
      { numRuns: 15 },
    );
  });

  // The seeds were searched for: a trade is closed at the first multiple of the span itself, and right before.
  it.each(['span 2027', 'span 2127'])('has a trade that is closed where a checkpoint is: %s', (seed) => {
    const run = runOf({ seed });
    expect([...tradesUntil(run, SPAN)].some(({ at }) => at === SPAN || at === SPAN - 1)).toBe(true);
    const recording = new Recording(run);
    const { session, recorder } = recording.open(0);
    const played = recorder.advance(session, SPAN + HOUR);
    for (const moment of [SPAN - 1, SPAN, SPAN + 1, SPAN + HOUR])
      expect(shown(recording.open(moment))).toEqual(factsAt(run, moment));
    expect(shown({ session: played, recorder })).toEqual(factsAt(run, SPAN + HOUR));
  });

  it('is the same where more is known already, within a bucket of the curve and where one begins', () => {
    const run = runOf({ seed: '7' });
    const recording = new Recording(run);
    for (const moment of [7 * SPAN, 5 * SPAN + HOUR, 6 * SPAN, 6 * SPAN + HOUR])
      expect(shown(recording.open(moment))).toEqual(factsAt(run, moment));
  });

  it('is reached in steps, once: where no step is missing, none is taken', () => {
    const recording = new Recording(runOf({ seed: '7' }));
    expect([...recording.extendTo(2 * SPAN - 1)]).toEqual([SPAN - 1, 2 * SPAN - 1]);
    expect([...recording.extendTo(3 * SPAN)]).toEqual([3 * SPAN - 1]);
    expect([...recording.extendTo(3 * SPAN)]).toEqual([]);
  });

  it('is reached in steps months in too, where not all of them are kept', { tags: 'sweep' }, () => {
    const run = runOf({ seed: '7' });
    const recording = new Recording(run);
    const late = 3.3 * MOMENT_LIMIT_MS;
    const count = Math.floor(late / SPAN);
    const steps = Array.from({ length: count }, (_, step) => (step + 1) * SPAN - 1);
    expect([...recording.extendTo(late)]).toEqual(steps);
    expect([...recording.extendTo(late)]).toEqual([]);
    for (const moment of [late, MOMENT_LIMIT_MS + HOUR, 7 * HOUR, 600_000])
      expect(shown(recording.open(moment))).toEqual(factsAt(run, moment));
  });
});

describe('what happens while time passes', () => {
  it('is told in order, each change of the total at its own moment, whether it is recorded or not', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.nat(5_000), { maxLength: 20 }), (seed, steps) => {
        const run = runOf({ seed });
        const told: number[][] = [[], []];
        const { recorder, ...opened } = new Recording(run).open(0);
        let [session, recorded] = [createSession(run), opened.session];
        for (const elapsed of steps) {
          session = advance(session, elapsed, (...booking) => told[0]?.push(...booking));
          recorded = recorder.advance(recorded, elapsed, (...booking) => told[1]?.push(...booking));
        }
        const closed = [...tradesUntil(run, session.now)];
        expect(told[0]).toEqual(closed.flatMap(({ at, trade }) => [at, trade.profit]));
        expect(told[1]).toEqual(told[0]);
      }),
    );
  });

  it('on /v is both trades of a round at once', () => {
    const told: number[] = [];
    const begun = startTrading(createSession(runOf({ route: 'v', seed: '7' })));
    const sold = advance(begun, 60_000, (...booking) => told.push(...booking));
    expect(told).toEqual([26_000, sold.account.total - begun.account.total]);
    expect(sold.account.closed).toBe(2);
  });
});

it.each(MARKET_NAMES.map((name) => createMarket(name)))(
  'counts the results of the market %o by bin',
  (market) => {
    const run = runOf({ seed: 'again', market });
    const results = Array.from(tradesUntil(run, 6 * HOUR), ({ trade }) => trade.profit);
    const { bins } = resultDistribution(market);
    const recording = new Recording(run);
    recording.open(20 * HOUR);
    expect(recording.open(6 * HOUR).recorder.results()).toEqual({
      counts: bins.map(({ from, to }) => results.filter((result) => result >= from && result <= to).length),
      least: Math.min(...results),
    });
    expect(recording.open(0).recorder.results().least).toBeNull();
  },
);
