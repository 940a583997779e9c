// A page with nothing but the engine.
import { sessionAt } from '../../src/engine';

declare global {
  interface Window {
    measureEngine: () => Record<string, number>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Plays a run of the dashboard from its start. */
function play(seed: string, simulatedMs: number): { ms: number; closed: number } {
  const startedAt = performance.now();
  const { closed } = sessionAt({ route: 'dashboard', seed }, simulatedMs).account;
  return { ms: performance.now() - startedAt, closed };
}

window.measureEngine = () => {
  const cold = play('cold', DAY_MS).ms;
  const warm = Array.from({ length: 9 }, (_, round) => play(`warm${round}`, DAY_MS).ms);
  const month = play('month', 30 * DAY_MS);
  return {
    'day, cold': cold,
    'day, warm': warm.toSorted((a, b) => a - b)[4] ?? Number.NaN,
    'trades a second': (1_000 * month.closed) / month.ms,
  };
};
