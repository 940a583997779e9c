import { LIST_LENGTH } from './limits';
import type { Prng } from './random/prng';
import { uuid } from './random/uuid';
import type { Trade } from './trade';

/** What tells a trade from all others, as it is drawn: the uuid is spelled out only for trades that are shown. */
export type IdentityDraw = { key: number; first: number; second: number; third: number; fourth: number };

/** The keys of the rows that a new one may stand beside, oldest first. */
export function recentKeys(trades: readonly Trade[]): number[] {
  return trades.map((trade) => trade.key).reverse();
}

/** Five draws, one more for each key that is taken. The new key is taken from then on, the oldest is free again. */
export function drawIdentity(prng: Prng, taken: number[], draw: IdentityDraw): void {
  draw.first = prng.next();
  draw.second = prng.next();
  draw.third = prng.next();
  draw.fourth = prng.next();
  draw.key = prng.next();
  while (taken.includes(draw.key)) draw.key = prng.next();
  if (taken.length === LIST_LENGTH) taken.shift();
  taken.push(draw.key);
}

export function spell({ key, first, second, third, fourth }: IdentityDraw): {
  readonly key: number;
  readonly uuid: string;
} {
  return { key, uuid: uuid([first, second, third, fourth]) };
}
