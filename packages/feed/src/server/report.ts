import type { Writable } from 'node:stream';

/** Bytes that may wait for who reads the log. Lines that come while more wait are lost. */
const WAITING_BYTES = 1_000_000;

/** What happened, for people who operate the server. Nothing in it names a client or what was asked for. */
export class Report {
  readonly #output: Writable;
  readonly #isLogged: boolean;
  #lostAsSaid = 0;
  /** How many requests were refused, by reason. */
  readonly refused = new Map<string, number>();
  events = 0;
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
        else this.#sayLost();
      });
  }

  entry(event: string, fields: Readonly<Record<string, string | number>> = {}): void {
    if (this.#isLogged) this.say(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
  }

  /** @param reason one word */
  refuse(reason: string, path?: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    this.entry('refused', path === undefined ? { reason } : { reason, path });
  }

  /** A client was closed because it did not read. */
  closeAsTooSlow(path: string): void {
    this.closedAsTooSlow += 1;
    this.entry('too slow', { path });
  }

  /** A fault of the server: it is written in any case. */
  fault(error: unknown): void {
    this.faults += 1;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (this.#isLogged) this.entry('fault', { error: text });
    else this.say(`simulated-trades: ${text}`);
  }

  /** When lines can be written again. */
  #sayLost(): void {
    if (this.linesLost === this.#lostAsSaid) return;
    this.#lostAsSaid = this.linesLost;
    this.entry('lines lost', { total: this.linesLost });
  }
}
