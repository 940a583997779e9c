import { expect, it } from 'vitest';
import { countryOf } from './country';

/** The lists that browsers send as they are installed, and others. */
it.each([
  // Firefox, Chrome, Edge and Safari in German
  [['de', 'en-US', 'en'], 'de', 'de'],
  [['de-DE', 'de', 'en-US', 'en'], 'de', 'de'],
  [['de', 'de-DE', 'en', 'en-GB', 'en-US'], 'de', 'de'],
  [['de-DE'], 'de', 'de'],
  [['de-AT', 'de', 'en-US', 'en'], 'at', 'at'],
  [['de-CH', 'de', 'en-US', 'en'], 'ch', 'ch'],
  [['de-LI'], 'li', 'li'],
  [['fr-CH', 'fr', 'de-CH', 'de', 'en-US', 'en'], 'ch', 'ch'],
  [['lb-LU', 'de-DE'], 'lu', 'lu'],
  // in English
  [['en-US', 'en'], 'us', 'de'],
  [['en-US'], 'us', 'de'],
  [['en-GB', 'en'], 'uk', 'de'],
  [['en-GB', 'en-US', 'en'], 'uk', 'de'],
  [['en', 'en-GB', 'en-US'], 'uk', 'de'],
  [['en-CA', 'en-US', 'en'], 'ca', 'de'],
  [['en-AU'], 'au', 'de'],
  [['en-IE'], 'ie', 'de'],
  [['en-NZ', 'en-GB'], 'nz', 'de'],
  [['en-IN', 'en'], 'elsewhere', 'de'],
  [['en-US', 'en', 'de-AT'], 'us', 'at'],
  [['en-US', 'de'], 'us', 'de'],
  [['en-US@posix'], 'us', 'de'],
  // in other languages
  [['pl', 'en-US', 'en'], undefined, 'de'],
  [['fr', 'fr-FR', 'en-US', 'en'], 'elsewhere', 'de'],
  [['es-419', 'de-CH'], undefined, 'ch'],
  [['sr-Latn-RS', 'de-DE'], 'elsewhere', 'de'],
  // without a country
  [['en'], undefined, 'de'],
  [['C', ''], undefined, 'de'],
  [[], undefined, 'de'],
] as const)(
  'help for a browser in %j begins on the English page with %s, on the German one with %s',
  (languages, english, german) => {
    expect([countryOf(languages, 'en'), countryOf(languages, 'de')]).toEqual([english, german]);
  },
);
