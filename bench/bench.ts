// Measures the built site beside pages that do the same or less, in turns, in a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../scripts/lib/browser';
import { buildPages, buildProbe } from './buildPages';
import { type CleanUp, createCleanUp } from './cleanUp';
import { initialFiles } from './initialFiles';
import { type Options, readOptions, USAGE } from './options';
import { performanceDocument } from './performanceDocument';
import { runPlan, type Sites } from './plan';
import { linesOf } from './promises';
import { promisesTable } from './report';
import { serveFolder } from './serveFolder';

const PRODUCT = 'dist';
const FEED = 'feed/dist/command.js';
const DOCUMENT = 'docs/performance.md';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const options = readOptions();
if (options.help) console.log(USAGE);
else await bench(options);

async function bench(options: Options): Promise<void> {
  const startedAt = performance.now();
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2)
    console.log(`The machine is busy (load average ${load.toFixed(1)}): elapsed times will be inaccurate.`);
  if (options.build || !existsSync(join(PRODUCT, 'index.html'))) buildProduct();
  if (options.build || !existsSync(FEED)) buildFeed();

  const cleanUp = createCleanUp();
  let interrupted: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('\nInterrupted: nothing is written.');
      interrupted = cleanUp.run().finally(() => process.exit(130));
    });
  try {
    await measure(options, load, cleanUp);
    console.log(`\n${Math.round((performance.now() - startedAt) / 1_000)} s`);
  } catch (error) {
    if (interrupted === undefined) throw error;
    await interrupted; // closing the browser made the current measurement fail
  } finally {
    await cleanUp.run();
  }
}

async function measure(options: Options, load: number, cleanUp: CleanUp): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  console.log('Building the floors.');
  await buildPages(folder);
  const probe = await buildProbe(folder);
  const sites = await openSites(folder, cleanUp);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  cleanUp.add(() => browser.close());

  const results = await runPlan({ browser, probe }, sites, options);
  const { scripts, styleSheets } = initialFiles(PRODUCT);
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sites.product.bytesOf(file), 0) / 1_000;
  const lines = linesOf(results, { javaScript: kilobytes(scripts), css: kilobytes(styleSheets) });
  console.log(`\n${promisesTable(lines)}`);
  if (!options.write) return;
  const machine = { chromium: browser.version(), load };
  writeFileSync(DOCUMENT, performanceDocument(lines, options, machine));
  console.log(`\n${DOCUMENT} is written.`);
}

async function openSites(folder: string, cleanUp: CleanUp): Promise<Sites> {
  const open = async (path: string) => {
    const site = await serveFolder(path);
    cleanUp.add(() => site.close());
    return site;
  };
  return {
    product: await open(PRODUCT),
    engine: await open(join(folder, 'engine')),
    runs: await open(join(folder, 'runs')),
    shell: await open(join(folder, 'shell')),
    card: await open(join(folder, 'card')),
    live: await open(join(folder, 'live')),
  };
}

function buildFeed(): void {
  const { status } = spawnSync('npm run --silent build --workspace feed', { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('The feed does not build, so there is nothing to measure.');
}

function buildProduct(): void {
  console.log('Building the site.');
  const { status } = spawnSync('npx vite build --logLevel warn', { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site does not build, so there is nothing to measure.');
}
