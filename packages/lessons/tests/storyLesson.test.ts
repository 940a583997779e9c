import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { de } from '../../site/src/i18n/de/story';
import { en } from '../../site/src/i18n/en/story';
import { kindOf, offersOf } from '../../site/src/visit/story/offers';
import { readLesson } from '../src/lessons';

const LOCALES = ['en', 'de'] as const;
const TEXTS = { en, de };

it.each(LOCALES)('the lessons with the story take 20 and 45 minutes, without a gap (%s)', (locale) => {
  const { prose } = readLesson(`fraud.${locale}.md`);
  const steps = [...prose.matchAll(/^\| (\d+)–(\d+) \| (?!\d+\. )/gm)].map(([, from, to]) => [from, to]);
  const ends = steps.map(([, to]) => to);
  expect(steps.map(([from]) => from)).toEqual([
    '0',
    ...ends.slice(0, -1).map((to) => (to === '20' ? '0' : to)),
  ]);
  expect(ends.filter((to) => to === '20' || to === '45')).toEqual(['20', '45']);
});

it.each(LOCALES)('the sheet of the lesson has both sets of offers, and what they were (%s)', (locale) => {
  const { prose } = readLesson(`fraud.${locale}.md`);
  const { pool, scale, ...kinds } = TEXTS[locale].offers;
  const offers = (['A', 'B'] as const).flatMap((set) =>
    offersOf(set).map((id, index) => ({ number: `${set}${index + 1}`, id })),
  );
  const asked = [...prose.matchAll(/^\| ([AB]\d)\. (.*?) \|(?: \|){5}$/gm)];
  expect(asked.map((row) => row.slice(1))).toEqual(offers.map(({ number, id }) => [number, pool[id].text]));
  expect(prose.split(`| ${scale.join(' | ')} |`)).toHaveLength(3);
  const told = [...prose.matchAll(/^\| ([AB]\d) \| (.*) \|$/gm)];
  expect(told.map((row) => row.slice(1))).toEqual(
    offers.map(({ number, id }) => [number, `${kinds[kindOf(id)]}. ${pool[id].why}`]),
  );
});

it('every source that the story names is listed, and every source listed for it is named', () => {
  const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const named = Object.values(en.sources).map((name) => name.replace('\u00a0', ' '));
  expect(listed.toSorted()).toEqual(named.toSorted());
});
