import type { Address } from '../address';
import { pickRun } from '../engine';
import { RIGGED } from '../engine/markets';
import type { RunOptions } from '../store/createSessionStore';

/**
 * The run that an address describes, and how it is opened. `/v` has no market.
 *
 * @param seed the seed of the address, or a fresh one
 */
export function runOptions(
  address: Address,
  seed: string,
  includeLastGain?: boolean,
): RunOptions & { readonly at: number } {
  const { route, t, still, speed } = address;
  const run = pickRun({ ...address, seed });
  return {
    run: route === 'v' ? { ...run, market: RIGGED } : run,
    at: t ?? 0,
    paused: still,
    speed: speed ?? 1,
    includeLastGain,
  };
}
