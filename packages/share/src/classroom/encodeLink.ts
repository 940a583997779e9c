import { encode } from 'uqr';

/** The modules of a code, `true` where they are dark, with the quiet zone of four around them. */
export type LinkCode = { readonly data: readonly (readonly boolean[])[]; readonly size: number };

/**
 * A link as a QR code (ISO/IEC 18004).
 *
 * @returns undefined for a link that is longer than a code can hold: 2,331 bytes at this level of error correction
 */
export function encodeLink(link: string): LinkCode | undefined {
  try {
    return encode(link, { ecc: 'M', border: 4 });
  } catch {
    return undefined;
  }
}
