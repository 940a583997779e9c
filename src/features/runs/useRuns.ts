import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunsQuestion } from '../../engine/runs/question';
import { useMotion } from '../../ui/motion/useMotion';
import { spareCores } from './countInWorkers';
import { countManyRuns } from './countManyRuns';
import type { Runs, RunsProgress } from './runsProgress';

const IDLE: RunsProgress = {
  state: 'idle',
  result: null,
  done: 0,
  of: 0,
  secondsLeft: null,
  onPage: null,
};

/**
 * Counts many runs while the component is on screen.
 *
 * @param question counting starts when another object is given, and stops when the component leaves; null stops it and
 * forgets the result
 */
export function useRuns(question: RunsQuestion | null): Runs {
  const [progress, setProgress] = useState(IDLE);
  const counting = useRef<AbortController | null>(null);

  // The page is not settled until all runs are counted and drawn.
  useMotion(progress.state === 'counting');

  useEffect(() => {
    if (question === null) return setProgress(IDLE);
    const controller = new AbortController();
    counting.current = controller;
    countManyRuns(question, spareCores(), setProgress, controller.signal);
    return () => controller.abort();
  }, [question]);

  const cancel = useCallback(() => {
    counting.current?.abort();
    setProgress((last) =>
      last.state === 'counting' ? { ...last, state: 'cancelled', secondsLeft: null } : last,
    );
  }, []);

  return { ...progress, cancel };
}
