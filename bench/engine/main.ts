// A page with nothing but the engine.
import { sessionAt } from '../../src/engine';

declare global {
  interface Window {
    measureEngine: () => Record<string, number>;
  }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1_000;

window.measureEngine = () => {
  const startedAt = performance.now();
  const { closed } = sessionAt({ route: 'dashboard', seed: 'month' }, MONTH_MS).account;
  return { 'trades a second': (1_000 * closed) / (performance.now() - startedAt) };
};
