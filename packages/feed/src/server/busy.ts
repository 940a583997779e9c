/** Which limit of the server a request met. */
type Limit = 'streams' | 'rate' | 'lag' | 'searches' | 'stopping';

/** Refused because of the server's load, not because of the request. The same request may succeed later. */
export class BusyError extends Error {
  readonly limit: Limit;

  /** @param message one line for the client */
  constructor(limit: Limit, message: string) {
    super(`${message} Try again later.`);
    this.limit = limit;
  }
}

/** When a client that was refused may ask again. */
export const RETRY_HEADERS = { 'Retry-After': '5' };
