// Measures the built site beside pages that do the same or less, in turns, in a real browser.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../scripts/lib/browser';
import { withGenerated } from '../scripts/lib/withGenerated';
import { buildPage, buildPages, buildProbe } from './buildPages';
import { type Options, readOptions, USAGE } from './options';
import { packageBenches } from './packages';
import { runPlan, type Sites } from './plan';
import { type InitialSizes, linesOf } from './promises';
import { promisesTable } from './report';
import { type Site, serveFolder } from './serveFolder';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PRODUCT = 'dist';
/** Of the pages that are built for the measurements. */
const FOLDER = resolve('.cache/bench/pages');
const DOCUMENT = 'docs/performance.md';

const options = readOptions();
if (options.help) console.log(USAGE);
else await bench(options);

async function bench(options: Options): Promise<void> {
  const startedAt = performance.now();
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2)
    console.log(`The machine is busy (load average ${load.toFixed(1)}): elapsed times will be inaccurate.`);
  console.log('Building the site, the packages that build themselves, and the floors.');
  build('npm run --silent build');
  build('npm run --silent build --workspaces --if-present');
  await buildPages(FOLDER);
  const probe = await buildProbe(FOLDER);

  const open: Site[] = [];
  const serve = async (folder: string) => {
    const site = await serveFolder(folder);
    open.push(site);
    return site;
  };
  const sites = await openSites(serve);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const environment = { browser, probe };
    const more = await packageBenches();
    const openPage = async (folder: URL) => serve(await buildPage(fileURLToPath(folder), FOLDER));
    const given = { environment, seconds: options.seconds, openPage };
    const measurements = await Promise.all(more.map(({ measurementsOf }) => measurementsOf(given)));
    const results = await runPlan(environment, sites, options, measurements.flat());
    const promises = promisesTable(linesOf(results, initialSizes(), more));
    console.log(`\n${promises}`);
    if (options.write) {
      const measured = `${describeMachine(browser.version(), load)}\n\n${promises}`;
      writeFileSync(DOCUMENT, withGenerated(readFileSync(DOCUMENT, 'utf8'), 'by npm run bench', measured));
      console.log(`\n${DOCUMENT} is written.`);
    }
  } finally {
    await browser.close();
    for (const site of open) site.close();
  }
  console.log(`\n${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

async function openSites(serve: (folder: string) => Promise<Site>): Promise<Sites> {
  const open = (name: string) => serve(join(FOLDER, name));
  return {
    product: await serve(PRODUCT),
    engine: await open('engine'),
    shell: await open('shell'),
    card: await open('card'),
    live: await open('live'),
  };
}

/** When and where it was measured; the load average is that before the start. */
function describeMachine(chromium: string, load: number): string {
  const [day] = new Date().toISOString().split('T');
  return `Written by \`npm run bench -- --write\` on ${day}: ${cpus().length} processor cores, Node ${process.versions.node}, Chromium ${chromium}
without a GPU, load average ${load.toFixed(1)} before the start.`;
}

/** As `.size-limit.ts` measures them. */
function initialSizes(): InitialSizes {
  const { stdout } = spawnSync('npx size-limit --json', { shell: true, encoding: 'utf8' });
  const sizes: { name: string; size: number }[] = JSON.parse(stdout);
  const kilobytes = (name: string) => (sizes.find((each) => each.name === name)?.size ?? Number.NaN) / 1_000;
  return { javaScript: kilobytes('initial JavaScript'), css: kilobytes('CSS') };
}

function build(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" failed, so there is nothing to measure.`);
}
