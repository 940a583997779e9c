import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, isNameCut } from './cleanText';

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
    '👨\u200d👩 👨\u200d👩\u200d👧\u200d👦',
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
    ['👨🏻\u200d'.repeat(6), '👨🏻\u200d👨🏻\u200d👨🏻\u200d👨🏻👨🏻\u200d👨🏻'],
    [`${' '.repeat(3_000)}x`, 'x'],
    [`${'\u200b'.repeat(2_000)}too late`, ''],
  ])('%j is read as %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it.each([
    ['Payout help: call +44 20 7946 0958', 'Payout help: call'],
    ['Ruf (0170) 123-45.67 an', 'Ruf an'],
    ['0 1 7 0 1 2 3', ''],
    ['1\u200b2\u200b3\u200b4\u200b567', ''],
    ['１２３４５６７', ''],
    ['٠١٢٣٤٥٦٧٨', ''],
    ['1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', ''],
    ['1234 a@b 567 8', ''],
    ['write to help@example.com today', 'write to today'],
    ['help＠example', ''],
    ['https://t.example/x', ''],
    ['WWW.example.test now', 'now'],
    ['t.me/payout', ''],
    ['example.com', ''],
    ['trade24。com', ''],
    ['bit.ly/abc', ''],
    ['pay.example/kyc now', 'now'],
    ['Call scam.xyz', 'Call'],
    ['fx-pro.co.uk', ''],
    [`${'x'.repeat(36)}.design`, ''],
    ['Pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa now', 'Pay now'],
    ['0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', ''],
    ['Donaudampfschifffahrtsgesellschaft 9b', 'Donaudampfschifffahrtsgesellschaft 9b'],
    ['Class of 2025/2026', 'Class of 2025/2026'],
    ['9b (2025–2026)', '9b (2025–2026)'],
    ['9b 1999-2000', '9b 1999-2000'],
    ['Class of 2025/2027', 'Class of'],
    ['12025/2026', ''],
    ['+49 170 2025/2026', ''],
    ['2025/2026 1', ''],
    ['2025/2026@example', ''],
    ['(2025/2026.com', ''],
    ['2025/2026 @b', '2025/2026'],
    ['1234567@b', ''],
    ['Anna.de Boer', 'Boer'],
    ['Ada 123456', 'Ada 123456'],
    ['Klasse 9b, 2026', 'Klasse 9b, 2026'],
    ['Dr. Ada M. Lovelace-King', 'Dr. Ada M. Lovelace-King'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Prof.Dr. Ada/Bob', 'Prof.Dr. Ada/Bob'],
  ])('%j has no telephone number or address: %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('says whether something that can be seen is left out of a name', () => {
    const cut = ['Class of 2025/2027', 'Anna.de Boer', 'A'.repeat(41), 'help@example.com', '1234567'];
    expect(cut.filter((name) => !isNameCut(name))).toEqual([]);
    const whole = ['', ' Ada  King ', 'Class of 2025/2026', 'A'.repeat(40), 'A\u200bda', 'x'.repeat(39)];
    expect(whole.filter(isNameCut)).toEqual([]);
  });

  it.each(['\u1100', 'क्', '🏻', '\u0d4e'])(
    'cannot be made long by %s, which counts as one grapheme however often',
    (unit) => {
      expect(Array.from(cleanName(`Z${unit.repeat(900)}`)).length).toBeLessThanOrEqual(40);
    },
  );

  const x39 = 'x'.repeat(39);
  const wide = '\u0d4e'.repeat(37);
  it.each([
    ['forty graphemes', 'A'.repeat(40), 'A'.repeat(40)],
    ['of more than forty the first, and an ellipsis', 'A'.repeat(10_000), `${'A'.repeat(39)}…`],
    ['what fits of a grapheme without an end', '\u1100'.repeat(900), `${'\u1100'.repeat(39)}…`],
    ['no joiner before the ellipsis', `${wide}👨\u200d👩\u200d👧`, `${wide}👨…`],
    ['two hundred UTF-16 units', '❤️‍🔥'.repeat(40), '❤️‍🔥'.repeat(40)],
    ['no more, with whole signs and an ellipsis', '👨‍👩‍👧'.repeat(30), `${'👨‍👩‍👧'.repeat(24)}…`],
    ['a sign of twenty UTF-16 units as one', x39 + '\u1100'.repeat(20), x39 + '\u1100'.repeat(20)],
    ['of a longer one each character as one', x39 + '\u1100'.repeat(21), `${x39}…`],
  ])('keeps %s', (_, name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('has nothing unseen in it and stays sound, whatever the link says, and when its signs are picked to attack it', () => {
    const sign = fc.constantFrom(
      ...Array.from('Z \u0300\u0301\ufe0f\u200d\u200b\u202e\u034f👨❤🏻\u1100\u0d4eक\u094d🇩\u2800\ufeff…'),
      '\ud83d',
      '\udc68',
    );
    const picked = fc.array(sign, { maxLength: 300 }).map((signs) => signs.join(''));
    const anyText = { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) };
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: picked }, anyText), (name) => {
        const clean = cleanName(name);
        expect(clean.replaceAll('\u200d', '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]|\u034f|\p{M}{3}/u,
        );
        expect(clean).not.toMatch(/\u200d(?!\p{Extended_Pictographic})/u);
        expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(cleanName(clean)).toBe(clean);
      }),
      { numRuns: 1_100 },
    );
  });
});
