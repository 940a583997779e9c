import { dropContacts } from './contacts';

/** As long as a name may be drawn, in graphemes. */
export const NAME_LENGTH = 40;

/** Work on hostile input is bounded, whatever the address carries: more than any 40 graphemes of a language need. */
const MAX_READ_UNITS = 2_000;

/** As long as a cleaned text may be, in UTF-16 units. */
const MAX_TEXT_UNITS = 200;

/**
 * Marks on one base: of the nonspacing ones as UTS 39, section 5.4, has it. No language needs more; nor one of them
 * twice.
 */
const MAX_MARKS = { nonspacing: 4, all: 8 };

/**
 * Accents of general use, which stack without an end: at most two that do not melt into a letter (NFC), and three with
 * those that do, as Greek needs. Marks of a script have places of their own.
 */
const MAX_ACCENTS = { composed: 2, decomposed: 3 };
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** A base with its marks. */
const MARKED = /(\P{M}?)(\p{M}+)/gu;

/** The marks that kill the vowel of a consonant and join it to the next (Virama, ccc 9), and Khmer's and Myanmar's. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0f84\u1039\u103a\u17d2\u1b44\ua9c0\uabed]`;
/** A letter of one of these scripts. */
const letterOf = (scripts: string) =>
  String.raw`(?!\p{M})[${scripts.replace(/\S+ ?/g, String.raw`\p{sc=$&}`).replaceAll(' ', '')}]`;
const BEFORE_VIRAMA = letterOf(
  'Bali Beng Deva Gujr Guru Java Khmr Knda Mlym Mtei Mymr Orya Sinh Taml Telu Tibt',
);
const CURSIVE = letterOf('Adlm Arab Mand Mong Nkoo Rohg Syrc');
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;

const PICTURES = String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`;

/** Spacing marks that are graphemes of their own: of Myanmar and Tai Tham. */
const APART = String.raw`[\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c\u1a61\u1a63\u1a64\uaa7b\uaa7d]`;

/**
 * A grapheme (UAX 29), or a part of one: consonants and Korean letters count by themselves, since of those that join
 * there can be any number, and since the segmenters of browsers differ in them.
 */
const GRAPHEME = new RegExp(
  String.raw`(?:\p{RI}{2}|${PICTURES}|[^])(?:(?!${APART})[\p{M}\p{Join_Control}])*`,
  'gu',
);

/**
 * A joiner, or a selector of a variant, draws something in these places (UAX 31, section 2.3, with the Bengali and
 * Kannada joiner before a virama): between up to four pictures, after and before a virama, between cursive letters;
 * behind a picture, a digit of a key, a Han and a Mongolian letter. The group has one that draws nothing. What is
 * before it is matched with it: in WebKit no lookbehind sees a letter of two units.
 */
const JOINER = new RegExp(
  [
    PICTURES,
    String.raw`${BEFORE_VIRAMA}\p{M}{0,3}${VIRAMA}\p{Join_Control}(?!\p{M})`,
    String.raw`${BEFORE_VIRAMA}\p{Join_Control}(?=${VIRAMA})`,
    String.raw`${CURSIVE}\p{M}{0,4}\p{Join_Control}(?=${CURSIVE})`,
    String.raw`[0-9#*]\ufe0f\u20e3`,
    String.raw`[\p{sc=Han}\p{sc=Mong}]\p{Variation_Selector}`,
    String.raw`([\p{Join_Control}\p{Variation_Selector}])`,
  ].join('|'),
  'gu',
);

/**
 * Other characters that draw nothing, turn the direction of what follows, or fill space unseen: controls, format
 * characters (zero-width, bidi), surrogates without a partner, private use, the blank Braille pattern; and marks that
 * enclose letters, but for the one of a key.
 */
const UNSEEN =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]/gu;
const ENCLOSING = /(?<![0-9#*]\ufe0f?)\u20e3|(?!\u20e3)\p{Me}/gu;

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
  return cleanName(name) !== oneSpaced(dropUnseen(beginning(name)));
}

/**
 * Any text as plain text of at most `maxGraphemes` graphemes and 200 UTF-16 units; a longer one ends in an
 * ellipsis. Cleaning it again changes nothing. Never throws.
 */
export function cleanText(text: string, maxGraphemes: number, without = (seen: string) => seen): string {
  const seen = dropStacks(beginning(text));
  const kept = cut(oneSpaced(without(seen)), maxGraphemes);
  return /[^\s\p{M}]/u.test(kept) ? kept : '';
}

const beginning = (text: string) => text.trimStart().slice(0, MAX_READ_UNITS);

const oneSpaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Again, as long as something is found: what was dropped may have stood between a mark and its base. */
function dropStacks(text: string): string {
  const left = dropUnseen(text)
    .replace(ENCLOSING, '')
    .replace(MARKED, (_, base: string, marks: string) => base + marksOn(base, marks));
  return left === text ? text : dropStacks(left);
}

function dropUnseen(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{Join_Control})\p{Join_Control}+/gu, '$1')
    .replace(JOINER, (found, unseen?: string) => (unseen === undefined ? found : ''));
}

/** Those of the marks that their base has room for; none without a base. */
function marksOn(base: string, marks: string): string {
  let kept = '';
  if (base.trim() === '') return kept;
  for (const mark of marks) if (!kept.includes(mark) && hasRoom(base + kept + mark)) kept += mark;
  return kept;
}

function hasRoom(grapheme: string): boolean {
  const count = (form: 'NFC' | 'NFD', pattern: RegExp) =>
    grapheme.normalize(form).match(pattern)?.length ?? 0;
  return (
    count('NFC', /\p{Mn}/gu) <= MAX_MARKS.nonspacing &&
    count('NFC', /\p{M}/gu) <= MAX_MARKS.all &&
    count('NFC', ACCENTS) <= MAX_ACCENTS.composed &&
    count('NFD', ACCENTS) <= MAX_ACCENTS.decomposed
  );
}

function cut(text: string, maxGraphemes: number): string {
  const graphemes = text.match(GRAPHEME) ?? [];
  if (graphemes.length <= maxGraphemes && text.length <= MAX_TEXT_UNITS) return text;
  let kept = '';
  for (const grapheme of graphemes.slice(0, maxGraphemes - 1)) {
    if (kept.length + grapheme.length >= MAX_TEXT_UNITS) break;
    kept += grapheme;
  }
  return `${kept.replace(/\p{Join_Control}$/u, '')}…`;
}
