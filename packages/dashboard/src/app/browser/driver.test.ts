import { runOf, tradesUntil } from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../../store/createSessionStore';
import { visitOf } from '../../visit/testVisit';
import { startDriver } from './driver';

const HOUR = 3_600_000;

/** A tab whose time passes when the test says so. */
class Tab {
  readonly #listeners = new Map<string, (() => void)[]>();
  #now = 1_000;
  #timer: { readonly id: number; readonly at: number; readonly call: () => void } | undefined;
  #id = 0;
  #hidden = false;

  readonly window = {
    performance: { now: () => this.#now },
    document: this.#document(),
    addEventListener: (type: string, listener: () => void) => this.#listen(type, listener),
    setTimeout: (call: () => void, ms: number) => {
      this.#id += 1;
      this.#timer = { id: this.#id, at: this.#now + ms, call };
      return this.#id;
    },
    clearTimeout: (id: number | undefined) => {
      if (this.#timer?.id === id) this.#timer = undefined;
    },
  };

  #document() {
    const isHidden = () => this.#hidden;
    return {
      get hidden() {
        return isHidden();
      },
      addEventListener: (type: string, listener: () => void) => this.#listen(type, listener),
    };
  }

  #listen(type: string, listener: () => void) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  get isAsleep() {
    return this.#timer === undefined;
  }

  /** Lets real time pass: each timer fires when it is due. */
  pass(ms: number) {
    const end = this.#now + ms;
    while (this.#timer !== undefined && this.#timer.at <= end) {
      this.#now = Math.max(this.#now, this.#timer.at);
      this.#fire();
    }
    this.#now = end;
  }

  /** The machine sleeps: a timer that was due meanwhile fires once, when it wakes. */
  sleep(ms: number) {
    this.#now += ms;
    if (this.#timer !== undefined && this.#timer.at <= this.#now) this.#fire();
  }

  hide(hidden: boolean) {
    this.#hidden = hidden;
    for (const listener of this.#listeners.get('visibilitychange') ?? []) listener();
  }

  #fire() {
    const timer = this.#timer;
    this.#timer = undefined;
    timer?.call();
  }
}

function play(parameters = '') {
  const tab = new Tab();
  const store = createSessionStore(visitOf(`/?seed=7${parameters}`));
  const errors: unknown[] = [];
  startDriver(tab.window, store, (error) => errors.push(error));
  const closed = () => store.getState().session.account.closed;
  return { tab, store, errors, closed, now: () => store.getState().session.now };
}

const times = Array.from(tradesUntil(runOf({ seed: '7' }), 200_000), ({ at }) => at);

/** How many trades the run of the seed has closed at a simulated moment (ms). */
const closedAt = (moment: number) => times.filter((at) => at <= moment).length;

describe('the clock of a page', () => {
  it.each([0.25, 1, 4])('at speed %d shows each trade when it is due, within a frame', (speed) => {
    const { tab, closed } = play(`&speed=${speed}`);
    for (let passed = 0; passed < 40_000; passed += 50) {
      expect(closed(), `after ${passed} ms`).toBeLessThanOrEqual(closedAt(passed * speed));
      expect(closed(), `after ${passed} ms`).toBeGreaterThanOrEqual(closedAt((passed - 16) * speed));
      tab.pass(50);
    }
  });

  it('at a high speed wakes 15 times a second, and is never further behind', () => {
    const { tab, store, now } = play('&speed=1000');
    let times = 0;
    store.subscribe(() => (times += 1));
    tab.pass(1_000);
    expect(times).toBeGreaterThan(13);
    expect(times).toBeLessThan(17);
    expect(now()).toBeGreaterThan(1_000_000 - 64_000);
  });

  it('sleeps while it is hidden, and goes on from there', () => {
    const { tab, now } = play();
    tab.pass(10_000);
    tab.hide(true);
    const at = now();
    expect(tab.isAsleep).toBe(true);
    tab.pass(HOUR);
    expect(now()).toBe(at);
    tab.hide(false);
    tab.pass(5_000);
    expect(now()).toBeGreaterThan(at + 1_000);
    expect(now()).toBeLessThanOrEqual(at + 5_000);
  });

  it('after hours of sleep catches up a quarter of a second, and then keeps its pace', () => {
    const { tab, now, closed } = play();
    tab.pass(10_000);
    const [at, before] = [now(), closed()];
    tab.sleep(5 * HOUR);
    expect(now()).toBeLessThanOrEqual(at + 3_000 + 250);
    expect(closed()).toBeLessThanOrEqual(before + 1);
    tab.pass(20_000);
    expect(now()).toBeGreaterThan(at + 16_000);
  });

  it('has no timer while it is paused, and counts the time until the press', () => {
    const { tab, store, now } = play();
    tab.pass(4_321);
    store.dispatch({ type: 'pause', paused: true });
    expect(now()).toBe(4_321);
    expect(tab.isAsleep).toBe(true);
    tab.pass(HOUR);
    store.dispatch({ type: 'pause', paused: false });
    tab.pass(3_000);
    expect(now()).toBeGreaterThan(4_321);
    expect(now()).toBeLessThanOrEqual(7_321);
  });

  it('stops, and hands over what a listener throws, once', () => {
    const { tab, store, errors } = play();
    store.subscribe(() => {
      throw new Error('broken');
    });
    tab.pass(HOUR);
    expect(errors).toEqual([new Error('broken')]);
    expect(tab.isAsleep).toBe(true);
  });
});
