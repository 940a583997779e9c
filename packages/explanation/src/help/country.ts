import type { Locale } from '@simulation/dashboard/texts';
import type { Country } from './contacts';

const REGIONS: Readonly<Record<string, Country>> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  LI: 'li',
  LU: 'lu',
  GB: 'uk',
  IE: 'ie',
  US: 'us',
  CA: 'ca',
  AU: 'au',
  NZ: 'nz',
};

/** The countries of the page's language, of which one is meant where the browser names none of them. */
const GERMAN: ReadonlySet<Country | undefined> = new Set(['de', 'at', 'ch', 'li', 'lu']);

/**
 * The country to begin with; `undefined` where the reader has to be asked. The language of the page decides first, then
 * the first language of the browser: English with a region stands in the lists of browsers everywhere.
 */
export function countryOf(languages: readonly string[], locale: Locale): Country | undefined {
  const countries = languages.map(regionOf);
  if (locale === 'de') return countries.find((country) => GERMAN.has(country)) ?? 'de';
  const [first = ''] = languages.map(languageOf);
  const own = countries.find((country, at) => country !== undefined && languageOf(languages[at]) === first);
  return own ?? (first === 'de' ? 'de' : undefined);
}

const languageOf = (tag = '') => tag.split('-', 1)[0];

// Not `Intl.Locale`, which throws at what browsers name on some machines, as `en-US@posix`.
function regionOf(tag: string): Country | undefined {
  const region = /^[a-z]+-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(tag)?.[1];
  return region === undefined ? undefined : (REGIONS[region] ?? 'elsewhere');
}
