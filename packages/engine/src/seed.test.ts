import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from './createSession';
import { runOf as toRun } from './makeRun';
import { runKey } from './run';
import { runSeed } from './runs/experiment';
import { normalizeSeed, readSeed } from './seed';
import { anyText } from './testing/anyRun';

const runOf = (seed: string) => toRun({ seed });

describe('seeds that are the same', () => {
  it.each([
    ['in case', 'lesson-1', 'Lesson-1', 'LESSON-1'],
    ['but for white space around them', 'lesson-1', ' lesson-1 ', '\tlesson-1\r\n', '\u00a0lesson-1\ufeff'],
    ['but for more white space inside', '9 b', '9  b', '9\u00a0b', '9\u202fb', '9\n b', '9 \u200b b'],
    [
      'but for what draws nothing',
      '7',
      '7\u200b',
      '\ufeff7',
      '\u200e7',
      '7\u00ad',
      '7\u0000',
      '\u20677\u2069',
    ],
    ['but for the way an accent is written', 'müller', 'mu\u0308ller', 'MU\u0308LLER', 'MÜLLER'],
    ['but for the order of two accents', 'a\u0323\u0302', 'a\u0302\u0323', 'ậ', 'Ậ'],
    ['but for capitals of ß', 'straße', 'STRASSE', 'STRAẞE', 'Strasse'],
    ['but for the form of a sigma', 'οδος', 'ΟΔΟΣ', 'οδοσ'],
    [
      'but for a sigma within a word, whatever stands beside it',
      'οσα',
      'οςα',
      'ΟΣ\u0000Α',
      'οσ\u115fα',
      'ος\u00adα',
    ],
    ['but for what draws nothing between the marks of a letter', 'ᾴ', 'α\u0345\u200b\u0301', 'α\u0301\u0345'],
    ['but for ligatures', 'ﬁnance', 'FINANCE', 'finance'],
    ['but for signs that are letters', 'kω', '\u212a\u2126', 'KΩ'],
    ['with the dotted I of Turkish', 'i\u0307zmir', 'İzmir', 'I\u0307ZMIR'],
    ['in Cherokee, whose capitals came first', 'ꭰ', 'Ꭰ'],
    ['but for how a picture is drawn', '❤', '❤\ufe0f', '❤\ufe0e'],
  ])('%s play the same run', (_, first, ...others) => {
    const { account, streams } = createSession(runOf(first));
    for (const other of others) {
      expect(createSession(runOf(other)), JSON.stringify(other)).toMatchObject({ account, streams });
      expect(runKey(runOf(other))).toBe(runKey(runOf(first)));
      expect(normalizeSeed(runSeed(other, 17))).toBe(normalizeSeed(runSeed(first, 17)));
    }
  });

  it('are those of a canonical caseless match, for every letter that has a case', () => {
    const different: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      const others = [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFD')];
      for (const other of others.filter((other) => Array.from(other).length === 1 && other !== letter)) {
        const isSame = new RegExp(`^${letter}$`, 'iu').test(other) || letter.normalize('NFC') === other;
        if ((normalizeSeed(letter) === normalizeSeed(other)) !== isSame) different.push(letter + other);
      }
    }
    expect(different).toEqual([]);
  });

  it('stay the same with anything that draws nothing anywhere inside, and with every form of a sigma', () => {
    const unseen = fc.constantFrom(
      ...Array.from(
        '\u0000\u0085\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200d\u202e\u2060\u3164\ufe0f\ufeff',
      ),
    );
    const letter = fc.oneof(
      fc.constantFrom(...Array.from('σςΣαΑ\u0345\u0301\u0323ßﬁİıa1 -.')),
      anyText({ minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(letter, unseen)), (letters) => {
        const plain = letters.map(([seen]) => seen).join('');
        const form = normalizeSeed(plain);
        expect(normalizeSeed(letters.flat().join(''))).toBe(form);
        for (const sigma of 'σςΣ') expect(normalizeSeed(plain.replace(/[σςΣ]/g, sigma))).toBe(form);
      }),
    );
  });

  it('stay the same in any case, form and white space', () => {
    const change = fc.constantFrom<(seed: string) => string>(
      (seed) => seed.toLowerCase(),
      (seed) => seed.replace(/[^ı]+/g, (text) => text.toUpperCase()), // the capital of ı is that of i
      (seed) => seed.normalize('NFC'),
      (seed) => seed.normalize('NFD'),
      (seed) => ` ${seed}\u2003`,
    );
    fc.assert(
      fc.property(anyText(), fc.array(change), (seed, changes) => {
        const form = normalizeSeed(seed);
        expect(normalizeSeed(changes.reduce((text, apply) => apply(text), seed))).toBe(form);
        expect(normalizeSeed(form)).toBe(form);
      }),
    );
  });
});

it.each([
  ['7', '7.0', '07', '+7', '7~1', '7-1'],
  ['ı', 'i', 'İ'],
  ['müller', 'muller', 'mueller'],
  ['lesson-1', 'lesson 1', 'lesson–1', 'lesson1'],
  ['9007199254740993', '9007199254740992'],
])('%s and the texts beside it are different seeds', (...seeds) => {
  expect(new Set(seeds.map(normalizeSeed)).size).toBe(seeds.length);
});

it('is shown as it was typed, without white space around it, and has 1 to 100 characters', () => {
  expect(readSeed('  Lesson  1\n')).toBe('Lesson  1');
  expect(readSeed(` ${'x'.repeat(100)} `)).toBe('x'.repeat(100));
  expect(readSeed('🐻'.repeat(100))).toBe('🐻'.repeat(100));
  for (const none of ['', ' ', '\u200b', '\ufeff\u00a0', 'x'.repeat(101)])
    expect(readSeed(none)).toBeUndefined();
});
