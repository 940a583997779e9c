import { readFile } from 'node:fs/promises';
import { type Socket, SocketAddress } from 'node:net';
import type { Traffic } from './traffic';

/** How often the system is asked, in ms. */
const INTERVAL_MS = 3_000;

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
  readonly #traffic: Traffic;
  /** Bytes that the system had of the server, at the last look. */
  #handed: ReadonlyMap<Socket, number> = new Map();
  #old: ReadonlyMap<Socket, number> = new Map();

  constructor(traffic: Traffic) {
    this.#traffic = traffic;
    if (process.platform === 'linux') setInterval(() => void this.#look(), INTERVAL_MS).unref();
  }

  /** Bytes that a client has left for three seconds and more. */
  of(socket: Socket | null): number {
    return (socket && this.#old.get(socket)) ?? 0;
  }

  async #look(): Promise<void> {
    const handed = new Map<Socket, number>();
    for (const socket of this.#traffic.open) handed.set(socket, socket.bytesWritten - socket.writableLength);
    const waiting = await readWaiting();
    const old = new Map<Socket, number>();
    for (const [socket, bytes] of handed) {
      const { localPort, remoteAddress, remotePort } = socket;
      const taken = bytes - (waiting.get(`${localPort} ${remoteAddress} ${remotePort}`) ?? 0);
      const before = this.#handed.get(socket) ?? 0;
      if (before > taken) old.set(socket, before - taken);
    }
    this.#handed = handed;
    this.#old = old;
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
