/** As long as a name may be drawn. */
const NAME_GRAPHEMES = 40;

/** Work on hostile input is bounded, whatever the address carries: more than any 40 graphemes of a language need. */
const READ_UNITS = 2_000;

/** As long as a cleaned text may be, in UTF-16 units. */
const TEXT_UNITS = 200;

/**
 * Some scripts build one grapheme of any length (Hangul letters, joined consonants). Above this many UTF-16 units,
 * more than four joined pictures have, each of its characters counts by itself.
 */
const SIGN_UNITS = 20;

/** Two combining marks belong to a base; more of them only smear over the lines above and below. */
const SMEAR = /(\p{M}{2})\p{M}+/gu;

/**
 * Characters other than the joiner that draw nothing, turn the direction of what follows, or fill space unseen:
 * controls, format characters (zero-width, bidi), surrogates without a partner, private use, unassigned, letters that
 * look like nothing (Hangul fillers, the blank Braille pattern), and marks that do (grapheme joiner, Khmer vowels).
 */
const UNSEEN =
  /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;

/**
 * Between pictures a zero-width joiner draws something: it makes one of two. A family has four members; pictures
 * joined without end would be one sign as wide as the page. A joiner anywhere else is unseen.
 */
const JOINER = '\u200d';
const FAMILY_OR_JOINER =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?){1,3}|\u200d/gu;

/** A name from the address as plain text: nothing unseen, one space at most, at most 40 graphemes. '' is none. */
export function cleanName(name: string): string {
  return cleanText(name, NAME_GRAPHEMES);
}

/**
 * Any text as plain text of at most `graphemes` visible signs and 200 UTF-16 units; a longer one ends in an
 * ellipsis. Cleaning it again changes nothing. Never throws.
 */
export function cleanText(text: string, graphemes: number): string {
  const seen = dropUnseen(text.trimStart().slice(0, READ_UNITS)).replace(/\s+/gu, ' ').trim();
  const kept = cut(seen.replace(SMEAR, '$1'), graphemes);
  return /[^\s\p{M}]/u.test(kept) ? kept : '';
}

function dropUnseen(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .replace(FAMILY_OR_JOINER, (found) => (found === JOINER ? '' : found));
}

function cut(text: string, graphemes: number): string {
  // No sign is shorter than a unit; and the first question after signs costs a slow browser some hundredths of a second.
  if (text.length <= Math.min(graphemes, TEXT_UNITS)) return text;
  const signs = split(text);
  if (signs.length <= graphemes && text.length <= TEXT_UNITS) return text;
  let kept = '';
  for (const sign of signs.slice(0, graphemes - 1)) {
    if (kept.length + sign.length >= TEXT_UNITS) break;
    kept += sign;
  }
  return `${kept.endsWith(JOINER) ? kept.slice(0, -1) : kept}…`;
}

function split(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment).flatMap((sign) =>
    sign.length > SIGN_UNITS ? Array.from(sign) : sign,
  );
}
