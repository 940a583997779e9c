import { useEffect, useRef } from 'react';
import type { Run } from '../../engine';
import { useSessionStore } from '../../store/react/useSession';
import { CHAPTERS } from '../../story/chapters';
import { lostOn } from '../../story/story';
import { isChapter, type Progress } from './progress';

/** Simulated milliseconds already played when a chapter on the page opens. */
const OPENED_AT: Readonly<Partial<Record<Progress['stage'], number>>> = {
  link: 0,
  rise: 60_000,
  withdrawal: 600_000,
  fee: 1_200_000,
};

/** Simulated seconds per second while a total rises. */
const SPEED = 60;

/**
 * Plays Robin's run on the page itself in the chapters that take place there, and pauses the page in the others. The run
 * that was open before is restored when the story closes.
 */
export function useStoryRun({ stage, story: { seed, path } }: Progress, still: boolean): void {
  const store = useSessionStore();
  const paidIn = lostOn(path);
  const isOnPage = isChapter(stage) && CHAPTERS[stage].place === 'page';
  const before = useRef(store.getState());

  useEffect(() => {
    const { session, maxReached, paused, speed } = before.current;
    return () => store.restart({ run: session.run, at: session.now, maxReached, paused, speed });
  }, [store]);

  useEffect(() => {
    if (!isOnPage) return store.update({ paused: true });
    const run: Run = { route: 'dashboard', seed, name: 'Robin', amount: Math.max(0, paidIn), trades: 0 };
    store.restart({ run, at: OPENED_AT[stage] ?? 0, paused: still, speed: stage === 'link' ? 1 : SPEED });
  }, [store, isOnPage, stage, seed, paidIn, still]);
}
