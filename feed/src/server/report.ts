/** What happened, for people who operate the server. Nothing in it names a client or what was asked for. */
export class Report {
  readonly #write: ((line: string) => void) | undefined;
  /** How many requests were refused, by reason. */
  readonly refused = new Map<string, number>();
  events = 0;
  faults = 0;
  closedAsTooSlow = 0;

  /** @param write a line with a JSON object for each entry; without it only faults are written */
  constructor(write?: (line: string) => void) {
    this.#write = write;
  }

  entry(event: string, fields: Readonly<Record<string, string | number>> = {}): void {
    this.#write?.(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
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
    if (this.#write === undefined) process.stderr.write(`simulated-trades: ${text}\n`);
    else this.entry('fault', { error: text });
  }
}
