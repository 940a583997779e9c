import { readFile } from 'node:fs/promises';
import { type Socket, SocketAddress } from 'node:net';

/** How often the system is asked, in ms. */
const INTERVAL_MS = 3_000;

/** Events a second of a stream that is watched: the buffer of a client, 64 kB and more, takes a slower one for long. */
const FAST = 10;

/** What Linux tells of each connection. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/**
 * Port here, address and port there, and bytes that the other side has not taken, of an established connection that has
 * some: the fields of Linux's Documentation/networking/proc_net_tcp.rst, as hexadecimal numbers.
 */
const ROW = /: \w+:(\w{4}) (\w+):(\w{4}) 01 (?!0{8})(\w{8}):/g;

const hex = (digits: string | undefined) => Number.parseInt(digits ?? '', 16);

/**
 * What clients leave in the buffers of the system, which take megabytes before a write has to wait. Only Linux tells;
 * elsewhere nothing is known.
 */
export class Unread {
  /** Of each that is watched: the bytes that the system had of the server at the last look, and what is left of them now. */
  readonly #watched = new Map<Socket, { handed: number; old: number }>();

  constructor() {
    if (process.platform === 'linux') setInterval(() => void this.#look(), INTERVAL_MS).unref();
  }

  /**
   * @param rate events a second that are sent to it
   * @returns tells how many bytes the client has left for three seconds and more
   */
  watch(socket: Socket, rate: number): () => number {
    if (rate < FAST) return () => 0;
    this.#watched.set(socket, { handed: 0, old: 0 });
    socket.once('close', () => this.#watched.delete(socket));
    return () => this.#watched.get(socket)?.old ?? 0;
  }

  async #look(): Promise<void> {
    if (this.#watched.size === 0) return;
    const now = Array.from(
      this.#watched.keys(),
      (socket) => [socket, socket.bytesWritten - socket.writableLength] as const,
    );
    const waiting = await readWaiting();
    for (const [socket, handed] of now) {
      const { localPort, remoteAddress, remotePort } = socket;
      const taken = handed - (waiting.get(`${localPort} ${remoteAddress} ${remotePort}`) ?? 0);
      const last = this.#watched.get(socket);
      if (last !== undefined) this.#watched.set(socket, { handed, old: Math.max(0, last.handed - taken) });
    }
  }
}

async function readWaiting(): Promise<ReadonlyMap<string, number>> {
  const waiting = new Map<string, number>();
  for (const file of TABLES) {
    const text = await readFile(file, 'latin1').catch(() => ''); // no such version of IP
    for (const [, here, there, port, bytes] of text.matchAll(ROW))
      waiting.set(`${hex(here)} ${addressOf(there)} ${hex(port)}`, hex(bytes));
  }
  return waiting;
}

/** An address as Node writes it. Linux writes it in words of four bytes, the last of each first. */
function addressOf(digits = ''): string {
  const bytes = (digits.match(/.{8}/g) ?? []).flatMap((word) => word.match(/../g)?.reverse() ?? []);
  if (bytes.length === 4) return bytes.map(hex).join('.');
  const address = bytes.join('').replaceAll(/.{4}(?!$)/g, '$&:');
  return new SocketAddress({ address, family: 'ipv6' }).address;
}
