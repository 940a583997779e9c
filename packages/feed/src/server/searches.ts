import { finish, type Run, runKey } from '@simulation/engine';
import type { EventReader } from '../library/eventReader';
import { Places } from '../library/places';
import type { FullTimeRange } from '../library/timeRange';
import { BusyError } from './busy';
import type { Turns } from './turns';

/** Runs whose places are kept, those that were used last: at most 30 MB. */
const KEPT_RUNS = 32;

/** Simulated time that is played without waiting, in ms: less than a millisecond of work. */
const NEAR_MS = 30 * 60 * 1_000;

/** Simulated time that may wait to be played, in ms: a thousand days, 20 to 30 seconds of work. */
const MOST_WAITING_MS = 1_000 * 24 * 60 * 60 * 1_000;

const SEARCHES_AT_A_TIME = 2;

type Client = {
  readonly range: FullTimeRange;
  readonly isGone: () => boolean;
  readonly found: (reader: EventReader | undefined) => void;
  readonly failed: (error: unknown) => void;
};

/** All clients that want a far place of one run. After the first, the places of the others are mostly near. */
type Search = {
  readonly key: string;
  readonly places: Places;
  readonly clients: Client[];
  /** Simulated time to play, in ms. */
  readonly distance: number;
};

/** Finds the places where streams and downloads begin, and keeps what it found for the next ones of the same run. */
export class Searches {
  readonly #turns: Turns;
  /** By the key of the run, the one that was used last at the end. */
  readonly #kept = new Map<string, Places>();
  /** By the key of the run: those that wait, and those that are done now. */
  readonly #searches = new Map<string, Search>();
  #queue: Search[] = [];
  #running = 0;
  /** In how many runs a far place was sought. */
  made = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** How many wait or are made now. */
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
    const places = kept ?? new Places(run);
    const distance = places.distance(range);
    if (distance > NEAR_MS) return this.#search(key, places, { range, isGone }, distance);
    if (distance > 0) await this.#turns.next();
    return isGone() ? undefined : finish(places.find(range));
  }

  #search(
    key: string,
    places: Places,
    client: Pick<Client, 'range' | 'isGone'>,
    distance: number,
  ): Promise<EventReader | undefined> {
    let search = this.#searches.get(key);
    if (search === undefined) {
      this.#makeRoom(distance);
      search = { key, places, clients: [], distance };
      this.#searches.set(key, search);
      this.#queue.push(search);
    }
    const { clients } = search;
    const place = new Promise<EventReader | undefined>((found, failed) => {
      clients.push({ ...client, found, failed });
    });
    if (this.#running < SEARCHES_AT_A_TIME) void this.#work();
    return place;
  }

  /** @throws {BusyError} if too much waits */
  #makeRoom(distance: number): void {
    const isFull = () =>
      this.#queue.reduce((sum, search) => sum + search.distance, distance) > MOST_WAITING_MS;
    if (!isFull()) return;
    for (const search of this.#queue) if (search.clients.every(({ isGone }) => isGone())) this.#drop(search);
    if (isFull()) throw new BusyError('searches', 'Too many places of runs are looked for.');
  }

  #drop(search: Search): void {
    this.#queue = this.#queue.filter((other) => other !== search);
    this.#searches.delete(search.key);
    for (const { found } of search.clients) found(undefined);
  }

  #keep(key: string, places: Places): void {
    this.#kept.delete(key);
    this.#kept.set(key, places);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_RUNS && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let search = this.#queue.shift(); search !== undefined; search = this.#queue.shift()) {
      this.made += 1;
      this.#keep(search.key, search.places);
      for (const client of search.clients) await this.#serve(search.places, client); // more may come meanwhile
      this.#searches.delete(search.key);
    }
    this.#running -= 1;
  }

  async #serve(places: Places, { range, isGone, found, failed }: Client): Promise<void> {
    try {
      const steps = places.find(range);
      while (!isGone()) {
        await this.#turns.next();
        const step = steps.next();
        if (step.done) return found(step.value);
      }
      found(undefined);
    } catch (error) {
      failed(error);
    }
  }
}
