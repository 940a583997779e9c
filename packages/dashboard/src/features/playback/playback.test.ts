import { Recording, type Run, runOf, startTrading, tradesUntil } from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../../store/createSessionStore';
import { visitOf } from '../../visit/testVisit';
import { playbackStateOf } from './playbackState';
import { nearestStop, SPEEDS } from './speeds';
import { tradeTicks } from './tradeTicks';

const run = runOf({ seed: '7' });
const MINUTE = 60_000;
const ticksOf = (played: Run, moment: number, span = moment) =>
  tradeTicks(new Recording(played).open(moment).recorder.points(), span);

describe('the ticks over the timeline', () => {
  it('stand where the trades of a short run are, and only as far as it was played', () => {
    const trades = [...tradesUntil(run, 30_000)];
    expect(ticksOf(run, 30_000, MINUTE)).toEqual(trades.map(({ at }) => at / MINUTE));
  });

  it('are never so many that they cannot be told apart, however long the run', () => {
    for (const minutes of [2, 5, 6, 60, 24 * 60, 30 * 24 * 60]) {
      const until = minutes * MINUTE;
      const ticks = ticksOf(run, until);
      expect(ticks.length).toBeGreaterThan(50);
      expect(ticks.length).toBeLessThanOrEqual(96);
      expect(ticks.toSorted((one, other) => one - other)).toEqual(ticks);
      expect(ticks.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it('are one for each round of /v, whose two trades are closed together', () => {
    const v = runOf({ route: 'v', seed: '7' });
    expect(ticksOf(v, 60_000)).toEqual([26_000 / 60_000, 52_000 / 60_000]);
    expect(ticksOf(v, 25_999, 60_000)).toEqual([]);
  });
});

it('a speed that a link names lies at the nearest of the eight stops', () => {
  expect(SPEEDS.map(nearestStop)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(SPEEDS[nearestStop(3)]).toBe(2);
  expect(SPEEDS[nearestStop(999)]).toBe(1_000);
  expect(SPEEDS[nearestStop(30)]).toBe(60);
});

it('the clock runs, is paused, waits for Start Trading, or is held while figures are withheld', () => {
  const moment = (address: string) => createSessionStore(visitOf(address)).getState();
  const v = moment('/v?seed=7');
  expect(playbackStateOf(moment('/?seed=7'))).toBe('running');
  expect(playbackStateOf(moment('/?seed=7&still=1'))).toBe('paused');
  expect(playbackStateOf({ ...moment('/?seed=7&still=1'), withheld: true })).toBe('labelMissing');
  expect(playbackStateOf(v)).toBe('waiting');
  expect(playbackStateOf({ ...v, session: startTrading(v.session) })).toBe('running');
});
