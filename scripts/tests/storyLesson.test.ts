import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/i18n/en/story';
import { readLesson } from '../lib/lessons';

const LOCALES = ['en', 'de'] as const;

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

it('every source that the story names is listed, and every source listed for it is named', () => {
  const document = readFileSync('docs/teaching/sources.md', 'utf8');
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const named = Object.values(en.sources).map((name) => name.replace('\u00a0', ' '));
  expect(listed.toSorted()).toEqual(named.toSorted());
});
