import type { Socket } from 'node:net';

/** The open connections of a server: how many each address has, and what was sent to all of them. */
export class Traffic {
  readonly open = new Set<Socket>();
  readonly #perAddress = new Map<string, number>();
  #ofClosed = 0;

  /** @returns how many its address has now */
  add(socket: Socket): number {
    const { remoteAddress = '' } = socket;
    if (!this.open.has(socket)) {
      this.open.add(socket);
      this.#count(remoteAddress, 1);
      socket.once('close', () => {
        this.open.delete(socket);
        this.#count(remoteAddress, -1);
        this.#ofClosed += socket.bytesWritten;
      });
    }
    return this.#perAddress.get(remoteAddress) ?? 0;
  }

  /** Sent so far, to connections of now and before. */
  get bytes(): number {
    return Array.from(this.open).reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#ofClosed);
  }

  #count(address: string, more: number): void {
    const count = (this.#perAddress.get(address) ?? 0) + more;
    if (count === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, count);
  }
}
