import { PARAMETER_NAMES } from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../tests/readLesson';
import { documentNames } from './documents';
import { linkInWords } from './linkInWords';

const LESSONS = documentNames()
  .map(readLesson)
  .filter(({ links }) => links.length > 0);

const wordsOf = (link: string, locale: 'en' | 'de') =>
  linkInWords(`http://127.0.0.1:4173${link}`, locale).join(', ').replaceAll('\u00A0', ' ');

/** The link once without each of its parameters, and on the other dashboard. */
function changesOf(link: string): string[] {
  const [path, query] = link.split('?');
  const without = [...new URLSearchParams(query).keys()].map((name) => {
    const rest = new URLSearchParams(query);
    // A market that is not named has no parameters.
    for (const gone of name === 'scenario' ? [name, ...PARAMETER_NAMES] : [name]) rest.delete(gone);
    return `${path}?${rest}`;
  });
  return [...without, `${path === '/de' ? '/' : '/de'}?${query}`];
}

describe.each(LESSONS)('the words for the links of $name', ({ links, locale }) => {
  it('leave out no parameter, and not the page', () => {
    for (const link of links)
      for (const changed of changesOf(link))
        expect(wordsOf(link, locale), `${link}, not ${changed}`).not.toBe(wordsOf(changed, locale));
  });

  it('are of one link each', () => {
    expect(new Set(links.map((link) => wordsOf(link, locale))).size).toBe(links.length);
  });
});

it.each([
  [
    '?seed=7~6&t=3600&still=1&scenario=fair&amount=0&trades=0&picked=best-of-10',
    'seed 7~6, fair market, start amount $0, start trade count 0, after 1 h, paused, best of 10',
    'Seed 7~6, fairer Markt, Startbetrag 0 €, Geschäfte am Start 0, nach 1 h, angehalten, bester von 10',
  ],
  [
    '?seed=7&t=60&still=1&name=Maria&amount=12500',
    'seed 7, name Maria, start amount $12,500, after 60 s, paused',
    'Seed 7, Name Maria, Startbetrag 12.500 €, nach 60 s, angehalten',
  ],
  [
    '?seed=7&scenario=fair&chance=30&cost=0.5',
    'seed 7, custom market, chance that the coin wins 30%, cost of each trade $0.50',
    'Seed 7, angepasster Markt, Gewinnchance der Münze 30 %, Kosten je Geschäft 0,50 €',
  ],
  ['?seed=7&t=60&scene=withdraw', 'seed 7, after 60 s, “Withdraw”', 'Seed 7, nach 60 s, „Zurückziehen“'],
])('the words for %s', (query, english, german) => {
  expect([wordsOf(`/${query}`, 'en'), wordsOf(`/de${query}`, 'de')]).toEqual([english, german]);
});

it('another language than that of the document is named, and its buttons in it; the second page has its name', () => {
  expect(wordsOf('/de?seed=7&scene=withdraw', 'en')).toBe('Deutsch, seed 7, “Zurückziehen”');
  expect(wordsOf('/?seed=7&amount=5', 'de')).toBe('English, Seed 7, Startbetrag $5');
  expect(wordsOf('/v?seed=lesson-1&name=Maria', 'en')).toBe(
    'scripted market analysis, seed lesson-1, name Maria',
  );
  expect(wordsOf('/v?seed=lesson-1&name=Maria', 'de')).toBe(
    'Analyse nach Skript (EN), Seed lesson-1, Name Maria',
  );
});

it.each(['?speed=10', '?theme=dark', '?engine=1', '?scene=story-teen-rise', '?scene=nothing', '?t=soon'])(
  'a link with %s, for which there are no words, is refused',
  (query) => {
    expect(() => wordsOf(`/${query}`, 'en')).toThrow('No words');
  },
);
