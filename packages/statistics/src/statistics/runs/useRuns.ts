import { useMotion } from '@simulation/dashboard';
import type { Experiment } from '@simulation/engine/runs';
import { startTransition, useEffect, useState } from 'react';
import { spareCores } from './playInWorkers';
import { type ComputeRuns, playManyRuns, type RunsProgress } from './playManyRuns';

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
): RunsProgress<Result> {
  const [last, setLast] = useState<{ experiment: Experiment; progress: RunsProgress<Result> }>({
    experiment,
    progress: STARTED,
  });

  useEffect(() => {
    const controller = new AbortController();
    // Rendered in slices, between which the page goes on: charts and tables of a result are much work.
    const onProgress = (progress: RunsProgress<Result>) =>
      startTransition(() => setLast({ experiment, progress }));
    playManyRuns(experiment, spareCores(), compute, onProgress, controller.signal);
    return () => controller.abort();
  }, [experiment, compute]);

  const progress = last.experiment === experiment ? last.progress : STARTED;

  // The page is not settled until all runs are played and drawn.
  useMotion(progress.state === 'playing');

  return progress;
}
