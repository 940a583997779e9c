import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHAPTERS } from '../../site/src/visit/story/chapters';
import { readLesson } from '../src/lessons';

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

it('everybody whom the story names as a source is listed, and everybody who is listed for it is named', () => {
  const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');
  const named = new Set(Object.values(CHAPTERS).flatMap(({ sources }) => sources));
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const isOf = (name: string) => (row: string) => row.includes(name);
  expect([...named].filter((name) => !listed.some(isOf(name)))).toEqual([]);
  expect(listed.filter((row) => ![...named].some((name) => isOf(name)(row)))).toEqual([]);
});
