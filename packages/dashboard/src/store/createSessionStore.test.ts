import { MOMENT_LIMIT_MS, nextEventAt, Recorder, runOf } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { moveTour, openTour, STOPS, tour, tourAt } from '../testing/tour';
import { visitOf } from '../visit/testVisit';
import { createSessionStore, type SessionStore } from './createSessionStore';
import { RecordingCache } from './RecordingCache';

const { run } = visitOf('/?seed=held');
const open = (parameters = '') => createSessionStore(visitOf(`/?seed=held${parameters}`));
const anySpeed = fc.constantFrom(0.25, 0.5, 1, 2, 5, 10, 60, 1_000);

describe('the present moment', () => {
  it('is the same whether played at any speed in any slices, jumped to, stepped to or rewound to', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dashboard' as const, 'v' as const),
        fc.array(fc.tuple(fc.nat(2_000), anySpeed), { minLength: 1, maxLength: 20 }),
        (route, slices) => {
          const played = createSessionStore(visitOf(`/${route === 'v' ? 'v' : ''}?seed=held`));
          played.startTrading();
          for (const [ms, speed] of slices) {
            played.dispatch({ type: 'setSpeed', speed });
            played.tick(ms);
            if (route === 'v') played.startTrading();
          }
          const { session } = played.getState();
          const visit = visitOf(`/${route === 'v' ? 'v' : ''}?seed=held&t=${session.now / 1_000}`);
          const jumped = createSessionStore(visit);
          // On /v a press at a round's very end is the beginning of the next round; a moment alone does not tell it.
          if (route === 'v' && session.now % 26_000 === 0) return;
          expect(jumped.getState().session).toEqual(session);
          const pointsOf = (store: SessionStore) => store.recorder().points();
          expect(pointsOf(jumped)).toEqual(pointsOf(played));
          jumped.dispatch({ type: 'jump', at: session.now + 100_000 });
          jumped.dispatch({ type: 'jump', at: session.now });
          expect(jumped.getState().session).toEqual(session);
        },
      ),
    );
  });

  it('is as far as real time at the speed, to the millisecond, however that was sliced', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { maxLength: 50 }),
        anySpeed,
        (slices, speed) => {
          const store = open(`&speed=${speed}`);
          for (const slice of slices) store.tick(slice);
          const real = slices.reduce((sum, slice) => sum + slice, 0);
          expect(Math.abs(store.getState().session.now - real * speed)).toBeLessThan(1.001);
        },
      ),
    );
    const slow = open('&speed=0.25');
    for (const now of [0, 0, 0, 1]) {
      slow.tick(1);
      expect(slow.getState().session.now).toBe(now);
    }
    // Nothing that passed before a jump is left of it.
    slow.tick(3);
    slow.dispatch({ type: 'jump', at: 500 });
    slow.tick(3);
    expect(slow.getState().session.now).toBe(500);
  });

  it('opened as the scene of a popup, is the same run and has that gain', () => {
    const at = nextEventAt(sessionAt(run, 0)) ?? Number.NaN;
    const withLastGain = (moment: number) => open(`&scene=popup&t=${moment / 1_000}`).getState();
    const { session, gain, visit } = withLastGain(at);
    expect(session).toEqual(sessionAt(run, at));
    expect(visit.play).toMatchObject({ at, maxReached: at });
    expect(gain).toEqual({ profit: session.account.total - session.account.startAmount, times: 1 });
    expect(withLastGain(at - 1).gain).toBeNull();
    expect(withLastGain(0).gain).toBeNull(); // rewound
  });

  it('tells listeners once a change, a function that has subscribed twice until both have left, and nobody who has left', () => {
    const store = open();
    const listen = vi.fn<() => void>();
    const [leaveFirst, leaveSecond] = [store.subscribe(listen), store.subscribe(listen)];
    store.dispatch({ type: 'pause', paused: true });
    store.tick(100);
    store.tick(0);
    expect(listen).toHaveBeenCalledTimes(4);
    leaveFirst();
    store.tick(100);
    expect(listen).toHaveBeenCalledTimes(5);
    leaveSecond();
    store.tick(100);
    expect(listen).toHaveBeenCalledTimes(5);
  });

  it('waits for the next event at its speed, and for nothing while paused or while /v waits', () => {
    const store = open('&speed=10');
    const dueAt = nextEventAt(store.getState().session) ?? Number.NaN;
    expect(store.msUntilChange()).toBeCloseTo(dueAt / 10);
    store.dispatch({ type: 'pause', paused: true });
    expect(store.msUntilChange()).toBeNull();
    expect(createSessionStore(visitOf('/v?seed=held')).msUntilChange()).toBeNull();
  });

  it('wakes at each whole second too while something subscribes to seconds, and the run is the same', () => {
    const store = open('&t=0.3');
    const untilTrade = store.msUntilChange();
    const hide = store.watchClock();
    expect(store.msUntilChange()).toBe(700);
    store.tick(700);
    expect(store.msUntilChange()).toBe(1_000);
    store.dispatch({ type: 'pause', paused: true });
    expect(store.msUntilChange()).toBeNull();
    store.dispatch({ type: 'pause', paused: false });
    hide();
    expect(store.msUntilChange()).toBe((untilTrade ?? Number.NaN) - 700);
    expect(store.getState().session).toEqual(sessionAt(run, 1_000));
  });

  it('says what the total grew by, the sum when several trades came at once, and forgets it at a jump', () => {
    const store = open();
    store.tick(60_000);
    const { account } = store.getState().session;
    expect(store.getState().gain).toEqual({ profit: account.total - account.startAmount, times: 1 });
    store.dispatch({ type: 'jump', at: 30_000 });
    expect(store.getState().gain).toBeNull();
  });
});

it('resumes a paused run when Start Trading is pressed', () => {
  const store = createSessionStore(visitOf('/v?seed=7&still=1'));
  store.startTrading();
  expect(store.getState().visit.play.paused).toBe(false);
  store.tick(1_000);
  expect(store.getState().session.now).toBe(1_000);
});

it('tells every listener, also after one that throws, and lets that be known', () => {
  const store = open();
  const listen = vi.fn<() => void>();
  const broken = new Error('A listener is broken.');
  store.subscribe(listen);
  store.subscribe(() => {
    throw broken;
  });
  store.subscribe(listen);
  expect(() => store.tick(100)).toThrow(broken);
  expect(listen).toHaveBeenCalledTimes(2);
  expect(() => store.dispatch({ type: 'pause', paused: true })).toThrow(broken);
  expect(listen).toHaveBeenCalledTimes(4);
});

describe('a late moment', () => {
  const DAY_MS = 86_400_000;
  const late = `&t=${MOMENT_LIMIT_MS / 1_000}`;

  /** The simulated time (ms) that is played in each task. A look at the clock takes a millisecond. */
  function countWork(): number[] {
    const tasks = [0];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    const { MessageChannel } = globalThis;
    vi.stubGlobal(
      'MessageChannel',
      class extends MessageChannel {
        constructor() {
          super();
          tasks.push(0); // the work yields to the event loop
        }
      },
    );
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its recorder below
    const { advance } = Recorder.prototype;
    vi.spyOn(Recorder.prototype, 'advance').mockImplementation(function count(this: Recorder, ...args) {
      const played = advance.apply(this, args);
      tasks.push((tasks.pop() ?? 0) + played.now - args[0].now);
      return played;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    return tasks;
  }

  const settled = (store: SessionStore) =>
    vi.waitUntil(() => !store.getState().isReaching, { interval: 1, timeout: 30_000 });

  it.each<[string, SessionStore, (store: SessionStore) => void]>([
    ['a jump', open(), ({ dispatch }) => dispatch({ type: 'jump', at: 40 * DAY_MS })],
    [
      'a jump on /v',
      createSessionStore(visitOf('/v?seed=held')),
      ({ dispatch }) => dispatch({ type: 'jump', at: 5 * DAY_MS }),
    ],
    ['Back', open(), ({ dispatch }) => dispatch({ type: 'return', visit: visitOf(`/?seed=other${late}`) })],
    [
      'leaving an extra that a link has opened',
      open(),
      ({ dispatch, getState }) => {
        const { visit } = getState();
        const play = { at: MOMENT_LIMIT_MS, maxReached: MOMENT_LIMIT_MS, speed: 1, paused: false };
        const extra = {
          name: tour.name,
          position: tourAt(STOPS.guides),
          play: visit.play,
          openedIn: 0,
          leavesTo: 0,
        };
        dispatch({ type: 'return', visit: { ...visit, play, extra } });
        dispatch({ type: 'leaveExtra' });
      },
    ],
  ])('is reached in short tasks by %s, and until then the page stays where it was', async (_, store, act) => {
    const { session } = store.getState();
    const tasks = countWork();
    act(store);
    expect(store.getState().isReaching).toBe(true);
    expect(store.getState().session.now).toBeLessThan(DAY_MS);
    store.dispatch({ type: 'pause', paused: true }); // after what was wanted before
    await settled(store);
    const { visit, session: reached } = store.getState();
    expect(reached).not.toEqual(session);
    expect([reached.now, visit.play.paused]).toEqual([visit.play.at, true]);
    expect(reached.now).toBeGreaterThan(4 * DAY_MS);
    expect(Math.max(...tasks)).toBeLessThan(3 * DAY_MS);
    expect(tasks.length).toBeGreaterThan(2);
  });

  it('is the same as one that was played, also beyond what a link can name', async () => {
    const jumped = open();
    jumped.dispatch({ type: 'jump', at: MOMENT_LIMIT_MS + DAY_MS });
    await settled(jumped);
    const played = open(late);
    played.tick(DAY_MS);
    expect(jumped.getState().session).toEqual(played.getState().session);
    expect(jumped.recorder().points()).toEqual(played.recorder().points());
  });

  it('is not opened any more once Back has led to another visit', async () => {
    const store = open();
    store.dispatch({ type: 'jump', at: MOMENT_LIMIT_MS });
    store.dispatch({ type: 'return', visit: visitOf('/?seed=other&t=60') });
    expect(store.getState()).toMatchObject({
      isReaching: false,
      session: { now: 60_000, run: { seed: 'other' } },
    });
    await new Promise(setImmediate);
    store.dispatch({ type: 'pause', paused: true });
    expect(store.getState()).toMatchObject({
      isReaching: false,
      session: { now: 60_000 },
      visit: { play: { paused: true } },
    });
  });

  it('of the own run is there at once after any extra, however many runs that has shown', () => {
    const store = open(late);
    const tasks = countWork();
    store.dispatch(openTour);
    for (const stop of Object.values(STOPS)) store.dispatch(moveTour(stop));
    tasks.length = 0;
    store.dispatch({ type: 'leaveExtra' });
    expect(store.getState()).toMatchObject({ isReaching: false, session: { now: MOMENT_LIMIT_MS } });
    expect(tasks.reduce((sum, played) => sum + played, 0)).toBeLessThan(DAY_MS);
  });
});

it('keeps few recordings, and that of the own run whatever else is asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 5 }), (seeds) => {
      const cache = new RecordingCache();
      const run = (seed: string) => runOf({ seed });
      cache.keep(run('own'));
      const own = cache.of(run('own'));
      const first = cache.of(run('first'));
      for (const seed of seeds) cache.of(run(`${seed}`));
      expect(cache.of(run('own'))).toBe(own);
      expect(cache.of(run('first')) === first).toBe(new Set(seeds).size < 4);
    }),
  );
});
