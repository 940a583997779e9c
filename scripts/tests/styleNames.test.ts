import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';

it('has no two style sheets of components with one name, since their classes are called by it', () => {
  const names = filesIn('packages/site/src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});

it('changes the page at the five widths that `ui/frame/shell.css` names', () => {
  const queries = filesIn('packages/site/src')
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) =>
        readFileSync(`packages/site/src/${file}`, 'utf8').match(/@(media|container page) [^{]*width[^{]*/g) ??
        [],
    );
  const widths = queries.flatMap((query) => [
    ...query.matchAll(/width [<>]=? ([\w.]+)|([\w.]+) <=? width|(?:max|min)-width: ([\w.]+)/g),
  ]);
  expect(new Set(widths.map((found) => found.slice(1).find(Boolean)?.replace(/r?em$/, '')))).toEqual(
    new Set(['18', '30', '48', '80', '112', '280px']), // the last: a frame too small for anything
  );
});
