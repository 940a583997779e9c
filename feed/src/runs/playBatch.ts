import type { Series } from '../../../src/engine/runs/experiment';
import { playRuns, type RunsPart } from '../../../src/engine/runs/playRuns';
import type { RunsBatch } from '../../../src/engine/runs/runsBatch';

export type BatchRequest = { readonly series: Series; readonly part: RunsPart };

/** Plays neighboring runs, in a thread of its own. */
export function playBatch({ series, part }: BatchRequest): RunsBatch {
  const steps = playRuns(series, part);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** This function, for a pool. In a clone it is TypeScript, which tsx runs in processes, not in threads. */
export const PLAY_BATCH = {
  filename: import.meta.url,
  name: playBatch.name,
  ...(import.meta.url.endsWith('.ts') && {
    runtime: 'child_process' as const,
    serialization: 'advanced' as const,
    execArgv: ['--import', 'tsx'],
  }),
};
