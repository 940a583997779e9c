import { Checkpoints, type Run } from '../engine';

/** So many runs stay quick to go back to. */
const RUNS_KEPT = 4;

/**
 * Gives the checkpoints of a run, and keeps those of the runs that were asked for last. Two runs are the same when all
 * that determines them is.
 */
export function keepCheckpoints(): (run: Run) => Checkpoints {
  const kept = new Map<string, Checkpoints>();
  return (run) => {
    const { route, seed, name, amount, trades, scenario, chance, cost } = run;
    const key = JSON.stringify([route, seed, name, amount, trades, scenario, chance, cost]);
    const checkpoints = kept.get(key) ?? new Checkpoints(run);
    kept.delete(key); // a map lists the latest entry last
    kept.set(key, checkpoints);
    const [oldest] = kept.keys();
    if (kept.size > RUNS_KEPT && oldest !== undefined) kept.delete(oldest);
    return checkpoints;
  };
}
