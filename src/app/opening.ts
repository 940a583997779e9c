import type { Address } from '../address';
import type { Opening } from '../store/createSessionStore';

/** How the page opens for an address, with the seed it named or got. The script of `/v` knows no scenario. */
export function openingOf(address: Address, seed: string, watched?: boolean): Opening & { at: number } {
  const { route, name, amount, trades, t, still, speed } = address;
  const scenario = route === 'v' ? undefined : address.scenario;
  return {
    run: { route, seed, name, amount, trades, scenario },
    at: t ?? 0,
    paused: still,
    speed: speed ?? 1,
    watched,
  };
}
