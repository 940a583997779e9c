/** 128 random bits: four whole numbers of 0 to 2^32 - 1. */
export type UuidWords = readonly [number, number, number, number];

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/**
 * A random UUID (RFC 9562, version 4, variant 10) out of 128 drawn bits, six of which the format fixes.
 *
 * Not `crypto.randomUUID`: that is missing on plain http, and the same seed has to give the same uuid.
 */
export function uuid([first, second, third, fourth]: UuidWords): string {
  const middle = hex(((second & 0xffff0fff) | 0x00004000) >>> 0);
  const variant = hex(((third & 0x3fffffff) | 0x80000000) >>> 0);
  return [
    hex(first),
    middle.slice(0, 4),
    middle.slice(4),
    variant.slice(0, 4),
    variant.slice(4) + hex(fourth),
  ].join('-');
}
