import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { quote } from '../library/options';
import { Connections } from './connections';
import { mayConnect } from './cors';
import { Lag } from './lag';
import { rateOf, readStreamRequest } from './readRequest';
import type { Report } from './report';
import { Searches } from './searches';
import type { ServeSettings } from './settings';
import { isRebound, readTarget, type Target } from './target';
import { Turns } from './turns';

/**
 * Why clients are refused, each with the status of the answer; undefined where there is none: the connection is closed.
 * Who gets 503 may ask for the same again.
 */
const STATUS = {
  streams: 503,
  rate: 503,
  lag: 503,
  searches: 503,
  stopping: 503,
  connections: undefined,
  address: undefined,
  pipelining: undefined,
  host: 421,
  origin: 403,
  malformed: 400,
  method: 405,
  path: 404,
  options: 400,
  accept: 406,
} as const;

export type Reason = keyof typeof STATUS;

/** Each is counted from the start. */
export const REASONS = Object.keys(STATUS);

/** When a client that was refused with 503 may ask again. */
export const RETRY_SECONDS = 5;

/** Methods that are understood; the answer to `OPTIONS` is for browsers, which ask it before some requests. */
export const METHODS = 'GET, HEAD, OPTIONS';

/** After these the connection is of no more use, or is needed for others. */
const CLOSING: readonly Reason[] = ['host', 'malformed', 'method'];

/** A client is told no. The message is one line. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: Reason, message: string, headers: Readonly<Record<string, string>> = {}) {
    const status = STATUS[reason] ?? 503;
    super(status === 503 ? `${message} Try again later.` : message);
    this.reason = reason;
    this.status = status;
    this.headers = {
      ...(status === 503 && { 'Retry-After': String(RETRY_SECONDS) }),
      ...((status === 503 || CLOSING.includes(reason)) && { Connection: 'close' }),
      ...headers,
    };
  }
}

/** Simulated time that may wait to be played, in ms: a thousand days, 20 to 30 seconds of work. */
export const MOST_WAITING_MS = 1_000 * 24 * 60 * 60 * 1_000;

/** Decides who is served: connections, requests, streams, and searches for places of runs. */
export class Admission {
  readonly #settings: ServeSettings;
  readonly #report: Report;
  /** Of a stream of somebody who chooses nothing. */
  readonly #usualRate: number;
  readonly connections: Connections;
  readonly turns = new Turns();
  readonly lag = new Lag();
  readonly searches = new Searches(this.turns, (waiting, isFirst) => this.#admitSearch(waiting, isFirst));
  /**
   * What each client asks for, in thousandths of an event a second, by what closes it: sums of whole numbers are exact.
   * Undefined until it has a place.
   */
  readonly #clients = new Map<() => void, number | undefined>();
  /** Streams and downloads that have a place. */
  streams = 0;
  #rate = 0;
  #phase: 'open' | 'draining' | 'stopping' = 'open';

  constructor(settings: ServeSettings, report: Report) {
    this.#settings = settings;
    this.#report = report;
    this.#usualRate = rateOf(readStreamRequest([], settings));
    this.connections = new Connections(settings);
  }

  /** Events a second that all streams ask for. */
  get rate(): number {
    return this.#rate / 1_000;
  }

  /** Whether new clients should be sent here. */
  get state(): 'ready' | 'full' | 'busy' | 'draining' | 'stopping' {
    if (this.#phase !== 'open') return this.#phase;
    const refusal = this.#refusalOf(this.#usualRate, true);
    if (refusal?.reason === 'lag' || this.searches.work > MOST_WAITING_MS) return 'busy';
    return refusal === undefined && !this.connections.areFull ? 'ready' : 'full';
  }

  /** A connection is open; it is closed if it is one too many. */
  connect(socket: Socket): void {
    this.turns.arrive();
    const reason = this.connections.add(socket);
    if (reason !== undefined) this.#close(socket, reason);
  }

  /** A request is there. It begins after those before it on its connection, which is closed if too many wait. */
  ask({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void {
    if (!this.connections.ask(socket, response, begin)) this.#close(socket, 'pipelining');
  }

  /**
   * Whether a connection may leave HTTP/1.1 now, or ask to: not behind an answer that is still to come, into which
   * bytes of another protocol would be written. It is closed then.
   */
  mayUpgrade({ socket }: IncomingMessage): boolean {
    const may = !this.connections.hasUnanswered(socket);
    if (!may) this.#close(socket, 'pipelining');
    return may;
  }

  /**
   * What a request asks for.
   *
   * @param listensTo the host that the server listens to
   * @throws {Refusal}
   */
  targetOf(request: IncomingMessage, listensTo: string): Target {
    const { method } = request;
    if (isRebound(request, listensTo))
      throw new Refusal('host', 'The header Host names another machine than this one: ask for localhost.');
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS')
      throw new Refusal('method', `Only GET is allowed, not ${quote(method)}.`, { Allow: METHODS });
    const target = readTarget(request);
    if (target === undefined && method !== 'OPTIONS')
      throw new Refusal('malformed', 'The address or the header Host is malformed.');
    return target ?? { path: '*', query: new URLSearchParams() };
  }

  /**
   * A WebSocket may be opened. A proxy may ask another replica otherwise.
   *
   * @throws {Refusal}
   */
  openSocket(request: IncomingMessage): void {
    if (!mayConnect(request, this.#settings.cors))
      throw new Refusal('origin', 'Pages of this origin may not connect; see the option --cors.');
    const refusal = this.#refusalOf(0, false);
    if (refusal !== undefined) throw refusal;
  }

  /** A client that may get a stream: one that says nothing takes no place. */
  enter(path: string, client: EventEmitter, close: () => void): void {
    const openedAt = performance.now();
    this.#clients.set(close, undefined);
    this.#report.entry('opened', { path });
    client.once('close', () => {
      const rate = this.#clients.get(close);
      this.#clients.delete(close);
      if (rate !== undefined) {
        this.streams -= 1;
        this.#rate -= rate;
      }
      this.#report.entry('closed', { path, ms: Math.round(performance.now() - openedAt) });
    });
  }

  /**
   * Gives a client that has entered a place, until it is gone.
   *
   * @param close of the client
   * @param rate events a second
   * @param isNew who goes on has been served before
   * @throws {Refusal}
   */
  grant(close: () => void, rate: number, isNew: boolean): void {
    if (!this.#clients.has(close)) return; // it is gone
    const refusal = this.#refusalOf(rate, isNew);
    if (refusal !== undefined) throw refusal;
    const thousandths = Math.round(rate * 1_000);
    this.#clients.set(close, thousandths);
    this.streams += 1;
    this.#rate += thousandths;
  }

  /** Says that no new clients should be sent here. Those that come are served: others may not know yet. */
  drain(): void {
    this.#phase = 'draining';
  }

  /** Closes all streams, so that their clients go on elsewhere, and takes no more. */
  stop(): void {
    this.#phase = 'stopping';
    for (const close of this.#clients.keys()) close();
    this.connections.closeIdle();
  }

  /** Why one more stream has no place; undefined if it has. */
  #refusalOf(rate: number, isNew: boolean): Refusal | undefined {
    const { connections, rate: most } = this.#settings;
    if (this.#phase === 'stopping') return new Refusal('stopping', 'The server stops.');
    if (this.streams >= connections)
      return new Refusal('streams', `Too many streams: at most ${connections} at a time.`);
    if (this.#rate + Math.round(rate * 1_000) > most * 1_000)
      return new Refusal('rate', `Too many events: at most ${most} a second for all streams together.`);
    if (isNew && this.lag.isLate) return new Refusal('lag', 'The server is busy.');
    return undefined;
  }

  /**
   * @param waiting simulated time to play, in ms, with that of one more search
   * @param isFirst whether no other place is sought for its client: one that asks for many leaves room for others
   * @throws {Refusal}
   */
  #admitSearch(waiting: number, isFirst: boolean): void {
    if (waiting > MOST_WAITING_MS * (isFirst ? 2 : 1))
      throw new Refusal('searches', 'Too many places of runs are looked for.');
  }

  #close(socket: Socket, reason: Reason): void {
    if (!socket.destroyed) this.#report.refuse(reason);
    socket.destroy();
  }
}
