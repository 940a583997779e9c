import { DEFAULT_LOCALE } from '../texts/languages';

/** As long as the run's part of a file name may be. */
const NAME_LETTERS = 40;

/** Work on hostile input is bounded, however long a seed is. */
const READ_UNITS = 400;

/**
 * The name of a saved file: `simulation-sun-bear-hoopoe-MUC.csv`, in German `simulation-sun-bear-hoopoe-MUC-de.csv`,
 * as the addresses of the pages differ. Of the seed only letters, digits and hyphens stay, 40 at most.
 */
export function fileName(seed: string, locale: string, ending: string): string {
  const plain = seed.slice(0, READ_UNITS).normalize('NFKD').replace(/\p{M}/gu, '');
  const name = plain
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, NAME_LETTERS)
    .replace(/-$/, '');
  const language = locale === DEFAULT_LOCALE ? '' : `-${locale}`;
  return `simulation-${name || 'run'}${language}.${ending}`;
}
