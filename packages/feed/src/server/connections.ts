import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServeSettings } from './settings';

/** Room for connections that have not asked for anything yet, beside the streams. */
const HALF_OPEN_CONNECTIONS = 2_000;

/** Files that a process has open beside its connections. */
const OTHER_FILES = 50;

/**
 * Requests of one connection that may be unanswered. Browsers and the usual proxies send the next one after the answer.
 */
export const MOST_UNANSWERED = 10;

/** How many connections the settings ask for. */
export const wantedConnections = ({ connections }: Pick<ServeSettings, 'connections'>) =>
  connections + HALF_OPEN_CONNECTIONS;

/** How many files the process may have open; infinite where the system has no such limit. */
export function openFiles(): number {
  const { userLimits }: { userLimits?: { open_files?: { soft?: unknown } } } = process.report.getReport();
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/** The open connections of clients. Requests of one are answered one after another. */
export class Connections {
  /**
   * How many there may be. Without an own limit those beyond the limit of the system would be reset unnoticed: neither
   * Node nor a log would tell.
   */
  readonly most: number;
  readonly #perAddress: number;
  /** What begins each request that is unanswered, in the order of asking. */
  readonly #unanswered = new Map<Socket, (() => void)[]>();
  /** Those that ask for nothing, the one that has for longest first. */
  readonly #idle = new Set<Socket>();
  readonly #ofAddress = new Map<string, number>();
  #bytesOfClosed = 0;
  #isClosing = false;
  /** How many were closed to make room for new ones. */
  gaveWay = 0;

  constructor(settings: Pick<ServeSettings, 'connections' | 'perAddress'>) {
    this.most = Math.max(1, Math.min(wantedConnections(settings), openFiles() - OTHER_FILES));
    this.#perAddress = settings.perAddress;
  }

  get size(): number {
    return this.#unanswered.size;
  }

  /** Whether a new one has no place. */
  get areFull(): boolean {
    return this.size >= this.most && this.#idle.size === 0;
  }

  /** Sent so far, to connections of now and before. */
  get bytes(): number {
    const open = Array.from(this.#unanswered.keys(), ({ bytesWritten }) => bytesWritten);
    return open.reduce((sum, bytes) => sum + bytes, this.#bytesOfClosed);
  }

  /** @returns the limit that it is beyond, or nothing. An idle one makes room. */
  add(socket: Socket): 'address' | 'connections' | undefined {
    if (this.#unanswered.has(socket)) return undefined; // it goes on after an upgrade that was not made
    const { remoteAddress = '' } = socket;
    if ((this.#ofAddress.get(remoteAddress) ?? 0) >= this.#perAddress) return 'address';
    if (this.areFull) return 'connections';
    if (this.size >= this.most) this.#giveWay();
    this.#unanswered.set(socket, []);
    this.#idle.add(socket);
    this.#count(remoteAddress, 1);
    socket.once('close', () => this.#forget(socket, remoteAddress));
    return undefined;
  }

  /**
   * Begins a request when those before it are answered: until then it would not hear that its client has gone.
   *
   * @returns false if too many are unanswered
   */
  ask(socket: Socket, response: ServerResponse, begin: () => void): boolean {
    const unanswered = this.#unanswered.get(socket);
    if (unanswered === undefined) return true; // it is closed
    if (unanswered.length === MOST_UNANSWERED) return false;
    this.#idle.delete(socket);
    response.once('close', () => {
      if (socket.destroyed) return; // and with it all that wait
      unanswered.shift();
      if (this.#isClosing) return socket.destroySoon();
      const [next] = unanswered;
      if (next !== undefined) next();
      else this.#idle.add(socket);
    });
    unanswered.push(begin);
    if (unanswered.length === 1) begin();
    return true;
  }

  hasUnanswered(socket: Socket): boolean {
    return (this.#unanswered.get(socket)?.length ?? 0) > 0;
  }

  /** A WebSocket that has its options makes room for none, though no request of it is unanswered. */
  keep(socket: Socket): void {
    this.#idle.delete(socket);
  }

  /** Closes those that ask for nothing now, and the others when the request that is being answered is. */
  closeIdle(): void {
    this.#isClosing = true;
    for (const socket of this.#idle) socket.destroySoon(); // after the close frame of a WebSocket
  }

  /** Resets all. */
  reset(): void {
    for (const socket of this.#unanswered.keys()) socket.resetAndDestroy();
  }

  #giveWay(): void {
    const [socket] = this.#idle;
    if (socket === undefined) return;
    this.gaveWay += 1;
    this.#forget(socket, socket.remoteAddress);
    socket.destroy();
  }

  #forget(socket: Socket, address = ''): void {
    const unanswered = this.#unanswered.get(socket);
    if (unanswered === undefined) return;
    unanswered.length = 0;
    this.#unanswered.delete(socket);
    this.#idle.delete(socket);
    this.#count(address, -1);
    this.#bytesOfClosed += socket.bytesWritten;
  }

  #count(address: string, more: number): void {
    const count = (this.#ofAddress.get(address) ?? 0) + more;
    if (count === 0) this.#ofAddress.delete(address);
    else this.#ofAddress.set(address, count);
  }
}
