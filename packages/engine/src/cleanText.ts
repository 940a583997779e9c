/** As long as a name may be drawn, in graphemes. */
export const NAME_LENGTH = 40;

/** Work on hostile input is bounded, whatever the address carries: more than any 40 graphemes of a language need. */
const MAX_READ_UNITS = 2_000;

/** As long as a cleaned text may be, in UTF-16 units. */
const MAX_TEXT_UNITS = 200;

/**
 * Some scripts build one grapheme of any length (Hangul letters, joined consonants). Above this many UTF-16 units,
 * more than four joined pictures have, each of its characters counts by itself.
 */
const MAX_GRAPHEME_UNITS = 20;

/** Two combining marks belong to a base; more of them only smear over the lines above and below. */
const EXTRA_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Characters other than the joiner that draw nothing, turn the direction of what follows, or fill space unseen:
 * controls, format characters (zero-width, bidi), surrogates without a partner, private use, unassigned, letters that
 * look like nothing (Hangul fillers, the blank Braille pattern), and marks that do (grapheme joiner, Khmer vowels).
 */
const UNSEEN =
  /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;

/**
 * Between pictures a zero-width joiner draws something: it makes one of two. A family has four members; pictures
 * joined without end would be one grapheme as wide as the page. A joiner anywhere else is unseen.
 */
const JOINER = '\u200d';
const FAMILY_OR_JOINER =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?){1,3}|\u200d/gu;

/**
 * What would lead somebody elsewhere: a mail address, an address of a page, or a word with an ending that is common there; a word with digits
 * as long as the shortest address of a wallet; a number of seven or more digits, whatever stands between its groups.
 */
const CONTACT =
  /(?<!\S)\S*(?:[@＠﹫]|:\/\/|www\.|[.。](?:com?|net|org|info|io|me|ly|tv|de|at|ch|eu|uk|us|app|biz|club|link|live|online|pro|shop|site|store|top|trad(?:e|ing)|xyz)(?!\p{L})|[.。]\p{L}{2,}\/)\S*|(?=\S*\d)\w{26,}|[+(]*\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){6,}/giu;

/**
 * A name from the address as plain text: nothing unseen, no telephone number or address, one space at most, at most 40
 * graphemes. '' is none. Where a cut has made an address of a longer word, that is left out too.
 */
export function cleanName(name: string): string {
  const cleaned = cleanText(name, NAME_LENGTH, dropContacts);
  return cleaned === name ? name : cleanName(cleaned);
}

/** Whether `cleanName` leaves out something of a name that can be seen. */
export function isNameCut(name: string): boolean {
  return cleanName(name) !== cleanText(name, Number.POSITIVE_INFINITY);
}

/** Again, as long as something is found: what stood on both sides may be one number now. */
function dropContacts(text: string): string {
  const left = text.replace(CONTACT, (found) => (isSchoolYear(found) ? found : ' '));
  return left === text ? text : dropContacts(left);
}

/** `2025/2026` has eight digits and is no telephone number. Of any two years, some could be one. */
function isSchoolYear(found: string): boolean {
  const [, from, to] = /^\(?(\d{4})[/–-]((?:19|20)\d\d)$/.exec(found) ?? [];
  return from !== undefined && Number(from) + 1 === Number(to);
}

/**
 * Any text as plain text of at most `maxGraphemes` graphemes and 200 UTF-16 units; a longer one ends in an
 * ellipsis. Cleaning it again changes nothing. Never throws.
 */
export function cleanText(text: string, maxGraphemes: number, without = (seen: string) => seen): string {
  const seen = dropUnseen(text.trimStart().slice(0, MAX_READ_UNITS)).replace(EXTRA_MARKS, '$1');
  const kept = cut(without(seen).replace(/\s+/gu, ' ').trim(), maxGraphemes);
  return /[^\s\p{M}]/u.test(kept) ? kept : '';
}

function dropUnseen(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .replace(FAMILY_OR_JOINER, (found) => (found === JOINER ? '' : found));
}

function cut(text: string, maxGraphemes: number): string {
  // No grapheme is shorter than a unit, and creating the first segmenter takes tens of ms on slow devices.
  if (text.length <= Math.min(maxGraphemes, MAX_TEXT_UNITS)) return text;
  const graphemes = split(text);
  if (graphemes.length <= maxGraphemes && text.length <= MAX_TEXT_UNITS) return text;
  let kept = '';
  for (const grapheme of graphemes.slice(0, maxGraphemes - 1)) {
    if (kept.length + grapheme.length >= MAX_TEXT_UNITS) break;
    kept += grapheme;
  }
  return `${kept.endsWith(JOINER) ? kept.slice(0, -1) : kept}…`;
}

function split(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment).flatMap((grapheme) =>
    grapheme.length > MAX_GRAPHEME_UNITS ? Array.from(grapheme) : grapheme,
  );
}
