import { LIST_LENGTH } from './limits';
import { Prng, type PrngState } from './random/prng';
import { formatUuid, type UuidWords } from './random/uuid';

/** Key and uuid of a trade, as drawn. Formatting a uuid takes most of the time of a trade, so it waits for use. */
export type DrawnIdentity = { readonly key: number; readonly uuidWords: UuidWords };

/** Draws one identity after another. A key that a row of the list has is drawn again. */
export class IdentityGenerator {
  readonly #prng: Prng;
  /** The keys of the rows in the list, oldest first. */
  readonly #keys: number[];

  /**
   * @param state of the stream `identity`
   * @param rows of the list that the new trades join, newest first, at most `LIST_LENGTH`
   */
  constructor(state: PrngState, rows: readonly { readonly key: number }[]) {
    this.#prng = new Prng(state);
    this.#keys = rows.map(({ key }) => key).reverse();
  }

  /** Five words of the stream, and one more for each key that is drawn again. */
  next(): DrawnIdentity {
    const prng = this.#prng;
    const uuidWords = [prng.nextUint32(), prng.nextUint32(), prng.nextUint32(), prng.nextUint32()] as const;
    let key = prng.nextUint32();
    while (this.#keys.includes(key)) key = prng.nextUint32();
    if (this.#keys.length === LIST_LENGTH) this.#keys.shift(); // the oldest row leaves the list
    this.#keys.push(key);
    return { key, uuidWords };
  }

  /** The state of the stream after the identities drawn so far. */
  state(): PrngState {
    return this.#prng.state();
  }
}

/** The identity of a trade, by the field names of the specification, section 3. */
export function toIdentity({ key, uuidWords }: DrawnIdentity) {
  return { key, uuid: formatUuid(uuidWords) };
}
