import {
  type Cents,
  cents,
  createSession,
  ENGINE_VERSION,
  finish,
  MARKET_NAMES,
  type ParameterName,
  parametersOf,
  tradesUntil,
} from '@simulation/engine';
import { exactMoney } from '@simulation/engine/format';
import { anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { labelSentence } from '../../../dashboard/src/i18n';
import { en } from '../../../dashboard/src/i18n/en/page';
import {
  advance,
  createFeed,
  eventsOf,
  type FeedEvent,
  NOTICE,
  nextEventAt,
  OptionError,
  openSession,
  type RunOptions,
  startTrading,
} from '..';
import { EventReader } from './eventReader';
import { isEmpty, Places } from './places';
import { skip } from './timeRange';
import { toRun } from './toRun';

const HOUR_MS = 3_600_000;

const RUNS: Readonly<Record<string, RunOptions>> = {
  'the dashboard': { seed: '7' },
  'the fair market': { seed: '7', scenario: 'fair' },
  'a market with a chance and a cost': { seed: '7', scenario: 'fair', chance: 30, cost: 0.5 },
  'route v': { seed: '7', route: 'v' },
};

/** The rows of the page's export of the same run. */
const exported = (run: RunOptions, until: number) =>
  Array.from(tradesUntil(toRun(run), until - 1), ({ at, trade }) => {
    const { uuid, key, buy, sell, profit, currencySell, currencyBuy } = trade;
    return {
      at,
      trade: {
        uuid,
        key,
        buy: { cents: buy },
        sell: { cents: sell },
        profit: { cents: profit },
        currencySell: { code: currencySell.code },
        currencyBuy: { code: currencyBuy.code },
      },
    };
  });

const collected = async (feed: AsyncIterable<FeedEvent>): Promise<FeedEvent[]> => {
  const events: FeedEvent[] = [];
  for await (const event of feed) events.push(event);
  return events;
};

describe.each(Object.entries(RUNS))('the events of %s with seed 7', (_, run) => {
  const hour = [...eventsOf(run, { until: HOUR_MS })];

  it("are the trades of the page's export for an hour: uuid, key, currencies, cents and ms", () => {
    const sold = hour.filter(({ type }) => type === 'trade.sold');
    expect(sold.length).toBeGreaterThan(250);
    expect(sold).toMatchObject(exported(run, HOUR_MS));
  });

  it('are numbered from 0 without a gap, in the order of time', () => {
    expect(hour.map(({ id }) => id)).toEqual(hour.map((_, position) => position));
    expect(hour.map(({ at }) => at)).toEqual(hour.map(({ at }) => at).sort((a, b) => a - b));
  });

  it('all say that they are simulated, and name seed and engine', () => {
    for (const { simulated, notice, engineVersion, seed } of hour)
      expect([simulated, notice, engineVersion, seed]).toEqual([true, NOTICE, ENGINE_VERSION, '7']);
  });

  it('have the total and the count after them, to the cent', () => {
    const { startAmount, startTrades } = openSession(run).account;
    let [total, count]: [Cents, number] = [startAmount, startTrades];
    for (const event of hour) {
      if (event.type === 'trade.sold') {
        total = cents(total + event.trade.profit.cents);
        count += 1;
      }
      expect([event.total, event.count]).toEqual([{ cents: total, decimal: exactMoney(total) }, count]);
    }
    if (run.route !== 'v') expect(advance(openSession(run), HOUR_MS - 1).account.total).toBe(total);
  });

  it('are the same at every speed', async () => {
    const end = 60_000;
    const wanted = [...eventsOf(run, { until: end })];
    expect(await collected(createFeed({ ...run, until: end, speed: 'max' }))).toEqual(wanted);
    const late = [...eventsOf(run, { from: end - 2_000, until: end })];
    const feeds = [20, 137.5, 1_000].map((speed) =>
      collected(createFeed({ ...run, from: end - 2_000, until: end, speed })),
    );
    for (const events of await Promise.all(feeds)) expect(events).toEqual(late);
  });
});

const anyRun: fc.Arbitrary<RunOptions> = fc.oneof(
  fc.record({ seed: anySeed, route: fc.constantFrom('dashboard' as const, 'v' as const) }),
  fc.record({
    seed: anySeed,
    scenario: fc.constant('fair' as const),
    chance: fc.double({ min: 1, max: 99, noNaN: true }),
    cost: fc.double({ min: 0, max: 10, noNaN: true }),
    amount: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  }),
);

describe('a range of a run', () => {
  it('goes on after any event as if it had never been interrupted', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(200_000), fc.nat(), (run, until, position) => {
        const whole = [...eventsOf(run, { until })];
        const after = whole.length === 0 ? -1 : position % whole.length;
        const rest = whole.slice(after + 1);
        expect([...eventsOf(run, { until, after })]).toEqual(rest);
        expect([...eventsOf(run, { until, after, engineVersion: ENGINE_VERSION })]).toEqual(rest);
      }),
    );
  });

  it('is found by way of places that were found before as from the start', () => {
    const hours = fc.record({
      from: fc.nat(20 * HOUR_MS),
      length: fc.integer({ min: 1, max: 60_000_000 }),
      after: fc.integer({ min: -1, max: 40_000 }),
    });
    fc.assert(
      fc.property(anyRun, fc.array(hours, { maxLength: 6 }), (options, wanted) => {
        const run = toRun(options);
        const places = new Places(run);
        for (const { from, length, after } of wanted) {
          const until = from + length;
          const range = { from, until, after };
          const slow = new EventReader(createSession(run));
          skip(slow, range);
          const reader = finish(places.find(range));
          const hasEvents = slow.nextAt < until;
          expect(reader.nextAt < until).toBe(hasEvents);
          if (!hasEvents) continue;
          expect(isEmpty(run, range)).toBe(false);
          const begins = (found: EventReader) => Math.max(from, found.reachedAt); // simulated time goes on from there
          expect([begins(reader), reader.read()]).toEqual([begins(slow), slow.read()]);
          expect(places.distance(range)).toBeLessThan(HOUR_MS);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('and the next one are the whole: none lost, none twice', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(200_000), fc.nat(200_000), (run, one, other) => {
        const [middle, until] = [Math.min(one, other), Math.max(one, other)];
        expect([...eventsOf(run, { until: middle }), ...eventsOf(run, { from: middle, until })]).toEqual([
          ...eventsOf(run, { until }),
        ]);
      }),
    );
  });
});

describe('a feed in real time', () => {
  it('ends without an error when its signal aborts, before and while it waits', async () => {
    expect(await collected(createFeed({ seed: '7', signal: AbortSignal.abort() }))).toEqual([]);
    const ended = new AbortController();
    const feed = createFeed({ seed: '7', signal: ended.signal });
    expect((await feed.next()).value?.type).toBe('session.opened');
    const waiting = feed.next(); // two seconds, for the first trade
    ended.abort();
    // Before anything else has its turn, so that no machine is too slow for it.
    const late = new Promise((resolve) => setImmediate(() => resolve('late')));
    expect(await Promise.race([waiting, late])).toEqual({ done: true, value: undefined });
  });

  it('ends at once when its reader returns while it waits, whether it has a signal or not', async () => {
    for (const signal of [undefined, new AbortController().signal]) {
      const feed = createFeed({ seed: '7', signal });
      await feed.next();
      const waiting = feed.next(); // two seconds, for the first trade
      const returned = feed.return();
      const late = new Promise((resolve) => setImmediate(() => resolve('late')));
      const ended = { done: true, value: undefined };
      expect(await Promise.race([Promise.all([waiting, returned]), late])).toEqual([ended, ended]);
    }
  });

  it.each([1, 50])('gives each event at its time, by fake timers too, at speed %d', async (speed) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const times: number[] = [];
    const lateness: number[] = [];
    const startedAt = performance.now();
    const reading = (async () => {
      for await (const { at } of createFeed({ seed: '7', until: 20_000, speed })) {
        times.push(at);
        lateness.push(performance.now() - startedAt - at / speed);
      }
    })();
    await vi.advanceTimersByTimeAsync(10_000 / speed);
    expect(times).toEqual(Array.from(eventsOf({ seed: '7' }, { until: 10_001 }), ({ at }) => at));
    await vi.advanceTimersByTimeAsync(10_000 / speed);
    await reading;
    expect(Math.min(...lateness)).toBeGreaterThan(-0.001);
    expect(Math.max(...lateness)).toBeLessThan(1.001); // a timer has whole milliseconds
  });

  it('leaves timers their turn at full speed', async () => {
    const ended = new AbortController();
    setTimeout(() => ended.abort());
    const day = { seed: '7', until: 24 * HOUR_MS } as const; // longer than a turn on any machine
    const events = await collected(createFeed({ ...day, speed: 'max', signal: ended.signal }));
    expect(ended.signal.aborted).toBe(true);
    expect(events.length).toBeLessThan(40_000);
  });
});

/** In words, so that a new market changes no message here. */
const marketsThatHave = (parameter: ParameterName) =>
  MARKET_NAMES.filter((market) => new Map(parametersOf(market)).has(parameter)).join(' or ');

describe('options', () => {
  it.each([
    [{ seed: ' ' }, 'seed must be a text of 1 to 100 characters, not " ".'],
    [{ seed: 'x'.repeat(101) }, 'seed must be a text of 1 to 100 characters, not "xx'],
    [{ seed: 7 }, 'seed must be a text of 1 to 100 characters, not 7.'],
    [{ route: 'x' }, 'route must be dashboard or v, not "x".'],
    [{ scenario: 'x' }, `scenario must be ${MARKET_NAMES.join(' or ')}, not "x".`],
    [{ route: 'v', scenario: 'fair' }, 'scenario must be left out with route v, which has a script.'],
    [{ chance: 30 }, `chance needs scenario ${marketsThatHave('chance')}.`],
    [{ scenario: 'fair', factor: 3 }, `factor needs scenario ${marketsThatHave('factor')}.`],
    [{ scenario: 'rare-loss', chance: 50 }, 'chance must be a number from 80 to 99, not 50.'],
    [{ scenario: 'fair', chance: 101 }, 'chance must be a number from 1 to 99, not 101.'],
    [{ scenario: 'fair', cost: -1 }, 'cost must be a number from 0 to 10, not -1.'],
    [{ amount: Number.NaN }, 'amount must be a number from -1000000000000 to 1000000000000, not NaN.'],
    [{ trades: 1e10 }, 'trades must be a number from -1000000000 to 1000000000, not 10000000000.'],
    [{ speed: 0 }, 'speed must be a number from 0.25 to 1000 or max, not 0.'],
    [{ from: -1 }, 'from must be whole milliseconds from 0 to 2592000000 (30 days), not -1.'],
    [{ until: 0.5 }, 'until must be whole milliseconds, not before from, not 0.5.'],
    [{ after: -2 }, 'after must be the id of an event: a whole number from 0, not -2.'],
    [
      { after: 9, engineVersion: 1 },
      `The event 9 is of engine version 1; this is ${ENGINE_VERSION}: begin anew, without after.`,
    ],
    [{ sped: 2 }, 'Unknown option "sped". Did you mean speed? Allowed: seed, route, '],
    [{ for: 60 }, 'Unknown option "for". Did you mean until? Allowed: '],
    [{ lastEventId: 5 }, 'Unknown option "lastEventId". Did you mean after? Allowed: '],
    [{ signal: 5 }, 'signal must be an AbortSignal, not 5.'],
    [{ signal: null }, 'signal must be an AbortSignal, not null.'],
  ])('%j are refused at once, with what is allowed', (options, message) => {
    // @ts-expect-error -- as a program without types would call it
    expect(() => createFeed(options)).toThrow(message);
  });

  /** What a program without types may hand over, and how a message names it. */
  const OTHERS: readonly (readonly [value: unknown, named: string])[] = [
    [null, 'null'],
    [5, '5'],
    [Number.NaN, 'NaN'],
    [7n, '7n'],
    [true, 'true'],
    ['7', '"7"'],
    [Symbol('7'), 'Symbol(7)'],
    [['7'], 'a list'],
    [() => ({ seed: '7' }), 'a function'],
    [new Map([['seed', '7']]), 'an object'],
    [new URLSearchParams('seed=7'), 'an object'],
    [new Date(0), 'an object'],
    [Promise.resolve({ seed: '7' }), 'an object'],
  ];
  const RUN_EXPECTED = "Options must be an object such as { seed: '7' }, not ";
  const SESSION_EXPECTED = 'A session must be what openSession gives, not ';

  // By `Reflect.apply`, which has no types: as a program without them would call it.
  it.each([
    ['createFeed', createFeed, [], RUN_EXPECTED],
    ['eventsOf', eventsOf, [], RUN_EXPECTED],
    ['eventsOf, as range', eventsOf, [{}], 'Options must be an object such as { until: 60000 }, not '],
    ['openSession', openSession, [], RUN_EXPECTED],
    ['advance', advance, [], SESSION_EXPECTED],
    ['startTrading', startTrading, [], SESSION_EXPECTED],
    ['nextEventAt', nextEventAt, [], SESSION_EXPECTED],
  ] as const)(
    'of a wrong kind are refused at once by %s, which says what it expects',
    (_, called, before, expected) => {
      for (const [value, named] of OTHERS)
        expect(() => Reflect.apply(called, undefined, [...before, value])).toThrow(
          new OptionError(`${expected}${named}.`),
        );
    },
  );

  it('that are none of an option are refused by each option in the same words', () => {
    const names = [
      'seed',
      'route',
      'scenario',
      'chance',
      'name',
      'amount',
      'trades',
      'speed',
      'from',
      'until',
      'after',
    ];
    const wrong = OTHERS.filter(([value]) => typeof value !== 'string' && typeof value !== 'number');
    for (const name of names)
      for (const [value, named] of [...wrong, [Object.create(null), 'an object'] as const])
        expect(() => createFeed({ scenario: 'fair', [name]: value })).toThrow(`, not ${named}.`);
  });

  it('may all be left out, and a session may have been stored as JSON meanwhile', () => {
    for (const events of [eventsOf(), eventsOf(undefined, undefined), eventsOf({}, {})])
      expect(events.next().value?.id).toBe(0);
    const session = openSession({ seed: '7', route: 'v' });
    const stored = JSON.parse(JSON.stringify(session));
    expect(advance(startTrading(stored), 26_000).account).toEqual(
      advance(startTrading(session), 26_000).account,
    );
    expect(nextEventAt(stored)).toBeNull();
    for (const elapsed of [-1, 0.5, Number.NaN, '5', null, undefined])
      expect(() => Reflect.apply(advance, undefined, [session, elapsed])).toThrow(
        `advance needs whole milliseconds, 0 or more, not ${elapsed === '5' ? '"5"' : elapsed}.`,
      );
  });

  it('that are unknown are refused at once by each function', () => {
    const unknown = { seed: '7', speed: 1 };
    expect(() => openSession(unknown)).toThrow('Unknown option "speed". Did you mean seed? Allowed: seed, ');
    expect(() => eventsOf(unknown)).toThrow('Unknown option "speed". Did you mean seed? Allowed: seed, ');
    const range = { until: 1, till: 2 };
    expect(() => eventsOf({}, range)).toThrow(
      'Unknown option "till". Did you mean until? Allowed: from, until, after, engineVersion.',
    );
  });

  it('give the same events for equal seeds, which each event names as it was typed', () => {
    const [lesson = [], other = []] = ['lesson-1', ' Lesson-1 '].map((seed) =>
      Array.from(eventsOf({ seed }, { until: 60_000 })),
    );
    expect(other).toEqual(lesson.map((event) => ({ ...event, seed: 'Lesson-1' })));
  });

  it('without a seed draw a new one, which every event names', () => {
    const [one, other] = [eventsOf({}), eventsOf({})].map((events) => events.next().value?.seed);
    expect(one).toMatch(/^[a-z-]+-[A-Z]{3}$/);
    expect(other).not.toBe(one);
  });
});

it("the notice is the sentence of the page's simulation label", () => {
  expect(NOTICE).toBe(labelSentence(en));
});
