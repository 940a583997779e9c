import type { Address } from '../address';
import type { Opening } from '../store/createSessionStore';

/** How the page opens for an address, with the seed it named or got. */
export function openingOf({ route, name, amount, trades, t, still, speed }: Address, seed: string): Opening {
  return { run: { route, seed, name, amount, trades }, at: t ?? 0, paused: still, speed: speed ?? 1 };
}
