import { playRound } from './advance';
import { createSession } from './createSession';
import { EquityBuckets, type EquityPoint } from './equityBuckets';
import { ROUND_TRADES } from './limits';
import type { Cents } from './money';
import { type TradeResult, tradeResults } from './replay';
import type { Run } from './run';
import type { Session } from './session';

/** The pulse counts the trades in slots of five simulated seconds, for the latest minute. */
export const PULSE_SLOT_MS = 5_000;
export const PULSE_SLOTS = 12;

/**
 * How the total of a run grew, computed from its seed: a session keeps only the latest ten trades. Goes on from where
 * it stands; for an earlier moment a new one is created. How a moment was reached does not change the curve.
 *
 * Memory is bounded; time is linear in the trades.
 *
 * Not exported by `index.ts`: the first page does without it.
 */
export class EquityHistory {
  readonly run: Run;
  readonly #buckets = new EquityBuckets();
  /** The amounts that the total grows by, in order; on `/v` for both trades of a round at once. */
  readonly #bookings: Generator<TradeResult, never, undefined>;
  readonly #tradesPerBooking: number;
  #next: TradeResult;
  /** Trade counts of the latest `PULSE_SLOTS` slots, as a ring buffer: slot modulo `PULSE_SLOTS`. */
  readonly #pulse: number[] = [];
  #latestSlot = 0;
  #total: Cents;
  #now = 0;

  constructor(run: Run) {
    const session = createSession(run);
    const isScript = run.route === 'v';
    this.run = run;
    this.#bookings = isScript ? roundResults(session) : tradeResults(run);
    this.#tradesPerBooking = isScript ? ROUND_TRADES : 1;
    this.#next = this.#bookings.next().value;
    this.#total = session.account.startAmount;
    this.#buckets.add({ at: 0, total: this.#total });
  }

  /** Up to which moment all trades are booked: simulated ms since the start of the run. */
  get now(): number {
    return this.#now;
  }

  /**
   * Books what is due up to and including `moment`.
   *
   * @param moment simulated ms since the start of the run; one before `now` changes nothing
   * @param most number of bookings after which it stops, so that a long way can be done in slices
   * @returns whether everything due by `moment` is booked
   */
  runUntil(moment: number, most = Infinity): boolean {
    for (let left = most; this.#next.at <= moment; left -= 1) {
      if (left <= 0) return false;
      const { at, profit } = this.#next;
      this.#total += profit;
      this.#buckets.add({ at, total: this.#total });
      this.#count(at);
      this.#now = at;
      this.#next = this.#bookings.next().value;
    }
    this.#now = Math.max(this.#now, moment);
    return true;
  }

  /** The start and the totals after it, by time; thinned as `EquityBuckets` does. */
  points(): readonly EquityPoint[] {
    return this.#buckets.points();
  }

  /** Trades per slot up to the slot of the latest trade, oldest first; fewer slots near the start of a run. */
  pulse(): readonly number[] {
    const first = Math.max(0, this.#latestSlot - PULSE_SLOTS + 1);
    return Array.from(
      { length: this.#latestSlot - first + 1 },
      (_, place) => this.#pulse[(first + place) % PULSE_SLOTS] ?? 0,
    );
  }

  #count(at: number): void {
    const slot = Math.floor(at / PULSE_SLOT_MS);
    // Clears the slots that began since: their places still hold counts of a minute ago.
    for (let past = Math.max(this.#latestSlot + 1, slot - PULSE_SLOTS + 1); past <= slot; past += 1)
      this.#pulse[past % PULSE_SLOTS] = 0;
    this.#latestSlot = slot;
    const place = slot % PULSE_SLOTS;
    this.#pulse[place] = (this.#pulse[place] ?? 0) + this.#tradesPerBooking;
  }
}

/** While the script waits for a press simulated time stops, so rounds follow each other directly. */
function* roundResults(session: Session): Generator<TradeResult, never, undefined> {
  let played = session;
  for (;;) {
    const before = played.account.total;
    played = playRound(played);
    yield { at: played.now, profit: played.account.total - before };
  }
}
