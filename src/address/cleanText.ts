/** As long as a name may be drawn. */
const NAME_GRAPHEMES = 40;

/** Work on hostile input is bounded, whatever the address carries: more than any 40 graphemes of a language need. */
const READ_UNITS = 2_000;

/** Two combining marks belong to a base; more of them only smear over the lines above and below. */
const SMEAR = /(\p{M}{2})\p{M}+/gu;

/**
 * Characters that draw nothing, turn the direction of what follows, or fill space unseen: controls, format
 * characters (zero-width, bidi), surrogates without a partner, private use, unassigned, and letters that look like
 * nothing (Hangul fillers, the blank Braille pattern).
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/** A family has four members. Pictures joined without end would be one sign as wide as the page. */
const LONG_CHAIN = /((?:[^\u200d]+?\u200d){3}[^\u200d])\u200d/gu;

/** Within an emoji a zero-width joiner draws something: it joins two pictures into one. */
const JOINER = '\u200d';
const isPicture = (character: string | undefined) =>
  character !== undefined && /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f]/u.test(character);

/** A name from the address as plain text: nothing unseen, one space at most, at most 40 graphemes. '' is none. */
export function cleanName(name: string): string {
  return cleanText(name, NAME_GRAPHEMES);
}

/**
 * Any text as plain text of at most `graphemes` visible signs; a longer one ends in an ellipsis. Never throws.
 */
export function cleanText(text: string, graphemes: number): string {
  const seen = dropUnseen(text.slice(0, READ_UNITS)).replace(/\s+/gu, ' ').trim();
  const calm = seen.replace(SMEAR, '$1');
  const signs = split(calm);
  const kept = signs.length > graphemes ? [...signs.slice(0, graphemes - 1), '…'].join('') : calm;
  return /[^\s\p{M}]/u.test(kept) ? kept : '';
}

function dropUnseen(text: string): string {
  const characters = [...text.replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ')];
  return characters
    .filter((character, at) =>
      character === JOINER
        ? isPicture(characters[at - 1]) && isPicture(characters[at + 1])
        : character.search(UNSEEN) === -1,
    )
    .join('')
    .replace(LONG_CHAIN, '$1');
}

function split(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
