import type { EventEmitter } from 'node:events';
import { BusyError } from './busy';
import type { Report } from './report';
import type { ServeSettings } from './settings';

type Limits = Pick<ServeSettings, 'connections' | 'rate'>;

/** All open streams, to limit them and to close them at the end. */
export class Streams {
  readonly #limits: Limits;
  readonly #report: Report;
  /** What each asks for, in thousandths of an event a second, by what closes it: sums of whole numbers are exact. */
  readonly #open = new Map<() => void, number>();
  #rate = 0;
  #phase: 'open' | 'draining' | 'stopping' = 'open';

  constructor(limits: Limits, report: Report) {
    this.#limits = limits;
    this.#report = report;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Events a second that all of them ask for. */
  get rate(): number {
    return this.#rate / 1_000;
  }

  /** Whether new clients should be sent here. */
  get state(): 'ready' | 'full' | 'draining' | 'stopping' {
    if (this.#phase !== 'open') return this.#phase;
    return this.#open.size < this.#limits.connections ? 'ready' : 'full';
  }

  /** @throws {BusyError} if there is no room for one more */
  check(): void {
    const { connections } = this.#limits;
    if (this.#phase === 'stopping') throw new BusyError('stopping', 'The server stops.');
    if (this.#open.size >= connections)
      throw new BusyError('streams', `Too many streams: at most ${connections} at a time.`);
  }

  /** Counts a stream until its client is gone. */
  add(path: string, client: EventEmitter, close: () => void): void {
    const openedAt = performance.now();
    this.#open.set(close, 0);
    this.#report.entry('opened', { path });
    client.once('close', () => {
      this.#rate -= this.#open.get(close) ?? 0;
      this.#open.delete(close);
      this.#report.entry('closed', { path, ms: Math.round(performance.now() - openedAt) });
    });
  }

  /**
   * Grants a stream its events.
   *
   * @param close of the stream
   * @param rate events a second
   * @throws {BusyError} if the processor would not do for all
   */
  grant(close: () => void, rate: number): void {
    const { rate: most } = this.#limits;
    const thousandths = Math.round(rate * 1_000);
    if (this.#rate + thousandths > most * 1_000)
      throw new BusyError('rate', `Too many events: at most ${most} a second for all streams together.`);
    if (!this.#open.has(close)) return; // its client is gone
    this.#open.set(close, thousandths);
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
