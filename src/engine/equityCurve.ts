import { EquityBuckets, type EquityPoint } from './equityBuckets';
import { feedFrom } from './feed';
import type { Cents } from './money';
import { openSession } from './openSession';
import type { Run } from './run';
import { ROUND_MS } from './scriptState';
import type { FeedProgramme, Session } from './session';
import { blankDraw } from './tradeDraw';
import { roundsFrom } from './tradingScript';

/** The pulse counts the trades of stretches of five simulated seconds, and looks back one minute. */
export const PULSE_SLOT_MS = 5_000;
export const PULSE_SLOTS = 12;

/** Profits as they are booked: when the next is due, how much it is, and how many trades bring it. */
type Bookings = { readonly dueAt: () => number; readonly book: () => Cents; readonly trades: number };

/**
 * How the total of a run grew, computed from its seed: a session keeps only the latest ten trades. Goes on from where
 * it stands; for an earlier moment a new one is made. However a moment was reached, what is kept is the same.
 *
 * Bounded in memory; a trade costs as much as drawing it.
 *
 * A door of its own beside `index.ts`: the first page does without it.
 */
export class EquityCurve {
  readonly run: Run;
  readonly #buckets = new EquityBuckets();
  readonly #bookings: Bookings;
  /** Trades of the latest slots; a slot's place repeats when it has left the pulse. */
  readonly #pulse: number[] = [];
  #latestSlot = 0;
  #total: Cents;
  #now = 0;

  constructor(run: Run) {
    const session = openSession(run);
    const { programme } = session;
    this.run = run;
    this.#bookings = programme.kind === 'feed' ? feedBookings(session, programme) : roundBookings(session);
    this.#total = session.account.startAmount;
    this.#buckets.add({ at: 0, total: this.#total });
  }

  /** The simulated millisecond up to which all trades are booked. */
  get now(): number {
    return this.#now;
  }

  /**
   * Books what is due up to and including `moment` (simulated ms).
   *
   * @param most stops after so many bookings, so that a long stretch can be done in slices
   * @returns whether all of it is booked
   */
  runUntil(moment: number, most = Infinity): boolean {
    const { dueAt, book } = this.#bookings;
    let at = dueAt();
    for (let left = most; at <= moment; left -= 1) {
      if (left <= 0) return false;
      this.#total += book();
      this.#buckets.add({ at, total: this.#total });
      this.#count(at);
      this.#now = at;
      at = dueAt();
    }
    this.#now = Math.max(this.#now, moment);
    return true;
  }

  /** The start, and the totals after trades since, by time; thinned without losing the lowest and the highest. */
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
    // What was counted in the same places a pulse ago has left it; after a long silence all has.
    for (let past = Math.max(this.#latestSlot + 1, slot - PULSE_SLOTS + 1); past <= slot; past += 1)
      this.#pulse[past % PULSE_SLOTS] = 0;
    this.#latestSlot = slot;
    const place = slot % PULSE_SLOTS;
    this.#pulse[place] = (this.#pulse[place] ?? 0) + this.#bookings.trades;
  }
}

function feedBookings(session: Session, programme: FeedProgramme): Bookings {
  const feed = feedFrom(session, programme);
  const draw = blankDraw();
  return {
    trades: 1,
    dueAt: feed.dueAt,
    book() {
      feed.drawInto(draw);
      return draw.profit;
    },
  };
}

/** While the script waits for a press simulated time stands still, so that one round follows the other. */
function roundBookings(session: Session): Bookings {
  const script = roundsFrom(session);
  const first = blankDraw();
  const second = blankDraw();
  let dueAt = ROUND_MS;
  return {
    trades: 2,
    dueAt: () => dueAt,
    book() {
      script.drawInto(first, second);
      dueAt += ROUND_MS;
      return first.profit + second.profit;
    },
  };
}
