import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as limits from '@simulation/engine';
import { CRYPTO_ASSETS, ENGINE_VERSION, FIAT_CURRENCIES, PARAMETER_NAMES } from '@simulation/engine';
import { expect, it, vi } from 'vitest';
import { readAddress } from '../../packages/dashboard/src/visit/address/address';
import { STREAMS } from '../../packages/engine/src/random/streams';
import { packages } from '../lib/packages';
import { hasScene } from '../lib/scenes';

const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'dist', 'reports']);

/** Every file and folder of the project by its path; a folder ends with a stroke. */
const paths = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !NOT_OURS.has(name))
  .flatMap((entry) => [
    entry.name + (entry.isDirectory() ? '/' : ''),
    ...(entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, withFileTypes: true }).map(
          (file) => `${join(file.parentPath, file.name)}${file.isDirectory() ? '/' : ''}`,
        )
      : []),
  ])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.split('/').some((name) => NOT_OURS.has(name)));

/** The documents for people, by path. The notices are written by a script. */
const documents = new Map(
  paths
    .filter((path) => path.endsWith('.md') && path !== 'NOTICES.md')
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
type Range = { readonly from: number; readonly to: number };

const textOf = (path: string) => documents.get(path) ?? readFileSync(path, 'utf8');

/** Where the documents have a pattern, and what it captures there. */
const placesOf = (pattern: RegExp) =>
  [...documents].flatMap(([path, text]) =>
    Array.from(text.matchAll(pattern), ([, found = '']) => ({ path, found })),
  );

/** As a reader of the repository's pages gets them: small letters, no signs, dashes for spaces. */
const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('every link from one document to a file or a heading leads there', () => {
  const lost = placesOf(/\]\(([^)\s]+)\)/g).filter(({ path, found }) => {
    if (/^https?:/.test(found)) return false;
    const [file = '', anchor] = found.split('#');
    const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(lost).toEqual([]);
});

it('every file and folder that a document names is there', () => {
  const named = placesOf(/`((?:[\w@.*-]+\/)+(?:[\w@.*-]+\.\w+)?)`/g);
  expect(named.length).toBeGreaterThan(50);
  const isThere = (file: string) => {
    const pattern = new RegExp(`^${file.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return paths.some((path) => pattern.test(path));
  };
  const lost = named.filter(
    ({ path, found }) =>
      !NOT_OURS.has(found.split('/')[0] ?? '') && // made by the commands that are named with it
      ['.', 'packages', ...packages.flatMap(({ folder }) => [folder, `${folder}/src`]), dirname(path)].every(
        (folder) => !isThere(posix.join(folder, found)),
      ),
  );
  expect(lost).toEqual([]);
});

it('every chapter that a message of the linter cites exists', () => {
  const cited = [...readFileSync('.oxlintrc.json', 'utf8').matchAll(/See (\S+\.md), ([^."]+)\./g)];
  expect(cited).not.toEqual([]);
  const lost = cited.filter(([, file = '', chapter]) => !textOf(file).includes(`\n## ${chapter}\n`));
  expect(lost.map(([words]) => words)).toEqual([]);
});

it('docs/honesty.md has every invariant, and the title of a test names each', () => {
  const invariants = [...textOf('docs/honesty.md').matchAll(/^- \*\*(INV-\d\d)\*\*/gm)].map(([, id]) => id);
  expect(invariants).toEqual(Array.from({ length: 33 }, (_, at) => `INV-${String(at + 1).padStart(2, '0')}`));
  const titled = paths
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) => textOf(path).match(/^.*\bINV-.*$/gm) ?? [])
    .filter((line) => /\b(it|test)(\.\w+)*\(/.test(line));
  expect(invariants.filter((id = '') => !titled.some((line) => line.includes(id)))).toEqual([]);
});

it('every command that a document names exists', () => {
  const scriptsOf = (folder: string): object =>
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).scripts;
  const isThere = (named: string) => {
    const [script = '', folder = '.'] = named.split(' --workspace ');
    return script in scriptsOf(folder);
  };
  const named = placesOf(/npm run ([\w:]+(?: --workspace [\w/]+)?)/g);
  expect(named.filter(({ found }) => !isThere(found))).toEqual([]);
});

it('docs/address.md lists every parameter', () => {
  const table = /\| Parameter \|[\s\S]*?\n\n/.exec(textOf('docs/address.md'))?.[0] ?? '';
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const {
    route: _,
    locale: __,
    market: ___,
    unread: ____,
    ...parameters
  } = readAddress({ pathname: '/', search: '' });
  expect(new Set(named)).toEqual(new Set([...Object.keys(parameters), 'scenario', ...PARAMETER_NAMES]));
});

it('the README names the browsers that the site is built for', () => {
  const [, targets = ''] =
    /target: \[(.*)\]/.exec(readFileSync('packages/site/vite.config.ts', 'utf8')) ?? [];
  const built = [...targets.matchAll(/([a-z]+)([\d.]+)/g)].map(([, browser, version]) => [browser, version]);
  const table = /\| Browser \|[\s\S]*?\n\n/.exec(textOf('README.md'))?.[0] ?? '';
  const named = [...table.matchAll(/^\| (\w+)[^|]*\| ([\d.]+) \(/gm)].map(([, browser = '', version]) => [
    browser.toLowerCase(),
    version,
  ]);
  expect(named).toEqual(built);
});

it('every link to try, in the README and in lessons, opens a page and a scene that exist', async () => {
  const links = placesOf(/\(http:\/\/127\.0\.0\.1:4173(\/[^)\s]*)\)/g).map(({ found }) => found);
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    const { route, seed = '', scene } = readAddress(new URL(link, 'http://localhost'));
    expect(scene !== undefined, link).toBe(link.includes('scene='));
    if (scene !== undefined) expect(await hasScene(scene, route, seed), link).toBe(true);
  }
});

it('docs/simulation.md has the streams, the ranges and the version of the engine', () => {
  const text = textOf('docs/simulation.md');
  const table = text.slice(text.indexOf('## Streams'), text.indexOf('## Rounding'));
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual([...STREAMS]);
  expect(text).toContain(`Engine version: ${ENGINE_VERSION}.`);
  const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const money = (value: number) => (value / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const rowsOf: Readonly<Record<string, readonly [Range, (value: number) => string]>> = {
    'start amount': [limits.START_AMOUNT, money],
    'start trades, dashboard': [limits.START_TRADES, number],
    notifications: [limits.NOTIFICATIONS, number],
    'delay to the next trade': [limits.PACE, number],
    'profit of a trade': [limits.TRADE_PROFIT, money],
    'sell value, dashboard': [limits.TRADE_SELL, money],
    'buy price, `/v`': [limits.V_BUY, money],
    'rise a second, lower number': [limits.RISE_SMALL, money],
    'rise a second, higher number': [limits.RISE_LARGE, money],
  };
  for (const [name, [{ from, to }, write]] of Object.entries(rowsOf))
    expect(text).toContain(`| ${name} | ${write(from)} to ${write(to)} |`);
  expect(text).toContain(
    `| crypto asset, then fiat currency | one of ${CRYPTO_ASSETS.length}, one of ${FIAT_CURRENCIES.length} |`,
  );
  expect(text).toContain(`| success rate | ${(limits.SUCCESS_RATE.from / 10).toFixed(1)} to `);
});

// An example is what stands in a block of TypeScript. What it logs stands behind the line that logs it, after `//`.
const examples = [...documents].flatMap(([path, text]) =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], at) => ({
    name: `${path} ${at + 1}`,
    code,
  })),
);

it('there are examples', () => expect(examples).not.toEqual([]));

for (const { name, code } of examples)
  it(`the example in ${name} does what it says`, async () => {
    const file = resolve('.cache/examples', `${name.replaceAll(/\W/g, '-')}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code.replaceAll(/from '\.\//g, `from '${resolve('.')}/`));
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...words) => said.push(words.join(' ')));
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    log.mockRestore();
    expect(said).toEqual([...code.matchAll(/^console\.log.*?\/\/ (.*)$/gm)].map(([, word]) => word));
  });
