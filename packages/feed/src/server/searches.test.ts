import { describe, expect, it } from 'vitest';
import { toRun } from '../library/toRun';
import { BusyError } from './busyError';
import { Searches } from './searches';
import { Turns } from './turns';

const DAY_MS = 24 * 3_600_000;

const from = (moment: number) => ({ from: moment, until: 30 * DAY_MS, after: -1 });
const runOf = (seed: number) => toRun({ seed: String(seed) });
const here = () => false;

/** Gives no turn to far searches until it is opened. */
class HeldTurns extends Turns {
  #open: () => void = () => {};
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  override async next(): Promise<void> {
    await this.#opened;
  }

  open(): void {
    this.#open();
  }
}

describe('searches that wait', () => {
  it('are limited by the work that they are, apart from those of clients that are gone', async () => {
    const turns = new HeldTurns();
    const searches = new Searches(turns);
    let isGone = false;
    const found: Promise<unknown>[] = [];
    for (let seed = 0; seed < 40; seed += 1)
      found.push(searches.find(runOf(seed), from(25 * DAY_MS), () => isGone));
    await expect(searches.find(runOf(40), from(25 * DAY_MS), here)).rejects.toThrow(BusyError);
    // Of the same run it is no more work.
    found.push(searches.find(runOf(39), from(25 * DAY_MS), () => isGone));
    const start = await searches.find(runOf(40), from(0), here);
    expect(start?.nextId).toBe(0);
    isGone = true;
    const next = searches.find(runOf(40), from(DAY_MS), here);
    turns.open();
    expect((await next)?.nextAt).toBeGreaterThanOrEqual(DAY_MS);
    expect(new Set(await Promise.all(found))).toEqual(new Set([undefined]));
    expect(searches.waiting).toBe(0);
  });

  it('refuse nobody who goes on near a place that is kept', async () => {
    const turns = new Turns();
    const searches = new Searches(turns);
    await searches.find(runOf(0), from(DAY_MS), here);
    const held: Promise<unknown>[] = [];
    let isGone = false;
    for (let seed = 1; seed < 60; seed += 1)
      held.push(searches.find(runOf(seed), from(25 * DAY_MS), () => isGone).catch((error) => error));
    const near = await searches.find(runOf(0), from(DAY_MS + 60_000), here);
    expect(near?.nextAt).toBeGreaterThanOrEqual(DAY_MS + 60_000);
    isGone = true;
    expect((await Promise.all(held)).some((place) => place instanceof BusyError)).toBe(true);
  });
});
