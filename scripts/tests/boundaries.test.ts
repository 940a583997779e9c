import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';
import { packages } from '../lib/packages';

// That no package names an extra, in code and in its `package.json`, is in extras.test.ts.

/** The sources of a package by path, with what its build and its lessons run, without tests. */
const sourcesOf = (folder: string) =>
  filesIn(folder)
    .filter((file) => /^(?:src|build)\/.*\.(?:tsx?|css)$/.test(file))
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);

/** The files that a file imports by their path. */
const filesImportedBy = (path: string) =>
  [
    ...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\(|@import)\s*['"](\.[^'"]+)['"]/g),
  ].map(([, found = '']) => posix.join(posix.dirname(path), found));

const composing = ['packages/site']; // its build is made of the folder that it lies in

it.each(packages.filter(({ folder }) => !composing.includes(folder)))(
  '$folder takes from other packages what their face offers, and no file by its path',
  ({ folder }) => {
    const sources = sourcesOf(folder);
    expect(sources).not.toEqual([]);
    const wrong = sources.flatMap((path) =>
      filesImportedBy(path)
        .filter((imported) => imported.startsWith('packages/') && !imported.startsWith(`${folder}/`))
        .map((imported) => `${path}: ${imported}`),
    );
    expect(wrong).toEqual([]);
  },
);
