import type { Cents } from '@simulation/engine';

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** Room for a whole number of up to 15 digits with a sign, a point and two decimals. */
const NUMBER_BYTES = 20;

/** A text in UTF-8 that is put together from pieces. Numbers become digits without a string in between. */
export class Utf8 {
  #bytes = Buffer.allocUnsafeSlow(32 * 1_024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  text(text: string): void {
    this.#makeRoom(3 * text.length);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** A text that is encoded already. */
  encoded(text: Uint8Array): void {
    this.#makeRoom(text.length);
    this.#bytes.set(text, this.#length);
    this.#length += text.length;
  }

  /** @param value whole, at most 15 digits */
  whole(value: number): void {
    this.#makeRoom(NUMBER_BYTES);
    this.#sign(value);
    this.#digits(Math.abs(value));
  }

  /** As `exactMoney` writes it. */
  money(cents: Cents): void {
    this.#makeRoom(NUMBER_BYTES);
    this.#sign(cents);
    const size = Math.abs(cents);
    const units = Math.floor(size / 100);
    this.#digits(units);
    this.#bytes[this.#length++] = POINT;
    const rest = size - units * 100;
    const tens = Math.floor(rest / 10);
    this.#bytes[this.#length++] = ZERO + tens;
    this.#bytes[this.#length++] = ZERO + rest - tens * 10;
  }

  /** Everything so far. The text is empty afterwards. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  #sign(value: number): void {
    if (value < 0) this.#bytes[this.#length++] = MINUS;
  }

  #digits(value: number): void {
    let count = 1;
    for (let limit = 10; limit <= value; limit *= 10) count += 1;
    this.#length += count;
    let rest = value;
    for (let at = this.#length - 1; count > 0; at -= 1, count -= 1) {
      const tens = Math.floor(rest / 10);
      this.#bytes[at] = ZERO + rest - tens * 10;
      rest = tens;
    }
  }

  #makeRoom(size: number): void {
    const needed = this.#length + size;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
