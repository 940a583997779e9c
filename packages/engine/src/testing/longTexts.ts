/** Far more than anybody types, less than an address may hold. */
const LENGTH = 100_000;

/** What a pattern could take for a beginning again and again, until the end shows that it was none. */
const UNITS = [
  ...Array.from('a1é٣𝟙.,;:!?\'"()[]{}<>*_-–+=&%#/\\@ \t\u00a0\u0301\u200b\u200d\u2028'),
  '((',
  '()',
  '(a',
  '.a',
  'a.',
  '1.',
  '1 ',
  '1.000.',
  '-1',
  '0',
  ' $',
  '&amp;',
  'amp;',
  ';a',
  '&=',
  'a=.',
  '%2E',
  'a@',
  'www.',
  'a.html,',
  'de/',
  'A\u0301\u0316',
  '👨\u200d',
];
const ENDS = ['', 'a'];

/**
 * For whatever reads a text from outside: a pattern that takes a time in the square of the length does not end with
 * them.
 */
export const LONG_TEXTS: readonly string[] = [
  ...UNITS.flatMap((unit) => ENDS.map((end) => unit.repeat(LENGTH / unit.length) + end)),
  // Marks in the wrong order, as far as possible from their place.
  `a${'\u0301'.repeat(LENGTH / 2)}${'\u0316'.repeat(LENGTH / 2)}`,
];
