/** Why requests are refused. */
export const REASONS = [
  'streams',
  'rate',
  'lag',
  'searches',
  'stopping',
  'connections',
  'address',
  'host',
  'origin',
  'malformed',
  'method',
  'path',
  'options',
  'accept',
] as const;

export type Reason = (typeof REASONS)[number];

/** Refused because of the server's load, not because of the request. The same request may succeed later. */
export class BusyError extends Error {
  readonly limit: Reason;

  /** @param message one line for the client */
  constructor(limit: Reason, message: string) {
    super(`${message} Try again later.`);
    this.limit = limit;
  }
}
