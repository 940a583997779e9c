import type { Socket } from 'node:net';

/** Counts the bytes that a server sends. */
export class Traffic {
  readonly #open = new Set<Socket>();
  #ofClosed = 0;

  add(socket: Socket): void {
    if (this.#open.has(socket)) return;
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#ofClosed += socket.bytesWritten;
    });
  }

  /** Sent so far, to connections of now and before. */
  get bytes(): number {
    return Array.from(this.#open).reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#ofClosed);
  }
}
