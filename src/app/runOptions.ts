import type { Address } from '../address';
import type { Opening } from '../store/createSessionStore';

/**
 * The run that an address describes, and how it is opened. `/v` has no scenario.
 *
 * @param seed the seed of the address, or a fresh one
 */
export function runOptions(
  address: Address,
  seed: string,
  includeLastGain?: boolean,
): Opening & { readonly at: number } {
  const { route, name, amount, trades, t, still, speed } = address;
  const { scenario, chance, cost }: Partial<Address> = route === 'v' ? {} : address;
  return {
    run: { route, seed, name, amount, trades, scenario, chance, cost },
    at: t ?? 0,
    paused: still,
    speed: speed ?? 1,
    includeLastGain,
  };
}
