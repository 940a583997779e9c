import type { Locale } from '../../src/i18n/languages.ts';
import { pageTexts } from '../../src/i18n/page.ts';

type Words = {
  readonly seed: string;
  readonly script: string;
  readonly coin: (chance: string) => string;
  readonly cost: (cost: string) => string;
  readonly after: (time: string) => string;
  readonly best: (runs: string) => string;
  readonly scenes: Readonly<Record<string, string>>;
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    seed: 'seed',
    script: 'scripted analysis',
    coin: (chance) => `a gain in ${chance}%`,
    cost: (cost) => `$${cost} a trade`,
    after: (time) => `after ${time}`,
    best: (runs) => `best of ${runs}`,
    scenes: {
      deceive: '“How fake sites trick people”',
      'fair-lesson': 'statistics of an hour',
      lesson: 'statistics',
      runs: 'a thousand runs',
      story: 'the story',
    },
  },
  de: {
    seed: 'Seed',
    script: 'Analyse nach Drehbuch',
    coin: (chance) => `Gewinn in ${chance} %`,
    cost: (cost) => `${cost.replace('.', ',')} € je Geschäft`,
    after: (time) => `nach ${time}`,
    best: (runs) => `bester von ${runs}`,
    scenes: {
      deceive: '„So täuschen betrügerische Seiten“',
      'fair-lesson': 'Statistik einer Stunde',
      lesson: 'Statistik',
      runs: 'tausend Läufe',
      story: 'die Geschichte',
    },
  },
};

/**
 * What a link to the simulation opens, in words that are short enough for a table, and from which somebody can open the same
 * by hand: "seed 7, fair market, after 1 h".
 */
export function linkInWords(href: string, locale: Locale): string {
  const { pathname, searchParams } = new URL(href);
  const words = WORDS[locale];
  const read = <Part>(name: string, write: (value: string) => Part) => {
    const value = searchParams.get(name);
    return value === null ? undefined : write(value);
  };
  const parts = [
    read('seed', (seed) => `${words.seed} ${seed}`),
    pathname === '/v' ? words.script : undefined,
    read('scenario', (name) => marketIn(locale, name)),
    read('chance', words.coin),
    read('cost', words.cost),
    read('t', (seconds) => words.after(timeOf(Number(seconds)))),
    read('picked', (picked) => words.best(picked.replace(/^.*-/, ''))),
    read('scene', (scene) => words.scenes[scene] ?? scene),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** What the page calls a market, within a sentence. */
function marketIn(locale: Locale, name: string): string {
  const markets = new Map(Object.entries(pageTexts[locale].markets));
  const title = markets.get(name)?.variants.usual.name ?? name;
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** "60 s", "10 min", "8 h". */
function timeOf(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600}\u00A0h`;
  return seconds > 60 && seconds % 60 === 0 ? `${seconds / 60}\u00A0min` : `${seconds}\u00A0s`;
}
