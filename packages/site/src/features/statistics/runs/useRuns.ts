import type { Experiment } from '@simulation/engine/runs';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../../ui/motion/useMotion';
import { spareCores } from './playInWorkers';
import { type ComputeRuns, playManyRuns, type RunsProgress } from './playManyRuns';

export type Runs<Result> = RunsProgress<Result> & {
  /** Stops playing at once; what the page shows stays. */
  readonly cancel: () => void;
};

const STARTED = { state: 'playing', result: null, onPage: false } as const;

/**
 * Plays many runs while the component is on screen.
 *
 * @param experiment playing starts when another object is given, and stops when the component leaves
 * @param compute what is made of them, always the same function
 */
export function useRuns<Result extends { readonly done: number }>(
  experiment: Experiment,
  compute: ComputeRuns<Result>,
): Runs<Result> {
  const [last, setLast] = useState<{ experiment: Experiment; progress: RunsProgress<Result> }>({
    experiment,
    progress: STARTED,
  });
  const playing = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    playing.current = controller;
    // Rendered in slices, between which the page goes on: charts and tables of a result are much work.
    const onProgress = (progress: RunsProgress<Result>) =>
      startTransition(() => setLast({ experiment, progress }));
    playManyRuns(experiment, spareCores(), compute, onProgress, controller.signal);
    return () => controller.abort();
  }, [experiment, compute]);

  const progress = last.experiment === experiment ? last.progress : STARTED;

  const cancel = () => {
    playing.current?.abort();
    // Of the runs on screen, not of a result that is still being rendered.
    setLast({ experiment, progress: { ...progress, state: 'canceled' } });
  };

  // The page is not settled until all runs are played and drawn.
  useMotion(progress.state === 'playing');

  return { ...progress, cancel };
}
