import { type Recorder, Recording } from '@simulation/engine';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSessionStore } from '../../store/createSessionStore';
import { visitOf } from '../../visit/testVisit';
import { createRecorded } from './useRecorded';

const MINUTE = 60_000;

const read = (recorder: Recorder, until: number) => ({ points: recorder.points(), until });

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createSessionStore(visitOf('/?seed=7&amount=10'));
  const recorded = createRecorded(store, read);
  const changes = vi.fn<() => void>();
  onTestFinished(recorded.subscribe(changes));
  const seedSays = (moment: number) =>
    read(new Recording(store.getState().session.run).open(moment).recorder, moment);
  return { store, recorded, changes, seedSays };
}

it('ends at the present time while the run is paused, also where time was rewound', () => {
  const { store, recorded, seedSays } = open();
  for (let second = 0; second < 120; second += 1) {
    store.tick(1_000);
    vi.advanceTimersByTime(1_000);
  }
  store.dispatch({ type: 'pause', paused: true });
  expect(recorded.getSnapshot()).toEqual(seedSays(2 * MINUTE));
  store.dispatch({ type: 'jump', at: 5 * MINUTE });
  expect(recorded.getSnapshot()).toEqual(seedSays(5 * MINUTE));
  store.dispatch({ type: 'jump', at: MINUTE });
  expect(recorded.getSnapshot()).toEqual(seedSays(MINUTE));
});

it('changes at a trade, at most four times a second, and keeps its snapshot while nothing happens', () => {
  const { store, recorded, changes, seedSays } = open();
  const first = recorded.getSnapshot();
  store.tick(1);
  vi.advanceTimersByTime(1_000);
  expect(recorded.getSnapshot()).toBe(first);
  for (let step = 0; step < 50; step += 1) {
    store.tick(5_000); // several trades
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(250);
  expect(changes.mock.calls.length).toBeLessThanOrEqual(5);
  expect(recorded.getSnapshot()).toEqual(seedSays(250_001));
});
