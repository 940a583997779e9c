import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { toRun } from '../library/toRun';
import { Admission, Refusal } from './admission';
import { Report } from './report';
import { toServeSettings } from './settings';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const from = (moment: number) => ({ from: moment, until: 30 * DAY_MS, after: -1 });
const runOf = (seed: number) => toRun({ seed: String(seed) });

/** Searches with their limits, and clients that all leave at once. */
function start() {
  const { searches } = new Admission(toServeSettings({ serve: '0' }), new Report(new PassThrough(), false));
  let isGone = false;
  const find = (seed: number, moment: number, address = 'one', isStaying = false) =>
    searches.find(runOf(seed), from(moment), { address, isGone: () => isGone && !isStaying });
  const leave = () => {
    isGone = true;
  };
  return { searches, find, leave };
}

const isRefused = (error: unknown) => error instanceof Refusal && error.reason === 'searches';

describe('searches that wait', () => {
  it('are limited by the work that they are, apart from those of clients that are gone', async () => {
    const { searches, find, leave } = start();
    const found = Array.from({ length: 40 }, (_, seed) => find(seed, 25 * DAY_MS));
    await expect(find(40, 25 * DAY_MS)).rejects.toSatisfy(isRefused);
    // Of the same run it is no more work.
    found.push(find(39, 25 * DAY_MS));
    expect((await find(40, 0))?.nextId).toBe(0);
    leave();
    expect((await find(40, DAY_MS, 'one', true))?.nextAt).toBeGreaterThanOrEqual(DAY_MS);
    expect(new Set(await Promise.all(found))).toEqual(new Set([undefined]));
    expect(searches.waiting).toBe(0);
  });

  it('are work up to the furthest place of each run, in whatever order its places are asked for', async () => {
    for (const order of [
      [HOUR_MS, 20 * DAY_MS],
      [20 * DAY_MS, HOUR_MS],
    ]) {
      const { searches, find, leave } = start();
      const found = Array.from({ length: 10 }, (_, seed) => order.map((moment) => find(seed, moment))).flat();
      expect(searches.work).toBe(200 * DAY_MS);
      expect(searches.waiting).toBe(10);
      leave();
      await Promise.all(found);
    }
  });

  it('of one address leave room for those of the next', async () => {
    const { find, leave } = start();
    const found = Array.from({ length: 40 }, (_, seed) => find(seed, 25 * DAY_MS));
    await expect(find(40, DAY_MS)).rejects.toSatisfy(isRefused);
    found.push(find(41, DAY_MS, 'two'));
    await expect(find(42, DAY_MS, 'two')).rejects.toSatisfy(isRefused);
    leave();
    await Promise.all(found);
  });

  it('refuse nobody who goes on near a place that is kept', async () => {
    const { find, leave } = start();
    await find(0, DAY_MS);
    const held = Array.from({ length: 60 }, (_, at) => find(at + 1, 25 * DAY_MS).catch((error) => error));
    expect((await find(0, DAY_MS + 60_000))?.nextAt).toBeGreaterThanOrEqual(DAY_MS + 60_000);
    leave();
    expect((await Promise.all(held)).some(isRefused)).toBe(true);
  });
});

describe('many searches of one client', () => {
  it('hold up neither another client nor, of their own address, one who asks for little', async () => {
    const { find, leave } = start();
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const many = Array.from({ length: 40 }, (_, seed) => find(seed, 10 * DAY_MS).then(note('many')));
    const others = [
      find(40, 10 * DAY_MS, 'two').then(note('other')),
      find(41, 10 * HOUR_MS).then(note('little')),
    ];
    await Promise.all(others);
    expect(done.indexOf('little')).toBe(0);
    expect(done.indexOf('other')).toBeLessThan(4);
    leave();
    await Promise.all(many);
  });

  it('all come to their end, though nearer ones keep coming', async () => {
    const { find } = start();
    const done: string[] = [];
    const far = find(0, 5 * DAY_MS).then(() => done.push('far'));
    for (let seed = 1; seed < 200 && done.length === 0; seed += 1) await find(seed, HOUR_MS);
    expect(done).toEqual(['far']);
    await far;
  });
});
