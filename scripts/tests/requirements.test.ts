import { readFileSync } from 'node:fs';
import { CRYPTO_ASSETS } from '@simulation/engine';
import { LANGUAGES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { specified } from '../../packages/dashboard/src/i18n/specified';
import { coins } from '../../packages/dashboard/src/ui/icons/drawings';
import { filesIn } from '../lib/filesIn';

const COUNT = 152;
/** Folders with tests, and with comments that cite the specification. */
const FOLDERS = ['bench', 'docs', 'e2e', 'hosting', 'packages', 'scripts'];

const files = FOLDERS.flatMap((folder) => filesIn(folder).map((path) => `${folder}/${path}`));
const testFiles = files.filter((path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path));
const page = readFileSync('docs/requirements.md', 'utf8');

const statements = new Map(
  [...page.matchAll(/^- \*\*(E\d{3})\*\* (.+)$/gm)].map(([, id = '', statement = '']) => [id, statement]),
);

/** The statements that the comment above a test names: `// E001 E139`. */
const heldIn = (path: string) =>
  [
    ...readFileSync(path, 'utf8').matchAll(/^ *\/\/ (E\d{3}(?: E\d{3})*)\n *(?:await )?(?:for|it|test)\b/gm),
  ].flatMap(([, list = '']) => list.split(' '));

/** Cells of the rows of the table whose head begins with `head`; code marks are removed. */
function rowsOf(head: string): string[][] {
  const table = page.slice(page.indexOf(`| ${head} |`)).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '')),
    );
}

it(`docs/requirements.md has ${COUNT} statements, numbered without a gap, none twice, and tests name each`, () => {
  const ids = Array.from({ length: COUNT }, (_, at) => `E${String(at + 1).padStart(3, '0')}`);
  expect([...statements.keys()]).toEqual(ids);
  expect(new Set(statements.values()).size).toBe(COUNT);
  expect([...new Set(testFiles.flatMap(heldIn))].sort()).toEqual(ids);
});

it('every section that code or documents cite is one that docs/requirements.md explains', () => {
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const explained = numbersIn(/Comments in the code cite .*?\n\n/s.exec(page)?.[0] ?? '');
  const grouped = [...page.matchAll(/^## .*\(sections? ([^)]*)\)$/gm)].flatMap(([, list = '']) =>
    numbersIn(list),
  );
  expect(new Set(grouped)).toEqual(new Set(explained));
  const cited = files
    .filter((path) => /\.(ts|tsx|css|md)$/.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /(?:pecification,|\/\*\*) sections? (\d+(?:(?:,| and|, and) \d+)*)/gi,
        ),
      ].map(([, list = '']) => ({ path, numbers: numbersIn(list) })),
    );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ numbers }) => numbers.some((number) => !explained.includes(number)))).toEqual([]);
});

// E149 E150
it('the sixteen interface texts in both languages are those of docs/requirements.md, to the letter', () => {
  const rows = rowsOf('Key');
  expect(rows).toHaveLength(16);
  expect(specified).toEqual({
    en: Object.fromEntries(rows.map(([key, english]) => [key, english])),
    de: Object.fromEntries(rows.map(([key, , german]) => [key, german])),
  });
});

// E124 E125 E126
it('the two currency formats are those of docs/requirements.md', () => {
  const written = (cell = '') => (cell === 'none' ? '' : cell);
  expect(Object.values(LANGUAGES).map(({ numbers }) => numbers)).toMatchObject(
    rowsOf('Currency').map(([currency, prefix, suffix, thousandSeparator, decimalSeparator]) => ({
      currency,
      prefix: written(prefix),
      suffix: written(suffix),
      thousandSeparator,
      decimalSeparator,
    })),
  );
});

// E128
it('every crypto asset has a drawing that the page carries', () => {
  expect(CRYPTO_ASSETS.map(({ image }) => image)).toEqual(Object.keys(coins).map((code) => `coin-${code}`));
});
