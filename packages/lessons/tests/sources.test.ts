import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from '../src/parts';

const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');

it('every case is listed with a source, and no source lists a case that is gone', () => {
  const listed = [...document.matchAll(/\*\*cases\*\*: ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  );
  const cases = sourcesOf('cases');
  if (cases.length > 0) expect([...new Set(listed)].toSorted()).toEqual(cases.toSorted());
});

it('everybody whom the story names as a source is listed, and everybody who is listed for it is named', () => {
  const named = new Set(sourcesOf('story'));
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const isOf = (name: string) => (row: string) => row.includes(name);
  expect([...named].filter((name) => !listed.some(isOf(name)))).toEqual([]);
  if (named.size > 0) expect(listed.filter((row) => ![...named].some((name) => isOf(name)(row)))).toEqual([]);
});
