/** Memory that downloads share, in bytes. */
export class Memory {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** @returns whether there was so much, which is taken then */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#free += bytes;
  }
}

/** A download up to this length is kept, in bytes: the NDJSON of four hours. */
const KEPT_BYTES = 4 * 1_024 * 1_024;

/** A text whose length is found before it is sent. It is kept while there is memory for it; else it is made again. */
export class Measured {
  readonly #memory: Memory;
  #pieces: Buffer[] | undefined = [];
  #taken = 0;
  /** In bytes. */
  length = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  add(text: string): void {
    const piece = Buffer.from(text);
    this.length += piece.length;
    if (this.#pieces === undefined) return;
    if (this.length > KEPT_BYTES || !this.#memory.take(piece.length)) {
      this.forget();
      return;
    }
    this.#taken += piece.length;
    this.#pieces.push(piece);
  }

  /** The whole text; undefined if it was too long to keep. */
  get pieces(): readonly Buffer[] | undefined {
    return this.#pieces;
  }

  forget(): void {
    this.#pieces = undefined;
    this.#memory.giveBack(this.#taken);
    this.#taken = 0;
  }
}
