import { useEffect, useRef, useState } from 'react';
import { useActions } from '../../store/react/actions';
import { type Move, type Progress, step } from '../../story/progress';

/**
 * The progress of the player. Each move is an entry of the browser's history, so that Back and Forward of the browser
 * work as the button does; where the browser refuses entries, the button works alone. An answer is no entry.
 */
export function useProgress(start: Progress) {
  const { storyHistory } = useActions();
  const [{ all, index }, setVisits] = useState({ all: [start], index: 0 });
  const added = useRef(0);
  const progress = all[index] ?? start;

  useEffect(() => {
    const onPopState = () => {
      const entry = storyHistory.read() ?? 0;
      setVisits((visits) => (entry < visits.all.length ? { ...visits, index: entry } : visits));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [storyHistory]);

  return {
    progress,
    go: (move: Move) => {
      const next = step(progress, move);
      if (next === progress) return;
      if (typeof move === 'object' && 'offer' in move)
        return setVisits({ all: all.with(index, next), index });
      setVisits({ all: [...all.slice(0, index + 1), next], index: index + 1 });
      if (storyHistory.add(index + 1)) added.current = index + 1;
    },
    /** Undefined at the first stage. */
    back:
      index === 0
        ? undefined
        : () => (added.current >= index ? history.back() : setVisits({ all, index: index - 1 })),
  };
}
