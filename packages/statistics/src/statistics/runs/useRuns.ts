import { useMotion } from '@simulation/dashboard';
import type { Experiment } from '@simulation/engine/runs';
import { startTransition, useEffect, useState } from 'react';
import { spareCores } from './playInWorkers';
import { type ComputeRuns, playManyRuns, type RunsProgress } from './playManyRuns';

/**
 * Plays many runs while the component is on screen. Until the first runs of another experiment are played, the result
 * is that of the one before.
 *
 * @param experiment playing starts when another object is given, and stops when the component leaves
 * @param compute what is made of them, always the same function
 */
export function useRuns<Result extends { readonly done: number }>(
  experiment: Experiment,
  compute: ComputeRuns<Result>,
): RunsProgress<Result> {
  const [last, setLast] = useState<RunsProgress<Result> & { of?: Experiment }>(STARTED);

  useEffect(() => {
    const controller = new AbortController();
    // Rendered in slices, between which the page goes on: charts and tables of a result are much work.
    const onProgress = (progress: RunsProgress<Result>) =>
      startTransition(() =>
        setLast(({ result }) => ({ ...progress, result: progress.result ?? result, of: experiment })),
      );
    const onError = (error: unknown) =>
      setLast(() => {
        throw error;
      });
    playManyRuns(experiment, spareCores(), compute, onProgress, onError, controller.signal);
    return () => controller.abort();
  }, [experiment, compute]);

  const progress = last.of === experiment ? last : { ...STARTED, result: last.result };

  // The page is not settled until all runs are played and drawn.
  useMotion(progress.done < experiment.count);

  return progress;
}

const STARTED = { done: 0, result: null, onPage: false } as const;
