// A page with nothing but the engine.
import { sessionAt } from '../../src/engine';

declare global {
  interface Window {
    measureEngine: () => Record<string, number>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The mean delay between two trades. */
const TRADE_MS = 2_000;

/** Plays a run of the dashboard from its start. */
function play(seed: string, simulatedMs: number): { ms: number; closed: number } {
  const startedAt = performance.now();
  const { closed } = sessionAt({ route: 'dashboard', seed }, simulatedMs).account;
  return { ms: performance.now() - startedAt, closed };
}

function nanosecondsPerTrade(trades: number): number {
  const { ms, closed } = play('cost', trades * TRADE_MS);
  return (1_000_000 * ms) / closed;
}

window.measureEngine = () => {
  const cold = play('cold', DAY_MS).ms;
  const warm = Array.from({ length: 9 }, (_, round) => play(`warm${round}`, DAY_MS).ms);
  const month = play('month', 30 * DAY_MS);
  return {
    'day, cold': cold,
    'day, warm': warm.toSorted((a, b) => a - b)[4] ?? Number.NaN,
    month: month.ms,
    'trades a second': (1_000 * month.closed) / month.ms,
    'ns a trade, 1e3 trades': nanosecondsPerTrade(1_000),
    'ns a trade, 1e4 trades': nanosecondsPerTrade(10_000),
    'ns a trade, 1e5 trades': nanosecondsPerTrade(100_000),
    'ns a trade, 1e6 trades': nanosecondsPerTrade(1_000_000),
  };
};
