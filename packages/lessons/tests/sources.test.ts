import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGN_IDS, TWIN_IDS } from '../../story/src/rules/cases';

it('every case is listed with a source, and no source lists a case that is gone', () => {
  const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');
  const listed = [...document.matchAll(/\*\*cases\*\*: ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  );
  expect([...new Set(listed)].toSorted()).toEqual([...TWIN_IDS, ...SIGN_IDS].toSorted());
});
