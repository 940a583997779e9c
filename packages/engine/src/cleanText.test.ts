import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, isNameCut, NAME_LENGTH } from './cleanText';
import { anyText } from './testing/anyRun';

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
    ['a\ufe0f\u200d\ufe0fb', 'ab'],
    ['J\u0489o\u20e3e', 'Joe'],
    ['\u0301Ada \u0301', 'Ada'],
    ['a\u0301\u0301\u0301', 'a\u0301'],
    ['ด\u0e49\u0e49\u0e49\u0e49', 'ด\u0e49'],
    ['क\u094d\u200d\u094d\u200d\u094d', 'क\u094d'],
    ['م\u200c\u200d\u200cم', 'م\u200cم'],
    ['a\u200cb م\u200c', 'ab م'],
    ['\u2066a\u2069\u200f\u061cb', 'ab'],
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
    ['anna.de boer', 'boer'],
    ['wallet.example.pro', ''],
    ['Wallet.Example.Pro', ''],
    ['see win.me today', 'see today'],
    ['WIN.ME', ''],
    ['T.me/payout T.Me/payout', ''],
    ['www.a.de', ''],
    ['<link href=//evil.example/x.css>', '<link href= >'],
    ['<b>www.a.de</b>', '<b> </b>'],
    ['кошелёк.рф', ''],
    ['Ada 123456', 'Ada 123456'],
    ['Klasse 9b, 2026', 'Klasse 9b, 2026'],
    ['Dr. Ada M. Lovelace-King', 'Dr. Ada M. Lovelace-King'],
  ])('%j has no telephone number or address: %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it.each([
    'J.R.R. Tolkien',
    'J.Smith',
    'Dr.Who',
    'St.John',
    'P.De Smet',
    'C.De Vries',
    'J.-P.De Smet',
    'P.DE SMET',
    'Prof.Ch. Koch',
    'Prof.Dr.Me Nguyen',
    'É.Me Dupont'.normalize('NFD'),
    'Sam.Pro',
    'Anna.de Boer',
    'Maria.De Vries',
    'Dr.Ada/Bob',
    'Prof.Dr. Ada/Bob',
  ])('%j has a point and no address', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it('says whether something that can be seen is left out of a name', () => {
    const cut = [
      'Class of 2025/2027',
      'anna.de boer',
      'Z\u0300\u0301\u0302\u0303algo',
      'J\u0489oe',
      'A'.repeat(41),
      'help@example.com',
      '1234567',
    ];
    expect(cut.filter((name) => !isNameCut(name))).toEqual([]);
    const whole = ['', ' Ada  King ', 'Class of 2025/2026', 'A'.repeat(40), 'A\u200bda', 'x'.repeat(39)];
    expect(whole.filter(isNameCut)).toEqual([]);
  });

  it.each(['\u1100', 'क्', '🏻', '\u0d4e', 'က\u102b\u1031\u1038'])(
    'cannot be made long by %s, however often',
    (unit) => {
      expect(
        Array.from(cleanName(`Z${unit.repeat(900)}`).replace(/\p{Mn}/gu, '')).length,
      ).toBeLessThanOrEqual(80);
    },
  );

  it.each([
    ['forty graphemes', 'A'.repeat(40), 'A'.repeat(40)],
    ['of more than forty the first, and an ellipsis', 'A'.repeat(10_000), `${'A'.repeat(39)}…`],
    ['what fits of a grapheme without an end', '\u1100'.repeat(900), `${'\u1100'.repeat(39)}…`],
    ['joined consonants of forty syllables', 'क्ष'.repeat(20), 'क्ष'.repeat(20)],
    ['Korean in parts', '김민준'.normalize('NFD'), '김민준'.normalize('NFD')],
    ['no joiner before the ellipsis', 'م\u200c'.repeat(41), `${'م\u200c'.repeat(38)}م…`],
    ['two hundred UTF-16 units', '❤️‍🔥'.repeat(40), '❤️‍🔥'.repeat(40)],
    ['no more, with whole signs and an ellipsis', '👨‍👩‍👧'.repeat(30), `${'👨‍👩‍👧'.repeat(24)}…`],
  ])('keeps %s', (_, name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  /** As people write them, in scripts that need marks and joiners. */
  const WRITTEN = [
    ['အောင်ဆန်းစုကြည်', 'မောင်ကြွေးကြီး', 'သိင်္ဂီ'],
    ['שִׁמְעוֹן', 'יְהוֹשֻׁעַ', 'מַתִּתְיָ֫הוּ'],
    ['مُحَمَّدٌ', 'عَبْدُ ٱللَّٰهِ', 'فَاطِمَةُ'],
    ['علی\u200cرضا', 'امیر\u200cحسین', 'می\u200cنا'],
    ['ශ්\u200dරී', 'චන්ද්\u200dරිකා'],
    ['അനില്\u200d', 'രാജന്\u200d കുമാര്\u200d', 'ശ്രീജിത്ത്'],
    ['श्रीकृष्ण', 'ज्ञानेंद्र', 'शर्\u200dमा', 'क्\u200cष', 'ड़'],
    ['র\u200d্যান্ডি', 'ক্ষিতীশ', 'ಶರ\u200d್ಮಾ', 'ஸ்ரீதர்', 'శ్రీనివాస్'],
    ['Nguyễn Thị Hường', 'Trần Bửu', 'Ọlọ́run', 'ᾍδης', 'Tłį́į́', 'Müller', 'J\u0304a\u0303'],
    ['ณัฐพงษ์', 'น้ำผึ้ง', 'พันธุ์', 'ສົມສັກ'],
    ['བསྒྲུབས་རྒྱལ', 'ཧཱུྃ', 'ស្រីមុំ', 'ម៉្យាង'],
    ['ߒߞߏ߫', 'ߛߟߍ߬ߓߊ߰', '𞤀𞤣𞤤𞤢𞤥𞤮', 'ᠮᠣᠩᠭᠣᠯ\u180b', '葛\u{e0100}城'],
    ['👨‍👩‍👧‍👦', '🏳️‍🌈', '👁️‍🗨️', '🧑🏽‍🦰', '1️⃣'],
  ].flat();
  const writtenName = fc
    .tuple(
      fc.array(fc.constantFrom(...WRITTEN), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('NFC', 'NFD'),
    )
    .map(([words, form]) => words.join(' ').normalize(form))
    .filter((name) => Array.from(new Intl.Segmenter('en').segment(name)).length <= NAME_LENGTH);

  it('of any script stays as people write it, composed and decomposed', () => {
    for (const name of WRITTEN) expect([cleanName(name), isNameCut(name)], name).toEqual([name, false]);
    fc.assert(
      fc.property(writtenName, (name) => {
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  it('has nothing unseen in it and stays sound, whatever the link says, and when its signs are picked to attack it', () => {
    const sign = fc.constantFrom(
      ...Array.from(
        'Z \u0300\u0301\u0302\u0303\u0489\u0316\ufe0f\u200d\u200c\u200b\u202e\u034f👨❤🏻\u1100\u0d4eक\u094dด\u0e49\u0e47ب\u064e🇩\u2800\ufeff…',
      ),
      '\ud83d',
      '\udc68',
    );
    const picked = fc.array(sign, { maxLength: 300 }).map((signs) => signs.join(''));
    /** A name with signs between its own. */
    const strewn = fc
      .tuple(writtenName, fc.array(fc.tuple(fc.nat(30), picked), { maxLength: 5 }))
      .map(([name, all]) =>
        all.reduce((text, [at, signs]) => text.slice(0, at) + signs.slice(0, 20) + text.slice(at), name),
      );
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 6, arbitrary: picked },
          { weight: 3, arbitrary: strewn },
          anyText({ maxLength: 400 }),
        ),
        (name) => {
          const clean = cleanName(name);
          expect(clean).not.toMatch(
            /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]|\u034f|^\p{M}|\s\p{M}/u,
          );
          expect(clean).not.toMatch(/[\u0300-\u036f]{4}|(\p{Mn})\p{M}*\1/u);
          expect(clean.normalize('NFC')).not.toMatch(/\p{Mn}{5}|[\u0300-\u036f]{3}/u);
          // No joiner beside another, at an end that it does not change, or between letters that nothing joins.
          expect(clean).not.toMatch(/\p{Join_Control}{2}|^\p{Join_Control}|[Z…ดก]\p{Join_Control}/u);
          expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
          expect(clean.length).toBeLessThanOrEqual(200);
          expect(cleanName(clean)).toBe(clean);
        },
      ),
      { numRuns: 1_100 },
    );
  });
});
