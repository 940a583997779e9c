import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextEventAt, type Run, sessionAt } from '../engine';
import { createSessionStore } from './createSessionStore';

const run: Run = { route: 'dashboard', seed: 'held' };
const anySpeed = fc.constantFrom(0.25, 0.5, 1, 2, 5, 10, 60, 1_000);

describe('the present moment', () => {
  it('is the same whether played at any speed in any slices, jumped to, stepped to or rewound to', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dashboard' as const, 'v' as const),
        fc.array(fc.tuple(fc.nat(2_000), anySpeed), { minLength: 1, maxLength: 20 }),
        (route, slices) => {
          const played = createSessionStore({ run: { route, seed: 'held' } });
          played.startTrading();
          for (const [ms, speed] of slices) {
            played.update({ speed });
            played.tick(ms);
            if (route === 'v') played.startTrading();
          }
          const { session } = played.getState();
          const jumped = createSessionStore({ run: session.run, at: session.now });
          // On /v a press at a round's very end is the beginning of the next round; a moment alone does not tell it.
          if (route === 'v' && session.now % 26_000 === 0) return;
          expect(jumped.getState().session).toEqual(session);
          jumped.restart({ run: session.run, at: session.now + 100_000 });
          jumped.restart({ run: session.run, at: session.now });
          expect(jumped.getState().session).toEqual(session);
        },
      ),
    );
  });

  it('stepped event by event is the run at the time of that event', () => {
    const store = createSessionStore({ run });
    for (let step = 0; step < 30; step += 1) {
      const dueAt = nextEventAt(store.getState().session) ?? Number.NaN;
      store.restart({ run, at: dueAt, paused: true });
      expect(store.getState().session).toEqual(sessionAt(run, dueAt));
      expect(store.getState().session.account.closed).toBe(step + 1);
    }
  });

  it('opened with its last gain, is the same run and has that gain', () => {
    const at = nextEventAt(sessionAt(run, 0)) ?? Number.NaN;
    const { session, gain, maxReached } = createSessionStore({ run, at, includeLastGain: true }).getState();
    expect(session).toEqual(sessionAt(run, at));
    expect(maxReached).toBe(at);
    expect(gain).toEqual({ profit: session.account.total - session.account.startAmount, times: 1 });
    expect(createSessionStore({ run, at: at - 1, includeLastGain: true }).getState().gain).toBeNull();
  });

  it('tells listeners once a change, and nobody who has left', () => {
    const store = createSessionStore({ run });
    let heard = 0;
    const leave = store.subscribe(() => {
      heard += 1;
    });
    store.update({ paused: true });
    store.tick(100);
    store.tick(0);
    expect(heard).toBe(2);
    leave();
    store.tick(100);
    expect(heard).toBe(2);
  });

  it('waits for the next event at its speed, and for nothing while paused or while /v waits', () => {
    const store = createSessionStore({ run, speed: 10 });
    const dueAt = nextEventAt(store.getState().session) ?? Number.NaN;
    expect(store.msUntilChange()).toBeCloseTo(dueAt / 10);
    store.update({ paused: true });
    expect(store.msUntilChange()).toBeNull();
    expect(createSessionStore({ run: { ...run, route: 'v' } }).msUntilChange()).toBeNull();
  });

  it('wakes at each whole second too while a clock is in sight, and the run is the same', () => {
    const store = createSessionStore({ run, at: 300 });
    const untilTrade = store.msUntilChange();
    const hide = store.watchClock();
    expect(store.msUntilChange()).toBe(700);
    store.tick(700);
    expect(store.msUntilChange()).toBe(1_000);
    store.update({ paused: true });
    expect(store.msUntilChange()).toBeNull();
    store.update({ paused: false });
    hide();
    expect(store.msUntilChange()).toBe((untilTrade ?? Number.NaN) - 700);
    expect(store.getState().session).toEqual(sessionAt(run, 1_000));
  });

  it('says what the total grew by, the sum when several trades came at once, and forgets it at a jump', () => {
    const store = createSessionStore({ run });
    store.tick(60_000);
    const { account } = store.getState().session;
    expect(store.getState().gain).toEqual({ profit: account.total - account.startAmount, times: 1 });
    store.restart({ run, at: 30_000 });
    expect(store.getState().gain).toBeNull();
  });

  it('remembers how far this run was played, through rewinding, and starts anew with another run', () => {
    const store = createSessionStore({ run });
    store.tick(60_000);
    store.restart({ run, at: 1_000 });
    expect(store.getState().maxReached).toBe(60_000);
    store.restart({ run: { ...run, seed: 'other' } });
    expect(store.getState().maxReached).toBe(0);
    store.restart({ run: { ...run }, at: 1_000, maxReached: 60_000 });
    expect(store.getState().session.now).toBe(1_000);
    expect(store.getState().maxReached).toBe(60_000);
  });
});

it('resumes a paused run when Start Trading is pressed', () => {
  const store = createSessionStore({ run: { route: 'v', seed: '7' }, paused: true });
  store.startTrading();
  expect(store.getState().paused).toBe(false);
  store.tick(1_000);
  expect(store.getState().session.now).toBe(1_000);
});
