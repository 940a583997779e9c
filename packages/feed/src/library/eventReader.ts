import {
  type Cents,
  cents,
  eventsAfter,
  ROUND_EVENTS,
  ROUND_MS,
  type Run,
  type RunEvent,
  type RunEvents,
  type Session,
} from '@simulation/engine';
import type { FeedEvent } from './event';
import { toEvent } from './toEvent';

/**
 * The id of the last event up to a session; -1 at the start of a run, whose first event is still to come.
 *
 * @param session of `v` only at the end of a round
 */
export function lastIdOf({ run, now, account }: Session): number {
  if (now === 0) return -1;
  return run.route === 'v' ? (now / ROUND_MS) * ROUND_EVENTS : account.closed;
}

/** Reads the events of a run after a session, one after another. Memory is constant. */
export class EventReader {
  readonly #run: Run;
  readonly #events: RunEvents;
  #next: RunEvent;
  nextId: number;
  /** When the last event that was read or left out happened; before the first the moment of the session. */
  reachedAt: number;
  #total: Cents;
  /** Added only at the end: it may have fractions, and a sum that is built up in steps would depend on the first. */
  readonly #startCount: number;
  #closed: number;

  /** @param session of `v` only at the end of a round */
  constructor(session: Session) {
    const { run, account } = session;
    this.#run = run;
    this.nextId = lastIdOf(session) + 1;
    this.reachedAt = session.now;
    this.#total = account.total;
    this.#startCount = account.startTrades;
    this.#closed = account.closed;
    this.#events = eventsAfter(session);
    this.#next = this.#events.next().value;
  }

  /** When the next event happens: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#next.at;
  }

  get nextType(): FeedEvent['type'] {
    return this.#next.type;
  }

  read(): FeedEvent {
    const event = this.#next;
    const id = this.nextId;
    this.skip();
    return toEvent(this.#run, event, { id, total: this.#total, count: this.#startCount + this.#closed });
  }

  /** Leaves out the next event. Several times as fast as reading it. */
  skip(): void {
    const event = this.#next;
    if (event.type === 'trade.sold') {
      this.#total = cents(this.#total + event.trade.profit);
      this.#closed += 1;
    }
    this.nextId += 1;
    this.reachedAt = event.at;
    this.#next = this.#events.next().value;
  }
}
