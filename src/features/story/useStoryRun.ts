import { useEffect, useRef } from 'react';
import { useSessionStore } from '../../store/react/useSession';
import { STORY_SPEED } from '../../story/days';
import { type Progress, shownPage } from '../../story/progress';

/**
 * Plays Robin's run on the page itself in the chapters that take place there, until it has reached the days of the chapter;
 * in the others the page stands still. The run that was open before is restored when the story closes.
 */
export function useStoryRun(progress: Progress, still: boolean): void {
  const store = useSessionStore();
  const own = useRef(store.getState());
  const shown = shownPage(progress);
  const open = useRef('');
  const { stage } = progress;
  const key = JSON.stringify(shown);

  useEffect(() => {
    const { session, maxReached, paused, speed } = own.current;
    return () => store.restart({ run: session.run, at: session.now, maxReached, paused, speed });
  }, [store]);

  useEffect(() => {
    const page: ReturnType<typeof shownPage> = JSON.parse(key);
    if (page === 'gone') return store.update({ paused: true });
    if (page === 'own') {
      const { session, maxReached, speed } = own.current;
      open.current = '';
      if (store.getState().session.run === session.run) return store.update({ paused: true });
      return store.restart({ run: session.run, at: session.now, maxReached, speed, paused: true });
    }
    const { run, from, until } = page;
    // A payment or a withdrawal within a chapter changes the total, and not the day.
    const { now } = store.getState().session;
    const at = still ? until : open.current === stage ? Math.min(now, until) : from;
    open.current = stage;
    store.restart({ run, at, paused: at >= until, speed: STORY_SPEED });
    return store.subscribe(() => {
      const { session, paused } = store.getState();
      if (!paused && session.now >= until) store.update({ paused: true });
    });
  }, [store, key, stage, still]);
}
