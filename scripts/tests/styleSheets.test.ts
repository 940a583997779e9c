import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';

const files = filesIn('packages/site/src').filter((file) => !/\.test\.|\/testing\//.test(file));

/** Each style sheet by its path, without comments. */
const sheets = new Map(
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, read(file).replace(/\/\*.*?\*\//gs, '')] as const),
);

function read(file: string): string {
  return readFileSync(`packages/dashboard/src/${file}`, 'utf8');
}

/** Each place of a pattern in the style sheets, as `file: text`. */
const found = (pattern: RegExp) =>
  [...sheets].flatMap(([file, css]) =>
    [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.replace(/\s+/g, ' ').trim()}`),
  );

it('has no two style sheets of components with one name, since their classes are called by it', () => {
  const names = [...sheets.keys()]
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});

it('changes the page at the five widths that `ui/frame/shell.css` names', () => {
  const widths = ['18', '30', '48', '80', '112', '280px']; // the last: a frame too small for anything
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

it('takes the color of every text from ui/tokens.css, whose contrast ui/tokens.test.ts proves', () => {
  expect(
    found(
      /(?<![\w-])(?:color|fill|-webkit-text-fill-color):[^;]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()[^;]*/gi,
    ),
  ).toEqual([
    'features/classroom/QrCode.module.css: fill: #fff', // the light parts of a code
    'features/classroom/classroom.module.css: color: #000', // on white paper, like the code that is photographed
    'features/start-trading/Guilloche.module.css: fill: color-mix(in srgb, var(--simulation) 14%, #121a2e)', // no text
    'ui/base.css: color: #c04a40', // in the margin of a printed page
  ]);
});

it('uses no custom property that nothing sets', () => {
  const all = [...sheets.values(), ...files.filter((file) => /\.tsx?$/.test(file)).map(read)].join('\n');
  const set = new Set(
    [...all.matchAll(/(?:@property |['"{;\s])(--[\w-]+)(?=['"]?\]?\s*[:{,)])/g)].map(([, name]) => name),
  );
  expect(found(/var\(--[\w-]+/g).filter((use) => !set.has(use.replace(/.*var\(/, '')))).toEqual([]);
});

it('lets everything that has the focus show it', () => {
  expect(
    found(/[^{};]*\{[^{}]*outline(?:-style|-width)?: ?(?:none|0)\b/g).map((place) =>
      place.replace(/ \{.*/, ''),
    ),
  ).toEqual([
    'features/statistics/runs/stage/Stage.module.css: .finding', // a sentence, which cannot be pressed
    'ui/Dialog/dialog.css: .title:focus-visible', // a heading, which cannot be pressed
    'ui/Slider/Slider.module.css: .captioned > .slider', // its caption has the outline
    'ui/frame/shell.css: .frame-main', // the skip link leads to it
  ]);
});
