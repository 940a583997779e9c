import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTACTS, COUNTRIES, countryOf } from './contacts';

it.each([
  [['de-AT', 'en-GB'], 'de', 'at'],
  [['de', 'en-US'], 'en', 'us'],
  [['sr-Latn-RS', 'de-DE'], 'de', 'elsewhere'],
  [['es-419', 'de-CH'], 'de', 'ch'],
  [['en-US@posix'], 'en', 'us'],
  [['en-IE'], 'en', 'ie'],
  [['de'], 'en', 'de'],
  [['en-US', 'de'], 'de', 'de'],
  [['de-LI'], 'de', 'li'],
] as const)('begins for a browser in %j on the %s page with the help of %s', (languages, locale, country) => {
  expect(countryOf(languages, locale)).toBe(country);
});

it.each([
  [['en-US'], 'de'],
  [['en-GB', 'en'], 'de'],
  [['en'], 'en'],
  [['C', ''], 'en'],
  [[], 'de'],
] as const)('asks a browser in %j on the %s page where its reader lives', (languages, locale) => {
  expect(countryOf(languages, locale)).toBeUndefined();
});

it('beside each contact stands where it was checked, and on which day', () => {
  const lines = readFileSync('packages/site/src/features/help/contacts.ts', 'utf8').split('\n');
  const contacts = lines.flatMap((line, at) => (/^ {4}\{/.test(line) ? [lines[at - 1] ?? ''] : []));
  expect(contacts).toHaveLength(Object.values(CONTACTS).flat().length);
  expect(
    contacts.filter((line) => !/^ {4}\/\/ 2026-\d\d-\d\d (page|quoted) https:\/\/\S+$/.test(line)),
  ).toEqual([]);
});

it('every country has somebody to report to and somebody to ask about a provider', () => {
  for (const country of COUNTRIES.filter((id) => id !== 'elsewhere'))
    for (const purpose of ['report', 'warn'])
      expect(
        CONTACTS[country].some((contact) => contact.purpose === purpose),
        country,
      ).toBe(true);
});

it('every country but Liechtenstein, where none could be checked, has a line for a crisis', () => {
  const without = COUNTRIES.filter((id) => !CONTACTS[id].some(({ purpose }) => purpose === 'crisis'));
  expect(without).toEqual(['li', 'elsewhere']);
});
