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

const started = ({ count }: RunsQuestion): RunsProgress => ({ ...IDLE, state: 'counting', of: count });

/**
 * Counts many runs while the component is on screen.
 *
 * @param question counting starts when another object is given, and stops when the component leaves; null stops it and
 * forgets the result
 */
export function useRuns(question: RunsQuestion | null): Runs {
  const [last, setLast] = useState({ question, progress: IDLE });
  const counting = useRef<AbortController | null>(null);

  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    counting.current = controller;
    const onProgress = (progress: RunsProgress) => setLast({ question, progress });
    countManyRuns(question, spareCores(), onProgress, controller.signal);
    return () => controller.abort();
  }, [question]);

  const cancel = useCallback(() => {
    counting.current?.abort();
    setLast(({ question, progress }) => ({
      question,
      progress:
        progress.state === 'counting' ? { ...progress, state: 'cancelled', secondsLeft: null } : progress,
    }));
  }, []);

  const isLast = question === last.question && last.progress !== IDLE;
  const progress = question === null ? IDLE : isLast ? last.progress : started(question);

  // The page is not settled until all runs are counted and drawn.
  useMotion(progress.state === 'counting');

  return { ...progress, cancel };
}
