import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHAPTERS } from '../../story/src/lessons/whole';

it('everybody whom the story names as a source is listed, and everybody who is listed for it is named', () => {
  const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');
  const named = new Set(Object.values(CHAPTERS).flatMap(({ sources }) => sources));
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const isOf = (name: string) => (row: string) => row.includes(name);
  expect([...named].filter((name) => !listed.some(isOf(name)))).toEqual([]);
  expect(listed.filter((row) => ![...named].some((name) => isOf(name)(row)))).toEqual([]);
});
