import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '.';

describe('a name', () => {
  it.each([
    'Ada',
    'Vera',
    'Anne-Marie',
    'Þór',
    'さくら',
    'अनिल',
    '0',
    'a=b',
    '`tick`',
    'NaN',
    '{{name}}',
    '&lt;b&gt;',
    "O'Brien",
    '-->',
    'محمد',
    '👨‍👩‍👧',
    '1️⃣',
    '❤️‍🔥',
    '👩🏽‍💻',
    '👩🏻‍❤️‍💋‍👨🏼',
  ])('%s stays as it is', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it.each([
    ['  two   spaces ', 'two spaces'],
    ['a\tb\nc\vd\fe\rf\u2028g\u2029h', 'a b c d e f g h'],
    ['a\u0000b\u001b[31mc', 'ab[31mc'],
    ['\u202eabc\u202ddef', 'abcdef'],
    ['\u200eabc\u200b\ufeff', 'abc'],
    ['\u2800', ''],
    ['\ufe0f', ''],
    ['\u3164\u115f', ''],
    [' \n\n ', ''],
    ['\ud800x', 'x'],
    ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
    [`Z${'\u0300\u0301\ufe0f\u200d\ufe0f'.repeat(50)}`, 'Z\u0300\u0301'],
    ['a\ufe0f\u200d\ufe0fb', 'a\ufe0f\ufe0fb'],
    ['A\u034fda', 'Ada'],
    ['👨\u200d'.repeat(6), '👨\u200d👨\u200d👨\u200d👨👨\u200d👨'],
    [`${' '.repeat(3_000)}x`, 'x'],
    [`${'\u200b'.repeat(2_000)}too late`, ''],
  ])('%j is read as %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('has at most forty graphemes and ends in an ellipsis where it was cut', () => {
    expect(cleanName('A'.repeat(10_000))).toBe(`${'A'.repeat(39)}…`);
    expect(cleanName('A'.repeat(40))).toBe('A'.repeat(40));
  });

  it.each(['\u1100', 'क्', '🏻', '\u0d4e'])(
    'cannot be made long by %s, which counts as one grapheme however often',
    (unit) => {
      expect(Array.from(cleanName(`Z${unit.repeat(900)}`)).length).toBeLessThanOrEqual(40);
    },
  );

  it('keeps what fits of a grapheme without an end, and leaves no joiner behind', () => {
    expect(cleanName('\u1100'.repeat(900))).toBe(`${'\u1100'.repeat(39)}…`);
    const start = '\u0d4e'.repeat(37);
    expect(cleanName(`${start}👨\u200d👩\u200d👧`)).toBe(`${start}👨…`);
  });

  it('joins four pictures at most, whatever stands before them', () => {
    expect(cleanName('👨🏻\u200d'.repeat(6))).toBe('👨🏻\u200d👨🏻\u200d👨🏻\u200d👨🏻👨🏻\u200d👨🏻');
    expect(cleanName('👨\u200d👩 👨\u200d👩\u200d👧\u200d👦')).toBe('👨\u200d👩 👨\u200d👩\u200d👧\u200d👦');
  });

  it('has at most two hundred UTF-16 units, whole signs and the ellipsis included', () => {
    expect(cleanName('❤️‍🔥'.repeat(40))).toBe('❤️‍🔥'.repeat(40));
    expect(cleanName('👨‍👩‍👧'.repeat(30))).toBe(`${'👨‍👩‍👧'.repeat(24)}…`);
  });

  it('counts what is drawn as one sign as one, up to twenty UTF-16 units of it', () => {
    const start = 'x'.repeat(39);
    expect(cleanName(start + '\u1100'.repeat(20))).toBe(start + '\u1100'.repeat(20));
    expect(cleanName(start + '\u1100'.repeat(21))).toBe(`${start}…`);
  });

  it('stays sound when its signs are picked to attack it', () => {
    const sign = fc.constantFrom(
      'Z',
      ' ',
      '\u0300',
      '\u0301',
      '\ufe0f',
      '\u200d',
      '\u200b',
      '\u202e',
      '\u034f',
      '👨',
      '❤',
      '🏻',
      '\u1100',
      '\u0d4e',
      'क',
      '\u094d',
      '\ud83d',
      '\udc68',
      '🇩',
      '\u2800',
      '\ufeff',
      '…',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 300 }), (signs) => {
        const clean = cleanName(signs.join(''));
        expect(clean).not.toMatch(/[\u200b\u202e\ufeff\u2800]|\u034f|\p{Cs}|\p{M}\u200d?\p{M}\u200d?\p{M}/u);
        expect(clean).not.toMatch(/\u200d(?!\p{Extended_Pictographic})/u);
        expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(cleanName(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has nothing unseen in it, whatever the link says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanName(name);
        expect(clean.replaceAll('\u200d', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]/u);
        expect(clean).not.toMatch(/\p{M}{3}/u);
        expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
        expect(cleanName(clean)).toBe(clean);
      }),
    );
  });
});
