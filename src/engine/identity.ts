import type { Prng } from './random/prng';
import { type UuidWords, uuid } from './random/uuid';

/** What tells a trade from all others, as drawn: the uuid is spelled out only for trades that are shown. */
export type Identity = { readonly key: number; readonly words: UuidWords };

/** Five draws, one more for each key that the list already holds. */
export function drawIdentity(prng: Prng, taken: (key: number) => boolean): Identity {
  const words: UuidWords = [prng.next(), prng.next(), prng.next(), prng.next()];
  let key = prng.next();
  while (taken(key)) key = prng.next();
  return { key, words };
}

export function spell({ key, words }: Identity): { readonly key: number; readonly uuid: string } {
  return { key, uuid: uuid(words) };
}
