import type { Experiment } from '@simulation/engine/runs';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../../ui/motion/useMotion';
import { spareCores } from './playInWorkers';
import { playManyRuns, type RunsProgress } from './playManyRuns';

export type Runs = RunsProgress & {
  /** Stops playing at once; what the page shows stays. */
  readonly cancel: () => void;
};

const STARTED: RunsProgress = { state: 'playing', result: null, onPage: false };

/**
 * Plays many runs while the component is on screen.
 *
 * @param experiment playing starts when another object is given, and stops when the component leaves; null until some are
 *   asked for
 */
export function useRuns(experiment: Experiment | null): Runs {
  const [last, setLast] = useState({ experiment, progress: STARTED });
  const playing = useRef<AbortController | null>(null);

  useEffect(() => {
    if (experiment === null) return undefined;
    const controller = new AbortController();
    playing.current = controller;
    // Rendered in slices, between which the page goes on: charts and tables of a result are much work.
    const onProgress = (progress: RunsProgress) => startTransition(() => setLast({ experiment, progress }));
    playManyRuns(experiment, spareCores(), onProgress, controller.signal);
    return () => controller.abort();
  }, [experiment]);

  const progress = last.experiment === experiment ? last.progress : STARTED;

  const cancel = () => {
    playing.current?.abort();
    // Of the runs on screen, not of a result that is still being rendered.
    setLast({ experiment, progress: { ...progress, state: 'canceled' } });
  };

  // The page is not settled until all runs are played and drawn.
  useMotion(experiment !== null && progress.state === 'playing');

  return { ...progress, cancel };
}
