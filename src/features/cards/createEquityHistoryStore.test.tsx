import { expect, it, onTestFinished, vi } from 'vitest';
import type { Run } from '../../engine';
import { EquityHistory } from '../../engine/equityHistory';
import { createSessionStore } from '../../store/createSessionStore';
import { visitOf } from '../../visit/testVisit';
import { createEquityHistoryStore } from './createEquityHistoryStore';

const run: Run = { route: 'dashboard', seed: '7', amount: 1_000 };
const MINUTE = 60_000;
/** So long that no machine computes it within one chunk of 8 ms: 1.3 million trades. */
const MONTH = 30 * 24 * 60 * MINUTE;

/** The curve that the seed gives at a time. */
function curveAt(moment: number) {
  const history = new EquityHistory(run);
  history.runUntil(moment);
  return { points: history.points(), pulse: history.pulse(), until: moment };
}

function open(at: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sessions = createSessionStore(visitOf(`/?seed=7&amount=10&t=${at / 1_000}`));
  const history = createEquityHistoryStore(sessions);
  onTestFinished(history.subscribe(() => undefined));
  return { sessions, history };
}

it('is the same at a time whether the run was played, jumped or rewound to it', () => {
  const { sessions, history } = open(0);
  for (let second = 0; second < 120; second += 1) {
    sessions.tick(1_000);
    vi.advanceTimersByTime(1_000);
  }
  sessions.dispatch({ type: 'pause', paused: true });
  expect(history.getSnapshot()).toMatchObject(curveAt(2 * MINUTE));
  sessions.dispatch({ type: 'jump', at: 5 * MINUTE });
  expect(history.getSnapshot()).toMatchObject(curveAt(5 * MINUTE));
  sessions.dispatch({ type: 'jump', at: 2 * MINUTE });
  expect(history.getSnapshot()).toMatchObject(curveAt(2 * MINUTE));
});

it('changes at a trade, at most four times a second, and keeps its snapshot while nothing happens', () => {
  const { sessions, history } = open(0);
  const changes = vi.fn<() => void>();
  onTestFinished(history.subscribe(changes));
  const first = history.getSnapshot();
  sessions.tick(1);
  vi.advanceTimersByTime(1_000);
  expect(history.getSnapshot()).toBe(first);
  for (let step = 0; step < 50; step += 1) {
    sessions.tick(5_000); // several trades
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(250);
  expect(changes.mock.calls.length).toBeLessThanOrEqual(5);
  expect(history.getSnapshot().points).toEqual(curveAt(250_001).points);
});

it('is empty while a long way is computed in steps, and shows no other moment meanwhile', async () => {
  const { sessions, history } = open(0);
  expect(history.getSnapshot().points).toHaveLength(1);
  vi.useRealTimers();
  sessions.dispatch({ type: 'pause', paused: true });
  sessions.dispatch({ type: 'jump', at: MONTH });
  expect(history.getSnapshot().points).toEqual([]);
  await new Promise<void>((resolve) => {
    history.subscribe(() => {
      if (history.getSnapshot().until === MONTH) resolve();
    });
  });
  expect(history.getSnapshot().points).toEqual(curveAt(MONTH).points);
});
