import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';
import { packages } from '../lib/packages';

const files = packages
  .filter(({ folder }) => existsSync(`${folder}/src`))
  .flatMap(({ folder }) => filesIn(`${folder}/src`).map((file) => `${folder}/src/${file}`))
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file));

const read = (file: string) => readFileSync(file, 'utf8');

/** What stands alone on a line with the reason why it is as it is: it may be an exception. */
const withReason = (css: string) => css.replace(/^[^\n{}]*; \/\* .* \*\/$/gm, '');

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

/** Each style sheet by its path, without comments. */
const sheets = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, withoutComments(read(file))] as const),
);

/** The same without what has its reason beside it. */
const unexplained = new Map(
  [...sheets.keys()].map((file) => [file, withoutComments(withReason(read(file)))]),
);

/** Each place of a pattern in style sheets, as `file: text`. */
const found = (pattern: RegExp, among: ReadonlyMap<string, string> = sheets) =>
  [...among].flatMap(([file, css]) =>
    [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.replace(/\s+/g, ' ').trim()}`),
  );

it('has no two style sheets of components with one name, since their classes are called by it', () => {
  const names = [...sheets.keys()]
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});

it('changes the page at the four widths that `ui/frame/shell.css` names', () => {
  const widths = ['18', '30', '48', '80', '280px']; // the last: a frame too small for anything
  const others = [...sheets].flatMap(([file, css]) =>
    (css.match(/@(?:media|container page) [^{]*width[^{]*/g) ?? [])
      .flatMap((query) => [
        ...query.matchAll(/width [<>]=? ([\w.]+)|([\w.]+) <=? width|(?:max|min)-width: ([\w.]+)/g),
      ])
      .map((match) => match.slice(1).find(Boolean)?.replace(/r?em$/, '') ?? '')
      .filter((width) => !widths.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

it('takes the color of every text from ui/tokens.css, whose contrast ui/tokens.test.ts proves, or says beside it why not', () => {
  expect(
    found(
      /(?<![\w-])(?:color|fill|-webkit-text-fill-color):[^;]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()[^;]*/gi,
      unexplained,
    ),
  ).toEqual([]);
});

it('uses no custom property that nothing sets', () => {
  const all = [...sheets.values(), ...files.filter((file) => /\.tsx?$/.test(file)).map(read)].join('\n');
  const set = new Set(
    [...all.matchAll(/(?:@property |['"{;\s])(--[\w-]+)(?=['"]?\]?\s*[:{,)])/g)].map(([, name]) => name),
  );
  expect(found(/var\(--[\w-]+/g).filter((use) => !set.has(use.replace(/.*var\(/, '')))).toEqual([]);
});

it('lets everything that has the focus show it, or says beside it why not', () => {
  expect(found(/[^{};]*\{[^{}]*outline(?:-style|-width)?: ?(?:none|0)\b/g, unexplained)).toEqual([]);
});
