import { expect, it } from 'vitest';

/* How texts are set, in every file of this folder. */
const modules = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./*/index.ts'], { eager: true });
const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file.slice(2, -3)));
const isGerman = (key: string) => /^\w+\/de\.|^page\/\w+\.\w+\.de\./.test(key);
const german = texts.filter(([key]) => isGerman(key));
const english = texts.filter(([key]) => !isGerman(key));

function textsIn(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`));
}

function offending(among: readonly [string, string][], pattern: RegExp): string[] {
  return among.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);
}

it('knows which texts are German', () => {
  expect(german.length).toBeGreaterThan(150);
  expect(Math.abs(german.length - english.length)).toBeLessThan(40); // `/v` is in English only
  expect(offending(german, /\b(the|and|with|of)\b/)).toEqual([]);
  expect(offending(english, /\b(und|der|das|mit)\b/)).toEqual([]);
});

it('has true dashes and minus signs, and no hyphen in a range', () => {
  expect(offending(texts, / - |\d-\d|--/)).toEqual([]);
});

it('writes percentages in one way: without a space in English, with a no-break space in German', () => {
  expect(offending(english, /\s%/u)).toEqual([]);
  expect(offending(german, /[^\u00a0]%/u)).toEqual([]);
});

it('keeps a number and its unit on one line', () => {
  expect(offending(texts, /\d (s|min|h|day|Tag|Euro|euros)\b/)).toEqual([]);
});

it('has the quotation marks and apostrophes of its language', () => {
  expect(offending(texts, /["']/)).toEqual([]);
  expect(offending(english, /„/)).toEqual([]);
  for (const [key, text] of german) expect(text.replace(/„[^„“”]*“/gu, ''), key).not.toMatch(/[„“”]/u);
  for (const [key, text] of english) expect(text.replace(/“[^„“”]*”/gu, ''), key).not.toMatch(/[„“”]/u);
});

it('has one term for each thing: seed, run, total', () => {
  expect(offending(german, /Startwort(?!\))|\bStand\b|ausgelost/)).toEqual([]);
  expect(offending(english, /stage set|\bband\b|drawn by chance|name of the run/i)).toEqual([]);
});
