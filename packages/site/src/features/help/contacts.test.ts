import { expect, it } from 'vitest';
import { countryOf } from './contacts';

it.each([
  [['de-AT', 'en-GB'], 'at'],
  [['de', 'en-US'], 'us'],
  [['sr-Latn-RS', 'de-DE'], 'elsewhere'],
  [['es-419', 'de-CH'], 'ch'],
  [['en-US@posix'], 'us'],
  [['de'], 'de'],
  [['C', ''], 'elsewhere'],
  [[], 'elsewhere'],
] as const)('begins for a browser in %j with the help of %s', (languages, country) => {
  expect(countryOf(languages)).toBe(country);
});
