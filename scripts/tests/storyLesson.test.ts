import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/i18n/en/story';

it('every source that the story names is listed, and every source listed for it is named', () => {
  const document = readFileSync('docs/teaching/sources.md', 'utf8');
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const named = Object.values(en.sources).map((name) => name.replace('\u00a0', ' '));
  expect(listed.toSorted()).toEqual(named.toSorted());
});
