import type { Writable } from 'node:stream';
import { OptionError } from '../library/options';
import { REASONS, type Reason, Refusal } from './admission';
import type { Told } from './answer';

/** How late events are sent, in ms: the upper bounds of the histogram. */
const LATENESS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, Number.POSITIVE_INFINITY];

/** Bytes that may wait for who reads the log. Lines that come while more wait are lost. */
export const WAITING_BYTES = 1_000_000;

/** What happened, for people who operate the server. Nothing in it names a client or what was asked for. */
export class Report {
  readonly #output: Writable;
  readonly #isLogged: boolean;
  /** How many requests were refused, by reason. */
  readonly refused = new Map<string, number>(REASONS.map((reason) => [reason, 0]));
  /** How many events were sent. */
  events = 0;
  /** How many of them were late by up to each of the bounds. */
  readonly lateness = new Map(LATENESS_MS.map((bound) => [bound, 0]));
  /** Of all events, in ms. */
  latenessSum = 0;
  faults = 0;
  closedAsTooSlow = 0;
  /** Lines of the log that could not be written. */
  linesLost = 0;

  /**
   * @param output gets a line for each entry. That it fails or is not read costs lines: it never ends the server.
   * @param isLogged whether all entries are written, as JSON objects, or faults alone
   */
  constructor(output: Writable, isLogged: boolean) {
    this.#output = output;
    this.#isLogged = isLogged;
    output.on('error', () => undefined); // each line that is lost is counted by itself
  }

  /** Writes a text in any case. */
  say(text: string): void {
    if (this.#output.writableLength > WAITING_BYTES) this.linesLost += 1;
    else
      this.#output.write(`${text}\n`, (error) => {
        if (error) this.linesLost += 1;
      });
  }

  entry(event: string, fields: Readonly<Record<string, string | number>> = {}): void {
    if (this.#isLogged) this.say(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
  }

  /** An event is sent so many ms after its time. */
  readonly late = (ms: number): void => {
    this.events += 1;
    this.latenessSum += Math.max(0, ms);
    for (const [bound, count] of this.lateness) if (ms <= bound) this.lateness.set(bound, count + 1);
  };

  refuse(reason: Reason, path?: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    this.entry('refused', path === undefined ? { reason } : { reason, path });
  }

  /** A client was closed because it did not read. */
  closeAsTooSlow(path: string): void {
    this.closedAsTooSlow += 1;
    this.entry('too slow', { path });
  }

  /**
   * @param path that was asked for; undefined where there is none of that name
   * @returns what the client is told
   */
  failed(error: unknown, path?: string): Told {
    const refusal = error instanceof OptionError ? new Refusal('options', error.message) : error;
    if (refusal instanceof Refusal) {
      this.refuse(refusal.reason, path);
      return refusal;
    }
    this.fault(error);
    return { status: 500, message: 'The server failed.' };
  }

  /** A fault of the server: it is written in any case. */
  fault(error: unknown): void {
    this.faults += 1;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (this.#isLogged) this.entry('fault', { error: text });
    else this.say(`simulated-trades: ${text}`);
  }
}
