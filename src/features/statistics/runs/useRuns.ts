import { startTransition, useEffect, useRef, useState } from 'react';
import type { RunsQuestion } from '../../../engine/runs/question';
import { useMotion } from '../../../ui/motion/useMotion';
import { spareCores } from './playInWorkers';
import { playManyRuns, type RunsProgress } from './playManyRuns';

export type Runs = RunsProgress & {
  /** Stops playing at once; what the page shows stays. */
  readonly cancel: () => void;
};

const IDLE: RunsProgress = { state: 'idle', result: null, onPage: false };
const STARTED: RunsProgress = { ...IDLE, state: 'playing' };

/**
 * Plays many runs while the component is on screen.
 *
 * @param question playing starts when another object is given, and stops when the component leaves
 */
export function useRuns(question: RunsQuestion | null): Runs {
  const [last, setLast] = useState({ question, progress: STARTED });
  const playing = useRef<AbortController | null>(null);

  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    playing.current = controller;
    // Rendered in slices, between which the page goes on: charts and tables of a result are much work.
    const onProgress = (progress: RunsProgress) => startTransition(() => setLast({ question, progress }));
    playManyRuns(question, spareCores(), onProgress, controller.signal);
    return () => controller.abort();
  }, [question]);

  const progressOf = (known: typeof last) => (known.question === question ? known.progress : STARTED);
  const progress = question === null ? IDLE : progressOf(last);

  const cancel = () => {
    playing.current?.abort();
    setLast((known) => ({ question, progress: { ...progressOf(known), state: 'canceled' } }));
  };

  // The page is not settled until all runs are played and drawn.
  useMotion(progress.state === 'playing');

  return { ...progress, cancel };
}
