import { finish, type Run, runKey } from '@simulation/engine';
import type { EventReader } from '../library/eventReader';
import { Places } from '../library/places';
import type { FullTimeRange } from '../library/timeRange';
import type { Turns } from './turns';

/** Runs whose places are kept, those that were used last, beside those in which one is sought: at most 30 MB. */
const KEPT_RUNS = 32;

/** Simulated time that is played without waiting, in ms: less than a millisecond of work. */
const NEAR_MS = 30 * 60 * 1_000;

/** For whom a place is sought. */
export type Client = {
  /** Of the connection. Clients behind one proxy have its address. */
  readonly address: string;
  /** Nobody wants the place any more. */
  readonly isGone: () => boolean;
};

type Search = Client & {
  /** Of the run: what is played for one search need not be played for another. */
  readonly places: Places;
  /** Simulated time to play, in ms. */
  readonly distance: number;
  readonly steps: ReturnType<Places['find']>;
  readonly end: (reader: EventReader | undefined) => void;
  readonly fail: (error: unknown) => void;
};

/** The searches of one address, in the order of asking. */
class Queue {
  readonly searches = new Set<Search>();
  #isOldestNext = false;

  /**
   * In turn the one that asked first, so that each comes to its end, and the nearest, so that of all who share the
   * address who asks for little does not wait for who asks for much.
   */
  next(): Search {
    const [oldest] = this.searches;
    if (oldest === undefined) throw new Error('A queue without searches is removed.');
    this.#isOldestNext = !this.#isOldestNext;
    let next = oldest;
    if (!this.#isOldestNext)
      for (const search of this.searches) if (search.distance < next.distance) next = search;
    return next;
  }
}

/** Finds the places where streams and downloads begin, and keeps what it found for the next ones of the same run. */
export class Searches {
  readonly #turns: Turns;
  readonly #admit: (waiting: number, isFirst: boolean) => void;
  /** By the key of the run, the one that was used last at the end. */
  readonly #kept = new Map<string, Places>();
  /** Of each run: the searches in it, and the furthest that has been. */
  readonly #ofRun = new Map<Places, { readonly searches: Set<Search>; furthest: number }>();
  /** By address, the one whose turn was last at the end. */
  readonly #queues = new Map<string, Queue>();
  /** How often a far place was sought in a run in which none was sought already. */
  made = 0;

  /**
   * @param admit gets the work with that of one more search, and whether it is the first of its address; it may throw
   */
  constructor(turns: Turns, admit: (waiting: number, isFirst: boolean) => void) {
    this.#turns = turns;
    this.#admit = admit;
  }

  /** In how many runs places are sought now. */
  get waiting(): number {
    return this.#ofRun.size;
  }

  /** Simulated time that waits to be played, in ms: in each run that to its furthest place. */
  get work(): number {
    let work = 0;
    for (const { searches } of this.#ofRun.values()) work += furthest(searches);
    return work;
  }

  /**
   * @returns a reader at the first event of the range; undefined if the client is gone
   * @throws what `admit` throws, but not if the place is near one that is kept
   */
  async find(run: Run, range: FullTimeRange, client: Client): Promise<EventReader | undefined> {
    const key = runKey(run);
    const places = this.#kept.get(key) ?? new Places(run);
    const distance = places.distance(range);
    if (distance > NEAR_MS) return this.#begin(key, places, range, distance, client);
    if (this.#kept.has(key)) this.#keep(key, places);
    if (distance > 0) await this.#turns.next();
    return client.isGone() ? undefined : finish(places.find(range));
  }

  #begin(key: string, places: Places, range: FullTimeRange, distance: number, client: Client) {
    const ofRun = this.#ofRun.get(places) ?? { searches: new Set(), furthest: 0 };
    const queue = this.#queues.get(client.address) ?? new Queue();
    if (distance > ofRun.furthest) {
      this.#admit(this.work - furthest(ofRun.searches) + distance, queue.searches.size === 0);
      ofRun.furthest = distance;
    }
    if (ofRun.searches.size === 0) this.made += 1;
    this.#keep(key, places);
    return new Promise<EventReader | undefined>((end, fail) => {
      const search = { ...client, places, distance, steps: places.find(range), end, fail };
      this.#ofRun.set(places, ofRun);
      ofRun.searches.add(search);
      queue.searches.add(search);
      const isRunning = this.#queues.size > 0;
      this.#queues.set(client.address, queue);
      if (!isRunning) void this.#run();
    });
  }

  /** Does one step after another: the addresses in turn, so that one that asks for many holds up no other. */
  async #run(): Promise<void> {
    for (let [first] = this.#queues; first !== undefined; [first] = this.#queues) {
      await this.#turns.next();
      const [address, queue] = first;
      const search = queue.next();
      this.#queues.delete(address);
      if (isOver(search)) {
        queue.searches.delete(search);
        const ofRun = this.#ofRun.get(search.places);
        ofRun?.searches.delete(search);
        if (ofRun?.searches.size === 0) this.#ofRun.delete(search.places);
      }
      if (queue.searches.size > 0) this.#queues.set(address, queue);
    }
  }

  #keep(key: string, places: Places): void {
    this.#kept.delete(key);
    this.#kept.set(key, places);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_RUNS + this.waiting && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Does the next step of a search. */
function isOver(search: Search): boolean {
  try {
    if (search.isGone()) search.end(undefined);
    else {
      const step = search.steps.next();
      if (!step.done) return false;
      search.end(step.value);
    }
  } catch (error) {
    search.fail(error);
  }
  return true;
}

/** Simulated time to play for all of one run, in ms, apart from those whose client is gone. */
function furthest(searches: ReadonlySet<Search>): number {
  let most = 0;
  for (const { distance, isGone } of searches) if (distance > most && !isGone()) most = distance;
  return most;
}
