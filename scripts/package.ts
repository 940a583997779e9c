// `npm run package` writes a folder that opens without a server and without a network, as a zip.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { singleFile } from '../build/singleFile.ts';
import { SINGLE_FILE } from '../vite.config.ts';
import { lessonPages } from './lessonPages.ts';

/** The folders of the three pages, as the paths of the specification name them. */
const FOLDERS = ['', 'de/', 'v/'];

/** In bytes; a page is scripts, styles, font and texts in one (docs/performance.md). */
const LIMIT = 650_000;

const BUILT = '.cache/single-file';

/** Every file of the folder, by path. The same bytes for the same commit. */
export async function packageFiles(): Promise<Map<string, Uint8Array>> {
  await build({
    mode: SINGLE_FILE,
    base: '/',
    logLevel: 'warn',
    build: { outDir: BUILT, emptyOutDir: true },
  });
  const built = new Map(
    readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(js|css|svg|woff2)$/.test(path))
      .map((path) => [path, readFileSync(join(BUILT, path))]),
  );
  const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const files = new Map<string, Uint8Array>();
  for (const folder of FOLDERS) {
    const page = Buffer.from(singleFile(html, built, folder));
    if (page.length > LIMIT)
      throw new Error(`${folder}index.html has ${page.length} bytes, more than ${LIMIT}.`);
    files.set(`${folder}index.html`, page);
  }
  for (const [path, content] of lessonPages()) files.set(`lessons/${path}`, content);
  files.set('LICENSE.txt', readFileSync('LICENSE'));
  files.set('licences-of-packages.txt', readFileSync(join(BUILT, 'licenses.txt')));
  files.set('licence-of-the-font.txt', readFileSync('public/inter-license.txt'));
  return files;
}

/** Of every file in the zip, in the time of the machine as a zip has it: the same bytes everywhere. */
const TIME = new Date(2026, 0, 1);

if (process.argv.includes('--zip')) {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = `simulated-trading-dashboard-${version}`;
  const files = [...(await packageFiles())].sort(([a], [b]) => (a < b ? -1 : 1));
  const zip = zipSync(Object.fromEntries(files.map(([path, content]) => [`${name}/${path}`, content])), {
    mtime: TIME,
    level: 9,
  });
  mkdirSync('release', { recursive: true });
  writeFileSync(`release/${name}.zip`, zip);
  for (const [path, content] of files) console.log(`${String(content.length).padStart(8)}  ${path}`);
  console.log(`\n  release/${name}.zip, ${zip.length} bytes\n`);
}
