import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';
import { COMPOSITION, packages } from '../lib/packages';

/** The face of an extra that another one may use: what it offers to be taught with. */
const TAUGHT = '/lessons';

const extras = packages.filter(({ isExtra }) => isExtra);
const core = packages.filter(({ isExtra }) => !isExtra).map(({ folder }) => folder);

/** The sources of a package by path, without its tests. */
const sourcesOf = (folder: string) =>
  filesIn(folder)
    .filter((file) => /^(?:src|build)\/.*\.(?:tsx?|css|json)$|^[\w.]+\.ts$/.test(file))
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')] as const);

/** What a file imports: packages by name, files by their path from the root of the project. */
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import)\s*['"]([^'"]+)['"]/g)].map(([, found = '']) =>
    found.startsWith('.') ? posix.join(posix.dirname(path), found) : found,
  );

const belongsTo = (imported: string, { name, folder }: { readonly name: string; readonly folder: string }) =>
  imported === name || imported.startsWith(`${name}/`) || imported.startsWith(`${folder}/`);

it('reads what the packages import', () => {
  expect(extras.length).toBeGreaterThan(0);
  const [composed] = sourcesOf('packages/site').filter(([path]) => path.endsWith('/extras.ts'));
  expect(composed && importsOf(...composed)).toContain('@simulation/dashboard');
});

it.each(extras)('$name imports no other extra, apart from what one offers to be taught with', (extra) => {
  const others = extras.filter(({ name }) => name !== extra.name);
  const wrong = sourcesOf(extra.folder).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter((imported) => others.some((other) => belongsTo(imported, other)))
      .filter((imported) => !others.some(({ name }) => imported === `${name}${TAUGHT}`))
      .map((imported) => `${path}: ${imported}`),
  );
  expect(wrong).toEqual([]);
});

it.each(extras)('$name uses of the dashboard its face alone', (extra) => {
  const wrong = sourcesOf(extra.folder).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter((imported) => imported.startsWith('packages/') && !imported.startsWith(`${extra.folder}/`))
      .filter((imported) => core.some((folder) => imported.startsWith(`${folder}/`)))
      .map((imported) => `${path}: ${imported}`),
  );
  expect(wrong).toEqual([]);
});

it.each(packages)('$name requires no extra that it does not import', ({ folder }) => {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const required = extras.filter(({ name }) => name in dependencies);
  const imported = sourcesOf(folder).flatMap(([path, text]) => importsOf(path, text));
  const unused = required.filter((extra) => !imported.some((one) => belongsTo(one, extra)));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

it.each(core)('%s names no extra, apart from the list that composes the site', (folder) => {
  const wrong = sourcesOf(folder)
    .filter(([path]) => path !== COMPOSITION)
    .flatMap(([path, text]) =>
      extras
        .filter((extra) => text.includes(extra.name) || text.includes(`${extra.folder}/`))
        .map(({ name }) => `${path}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

it('no test and no script outside of an extra imports one', () => {
  const files = [
    ...['scripts', 'hosting'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`)),
    ...core.flatMap((folder) => filesIn(`${folder}/src`).map((file) => `${folder}/src/${file}`)),
  ].filter((file) => /\.(?:test|spec)?\.?tsx?$/.test(file) && file !== COMPOSITION);
  const wrong = files.flatMap((path) =>
    importsOf(path, readFileSync(path, 'utf8'))
      .filter((imported) => extras.some((extra) => belongsTo(imported, extra)))
      .map((imported) => `${path}: ${imported}`),
  );
  expect(wrong).toEqual([]);
});
