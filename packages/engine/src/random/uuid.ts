/** 128 random bits: four whole numbers of 0 to 2^32 - 1. */
export type UuidWords = readonly [number, number, number, number];

/** The last four hexadecimal digits of a whole number. Formatting whole words would be several times as slow. */
const hex = (word: number): string => (0x10000 | (word & 0xffff)).toString(16).slice(1);

/**
 * A random UUID (RFC 9562, section 5.4: version 4, variant 10), in lower case. Of the 128 bits the format fixes six.
 *
 * Not `crypto.randomUUID`: that is missing on plain http, and the same seed has to give the same uuid.
 */
export function formatUuid([first, second, third, fourth]: UuidWords): string {
  const version = (second & 0x0fff) | 0x4000;
  const variant = ((third >>> 16) & 0x3fff) | 0x8000;
  return `${hex(first >>> 16)}${hex(first)}-${hex(second >>> 16)}-${hex(version)}-${hex(variant)}-${hex(third)}${hex(fourth >>> 16)}${hex(fourth)}`;
}
