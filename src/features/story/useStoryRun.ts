import { useEffect } from 'react';
import type { Run } from '../../engine';
import { useSessionStore } from '../../store/react/useSession';
import { lostOn } from '../../story/story';
import { type Progress, pageAt } from './progress';

/** Simulated seconds per second while a total rises. */
const SPEED = 60;

/**
 * Plays Robin's run on the page itself in the chapters that take place there, and pauses the page in the others. The run
 * that was open before is restored when the story closes.
 */
export function useStoryRun({ stage, story: { seed, path } }: Progress, still: boolean): void {
  const store = useSessionStore();
  const paidIn = lostOn(path);
  const at = pageAt(stage);

  useEffect(() => {
    const { session, maxReached, paused, speed } = store.getState();
    return () => store.restart({ run: session.run, at: session.now, maxReached, paused, speed });
  }, [store]);

  useEffect(() => {
    if (at === undefined) return store.update({ paused: true });
    const run: Run = { route: 'dashboard', seed, name: 'Robin', amount: Math.max(0, paidIn), trades: 0 };
    store.restart({ run, at, paused: still, speed: stage === 'link' ? 1 : SPEED });
  }, [store, at, stage, seed, paidIn, still]);
}
