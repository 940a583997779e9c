import { Checkpoints, type Run, runKey } from '../engine';

/** Runs that stay quick to go back to. */
const MAX_RUNS = 4;

/** Gives the checkpoints of a run, and keeps those of the runs that were asked for last. */
export function keepCheckpoints(): (run: Run) => Checkpoints {
  const kept = new Map<string, Checkpoints>();
  return (run) => {
    const key = runKey(run);
    const checkpoints = kept.get(key) ?? new Checkpoints(run);
    kept.delete(key); // a map lists the latest entry last
    kept.set(key, checkpoints);
    const [oldest] = kept.keys();
    if (kept.size > MAX_RUNS && oldest !== undefined) kept.delete(oldest);
    return checkpoints;
  };
}
