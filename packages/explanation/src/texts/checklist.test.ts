import { LOCALES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { COUNTRIES, checklistContacts } from '../help/contacts';
import { checklistTexts } from './checklist';
import { helpTexts } from './help';

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

it.each(LOCALES)('in %s the checklist has at most 180 words, with the numbers of any country', (locale) => {
  const { parts } = checklistTexts[locale];
  const { real } = helpTexts[locale];
  const own = [...parts.flatMap(({ title, says }) => [title, ...says]), real].join(' ');
  const counts = COUNTRIES.map((country) => {
    const contacts = checklistContacts(country);
    const purposes = [...new Set(contacts.map(({ purpose }) => helpTexts[locale].purposes[purpose]))];
    const named = contacts.flatMap(({ name, tel = '' }) => [name, tel]);
    return wordsIn([own, ...purposes, ...named].join(' '));
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(180);
  expect(Math.min(...counts)).toBeGreaterThan(100);
});
