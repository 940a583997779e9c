import type { EventEmitter } from 'node:events';
import { BusyError } from './busyError';
import type { Report } from './report';
import type { ServeSettings } from './settings';

type Limits = Pick<ServeSettings, 'connections' | 'rate'>;

/** All open streams, to limit them and to close them at the end. */
export class Streams {
  readonly #limits: Limits;
  readonly #report: Report;
  /**
   * What each asks for, in thousandths of an event a second, by what closes it: sums of whole numbers are exact. Undefined
   * until it has a place.
   */
  readonly #open = new Map<() => void, number | undefined>();
  /** How many have a place. */
  size = 0;
  #rate = 0;
  #phase: 'open' | 'draining' | 'stopping' = 'open';

  constructor(limits: Limits, report: Report) {
    this.#limits = limits;
    this.#report = report;
  }

  /** Events a second that all of them ask for. */
  get rate(): number {
    return this.#rate / 1_000;
  }

  /** Whether new clients should be sent here. */
  get state(): 'ready' | 'full' | 'draining' | 'stopping' {
    if (this.#phase !== 'open') return this.#phase;
    return this.size < this.#limits.connections ? 'ready' : 'full';
  }

  /** @throws {BusyError} if there is no room for one more */
  check(): void {
    const { connections } = this.#limits;
    if (this.#phase === 'stopping') throw new BusyError('stopping', 'The server stops.');
    if (this.size >= connections)
      throw new BusyError('streams', `Too many streams: at most ${connections} at a time.`);
  }

  /** A client that may get a stream: one that says nothing takes no place. */
  add(path: string, client: EventEmitter, close: () => void): void {
    const openedAt = performance.now();
    this.#open.set(close, undefined);
    this.#report.entry('opened', { path });
    client.once('close', () => {
      const rate = this.#open.get(close);
      this.#open.delete(close);
      if (rate !== undefined) {
        this.size -= 1;
        this.#rate -= rate;
      }
      this.#report.entry('closed', { path, ms: Math.round(performance.now() - openedAt) });
    });
  }

  /**
   * Gives a stream a place, until its client is gone, and its events.
   *
   * @param close of the stream
   * @param rate events a second
   * @throws {BusyError} if there is no room for one more, or the processor would not do for all
   */
  grant(close: () => void, rate: number): void {
    if (!this.#open.has(close)) return; // its client is gone
    this.check();
    const { rate: most } = this.#limits;
    const thousandths = Math.round(rate * 1_000);
    if (this.#rate + thousandths > most * 1_000)
      throw new BusyError('rate', `Too many events: at most ${most} a second for all streams together.`);
    this.#open.set(close, thousandths);
    this.size += 1;
    this.#rate += thousandths;
  }

  /** Says that no new clients should be sent here. Those that come are served: others may not know yet. */
  drain(): void {
    this.#phase = 'draining';
  }

  /** Closes all, so that their clients go on elsewhere, and takes no more. */
  closeAll(): void {
    this.#phase = 'stopping';
    for (const close of this.#open.keys()) close();
  }
}
