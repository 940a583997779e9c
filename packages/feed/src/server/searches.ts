import { finish, type Run, runKey } from '@simulation/engine';
import type { EventReader } from '../library/eventReader';
import { Places } from '../library/places';
import type { FullTimeRange } from '../library/timeRange';
import { BusyError } from './busyError';
import type { Turns } from './turns';

/** Runs whose places are kept, those that were used last: at most 30 MB. */
const KEPT_RUNS = 32;

/** Simulated time that is played without waiting, in ms: less than a millisecond of work. */
const NEAR_MS = 30 * 60 * 1_000;

/** Simulated time that may wait to be played, in ms: a thousand days, 20 to 30 seconds of work. */
const MOST_WAITING_MS = 1_000 * 24 * 60 * 60 * 1_000;

/** All clients that want a far place of one run. After the first, the places of the others are mostly near. */
type Search = {
  readonly places: Places;
  /** Simulated time to play for the first, in ms. */
  readonly distance: number;
  /** Of each client: whether it is gone. */
  readonly clients: Set<() => boolean>;
};

/** Finds the places where streams and downloads begin, and keeps what it found for the next ones of the same run. */
export class Searches {
  readonly #turns: Turns;
  /** By the key of the run, the one that was used last at the end. */
  readonly #kept = new Map<string, Places>();
  /** By the key of the run. */
  readonly #searches = new Map<string, Search>();
  /** Ends when all places are found that are sought so far: one after another, in the order of asking. */
  #last: Promise<unknown> = Promise.resolve();
  /** In how many runs a far place was sought. */
  made = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** In how many runs places are sought now. */
  get waiting(): number {
    return this.#searches.size;
  }

  /**
   * @param isGone whether nobody wants the place any more, which ends the search
   * @returns a reader at the first event of the range; undefined if the client is gone
   * @throws {BusyError} if too many wait, but not if the place is near one that is kept
   */
  async find(run: Run, range: FullTimeRange, isGone: () => boolean): Promise<EventReader | undefined> {
    const key = runKey(run);
    const kept = this.#kept.get(key);
    if (kept !== undefined) this.#keep(key, kept);
    const places = kept ?? this.#searches.get(key)?.places ?? new Places(run);
    const distance = places.distance(range);
    if (distance <= NEAR_MS) {
      if (distance > 0) await this.#turns.next();
      return isGone() ? undefined : finish(places.find(range));
    }
    const { clients } = this.#searches.get(key) ?? this.#begin(key, places, distance);
    clients.add(isGone);
    const place = this.#last.then(() => this.#seek(places, range, isGone));
    this.#last = place.catch(() => undefined);
    try {
      return await place;
    } finally {
      clients.delete(isGone);
      if (clients.size === 0) this.#searches.delete(key);
      this.#keep(key, places);
    }
  }

  /** @throws {BusyError} if too much waits */
  #begin(key: string, places: Places, distance: number): Search {
    let waiting = distance;
    for (const { clients, distance } of this.#searches.values())
      if (Array.from(clients).some((isGone) => !isGone())) waiting += distance;
    if (waiting > MOST_WAITING_MS) throw new BusyError('searches', 'Too many places of runs are looked for.');
    const search: Search = { places, distance, clients: new Set() };
    this.#searches.set(key, search);
    this.made += 1;
    return search;
  }

  async #seek(places: Places, range: FullTimeRange, isGone: () => boolean) {
    const steps = places.find(range);
    while (!isGone()) {
      await this.#turns.next();
      const step = steps.next();
      if (step.done) return step.value;
    }
    return undefined;
  }

  #keep(key: string, places: Places): void {
    this.#kept.delete(key);
    this.#kept.set(key, places);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_RUNS && oldest !== undefined) this.#kept.delete(oldest);
  }
}
