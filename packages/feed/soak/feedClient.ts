import { connect, type Socket } from 'node:net';

/** One client of `/events` at speed 1, as small as possible: it notes how late each event is, and any gap. */
export class FeedClient {
  readonly #socket: Socket;
  /** Arrival in ms minus simulated time in ms, of each event. */
  readonly offsets: number[] = [];
  /** Events that were lost, came twice, or in another order. */
  gaps = 0;
  /** The last that came, if the server has ended the stream. */
  ended: string | undefined;
  #nextId = 0;
  #rest = '';

  constructor(port: number, seed: string) {
    const socket = connect(port, '127.0.0.1');
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.ended = this.#rest.trim();
    });
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.write(`GET /events?seed=${seed} HTTP/1.1\r\nHost: x\r\n\r\n`);
  }

  #read(chunk: string): void {
    const now = performance.now();
    const text = this.#rest + chunk;
    let end = 0;
    for (const found of text.matchAll(/"id":(\d+),"at":(\d+)/g)) {
      const [id, at] = [Number(found[1]), Number(found[2])];
      if (id !== this.#nextId) this.gaps += 1;
      this.#nextId = id + 1;
      this.offsets.push(now - at);
      end = found.index + found[0].length;
    }
    // Part of an event may come with the next chunk.
    this.#rest = text.slice(Math.max(end, text.length - 200));
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }
}

/**
 * How late events came, in ms: against the one of the same client that came soonest. So a delay that all of them have,
 * as that of the network, does not count.
 */
export function latenessOf(clients: readonly FeedClient[]): number[] {
  return clients.flatMap(({ offsets }) => {
    const soonest = Math.min(...offsets);
    return offsets.map((offset) => offset - soonest);
  });
}
