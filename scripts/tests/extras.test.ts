import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSearched, linesNaming } from '../lib/namesOf';
import { packages } from '../lib/packages';
import { projectFiles } from '../lib/projectFiles';

const extras = packages.filter(({ isExtra }) => isExtra);
const sources = projectFiles()
  .filter(isSearched)
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

it.for(extras)('nothing outside its folder names the extra in $folder, in code', (extra) => {
  const outside = sources.filter(([path]) => !path.startsWith(`${extra.folder}/`));
  expect(outside.flatMap(([path, text]) => linesNaming(extra, path, text))).toEqual([]);
});

it.each([
  ['an import by name', "import { page } from '@simulation/garden';"],
  ['an import of a part of it', "import { page } from '@simulation/garden/page';"],
  ['an import by path', "import { page } from '../../garden/src/page';"],
  ['a folder in a configuration', '"files": ["packages/garden/**"]'],
  ['a folder among others', "'packages/{one,garden}/**'"],
])('a package is named by %s', (_, line) => {
  const garden = { folder: 'packages/garden', name: '@simulation/garden' };
  expect(linesNaming(garden, 'packages/site/src/page.ts', `\n${line}`)).toEqual([
    `packages/site/src/page.ts:2: ${line}`,
  ]);
  expect(linesNaming(garden, 'packages/site/src/page.ts', line.replaceAll('garden', 'gardens'))).toEqual([]);
});
