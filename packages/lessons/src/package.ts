// `npm run package` writes a folder that opens without a server and without a network, as a zip and as a package.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from '@simulation/engine/texts';
import { oneLanguage, SINGLE_FILE, singleFile } from '@simulation/site/build';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { lessonPages, startPages } from './lessonPages';

/** The folders of the pages in a language, as the paths of the specification name them. */
const foldersOf = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? ['', 'v/'] : [`${LANGUAGES[locale].segment}/`];

/**
 * In bytes. A page is scripts, styles, font and texts in one; 220 kB of it is React, 90 kB the story in its three ways
 * with the cases, 40 kB the help with its contacts.
 */
const LIMIT = 700_000;

/** Every file of the folder, by path. The same bytes for the same commit. */
export async function packageFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>(startPages());
  for (const locale of LOCALES) {
    const built = await builtIn(locale);
    for (const [path, content] of pagesOf(built, foldersOf(locale))) files.set(path, content);
    files.set('licenses/packages.txt', fileOf(built, 'licenses.txt'));
  }
  for (const [path, content] of lessonPages('folder')) files.set(`lessons/${path}`, content);
  files.set('licenses/license.txt', readFileSync('LICENSE'));
  files.set('licenses/font.txt', readFileSync('packages/site/public/inter-license.txt'));
  return files;
}

/** The files of the site in one language, by path. */
async function builtIn(locale: Locale): Promise<Map<string, Buffer>> {
  const result = await build({
    configFile: 'packages/site/vite.config.ts',
    configLoader: 'native',
    mode: SINGLE_FILE,
    base: '/',
    logLevel: 'warn',
    plugins: [oneLanguage(locale)],
    build: { write: false },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (built === undefined || !('output' in built)) throw new Error('The build gave no files.');
  const files = new Map<string, Buffer>([['favicon.svg', readFileSync('packages/site/public/favicon.svg')]]);
  for (const file of built.output)
    files.set(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source));
  return files;
}

function pagesOf(files: ReadonlyMap<string, Buffer>, folders: readonly string[]): [string, Buffer][] {
  const html = fileOf(files, 'index.html').toString();
  return folders.map((folder) => {
    const page = Buffer.from(singleFile(html, files, folder));
    if (page.length > LIMIT)
      throw new Error(
        `${folder}index.html has ${page.length} bytes, ${page.length - LIMIT} more than LIMIT in packages/lessons/src/package.ts.`,
      );
    return [`${folder}index.html`, page];
  });
}

function fileOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  const file = files.get(path);
  if (file === undefined) throw new Error(`The build has no ${path}.`);
  return file;
}

/** Of every file in the zip, in the time of the machine as a zip has it: the same bytes everywhere. */
const TIME = new Date(2026, 0, 1);

if (process.argv.includes('--zip')) {
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = `simulated-trading-dashboard-${manifest.version}`;
  const files = [...(await packageFiles())].sort(([a], [b]) => (a < b ? -1 : 1));
  const zip = zipSync(Object.fromEntries(files.map(([path, content]) => [`${name}/${path}`, content])), {
    mtime: TIME,
    level: 9,
  });
  rmSync('release/npm', { recursive: true, force: true });
  mkdirSync('release', { recursive: true });
  writeFileSync(`release/${name}.zip`, zip);
  for (const [path, content] of [...files, ['package.json', npmManifest(manifest)] as const]) {
    const file = join('release/npm', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const [path, content] of files) console.log(`${String(content.length).padStart(8)}  ${path}`);
  console.log(`\n  release/${name}.zip, ${zip.length} bytes; the same as a package in release/npm\n`);
}

type Manifest = Record<'name' | 'version' | 'description' | 'license', string> & { repository?: object };

/** The folder as a package: files alone, nothing to import and nothing to install. */
function npmManifest({ name, version, description, license, repository }: Manifest): string {
  const keywords = ['simulation', 'teaching', 'fraud-awareness', 'statistics', 'trading-dashboard'];
  return `${JSON.stringify({ name, version, description, license, type: 'module', repository, keywords }, null, 2)}\n`;
}
