// @ts-check
// Measures the built site beside pages that do as much or less, in one interleaved run in a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';
import { buildFloors, FLOORS } from './floors.mjs';
import { host } from './host.mjs';
import * as measures from './measures.mjs';
import { documentOf, reportOf } from './report.mjs';

const USAGE = `npm run bench -- [options]
  --quick            fewer repeats and shorter runs: a look, not a result
  --repeats N        how often everything is measured (3)
  --seconds N        how long running pages are watched (30)
  --only WORD        measures only what begins with it: load, slow, running, paused, speed, jump, month,
                     engine, five minutes (once in all, not with --quick)
  --build            builds the site first, even if there is a build
  --write            writes docs/performance.md
  --help`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    repeats: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    build: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const repeats = positive('repeats', values.repeats, values.quick ? 1 : 3);
const seconds = positive('seconds', values.seconds, values.quick ? 10 : 30);
const short = Math.min(seconds, 10);
/** Loads differ more from one another than runs, and take a tenth of the time: so often in each round. */
const loads = values.quick ? 1 : 3;

if (values.help) console.log(USAGE);
else await bench();

async function bench() {
  const startedAt = performance.now();
  const [busy = 0] = loadavg();
  if (busy > availableParallelism() / 2)
    console.log(`others use this machine (load ${busy.toFixed(1)}): times on the clock will say little`);
  if (values.build || !existsSync('dist/index.html')) {
    console.log('building the site');
    const { status } = spawnSync('npx vite build --logLevel warn', { shell: true, stdio: 'inherit' });
    if (status !== 0) throw new Error('The site does not build, so there is nothing to measure.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  /** @type {(() => unknown)[]} what to undo at the end, whatever the end is */
  const undo = [() => rmSync(folder, { recursive: true, force: true })];
  const clean = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  /** @type {Promise<void> | undefined} */
  let stopped;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      console.log('\nstopped; nothing is written');
      stopped = clean().finally(() => process.exit(130));
    });

  try {
    console.log('building the floors');
    await buildFloors(folder);
    const open = async (/** @type {string} */ path) => {
      const opened = await host(path);
      undo.push(() => opened.close());
      return opened;
    };
    const floors = await Promise.all(
      [...Object.keys(FLOORS), 'engine'].map(async (name) => [name, await open(join(folder, name))]),
    );
    const others = Object.fromEntries(floors);
    const hosts = { ...others, ours: await open('dist') };
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserArguments,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    undo.push(() => browser.close());

    const results = await interleaved(planOf(browser, hosts));
    if (!values.quick && 'five minutes'.startsWith(values.only)) {
      process.stdout.write(`\r${'five minutes'.padEnd(48)}`);
      results['five minutes'] = [await measures.run(browser, hosts.ours, measures.FIVE_MINUTES_S)];
    }
    const machine = { chromium: browser.version(), repeats, seconds, busy };
    console.log(`\n${reportOf(results)}`);
    if (values.write && values.only === '') {
      writeFileSync('docs/performance.md', documentOf(results, machine));
      console.log('\ndocs/performance.md is written');
    }
    console.log(`\n${Math.round((performance.now() - startedAt) / 1_000)} s`);
  } catch (error) {
    if (stopped === undefined) throw error;
    await stopped; // what was being measured lost its browser
  } finally {
    await clean();
  }
}

/**
 * What is measured, by name. Everything is a visit of its own in a fresh context, one after the other.
 *
 * @param {import('playwright').Browser} browser
 * @param {Record<string, import('./host.mjs').Host>} hosts
 * @returns {Record<string, () => Promise<import('./measures.mjs').Figures>>}
 */
function planOf(browser, hosts) {
  const pages = ['ours', 'shell', 'plain', 'card', 'live'];
  const at = (/** @type {string} */ name) => {
    const found = hosts[name];
    if (found === undefined) throw new Error(`Nobody serves "${name}".`);
    return found;
  };
  return Object.fromEntries([
    ...pages.map((name) => [`load ${name}`, () => measures.load(browser, at(name), false)]),
    ...pages.map((name) => [`slow ${name}`, () => measures.load(browser, at(name), true)]),
    ...['ours', 'plain', 'live', 'moving'].map((name) => [
      `running ${name}`,
      () => measures.run(browser, at(name), seconds),
    ]),
    ['running a month in', () => measures.run(browser, at('ours'), short, measures.MONTH_S)],
    .../** @type {const} */ (['paused', 'hidden']).map((how) => [
      how,
      () => measures.idle(browser, at('ours'), how, short),
    ]),
    ...[1, 10, 100, 1_000].map((speed) => [
      `speed ${speed}`,
      () => measures.atSpeed(browser, at('ours'), speed, short),
    ]),
    ['jump', () => measures.jump(browser, at('ours'))],
    ['month', () => measures.month(browser, at('ours'))],
    ['engine', () => measures.engine(browser, at('engine'))],
  ]);
}

/**
 * Everything once, then everything again: what a busy machine does to one, it does to its neighbours.
 *
 * @param {ReturnType<typeof planOf>} plan
 */
async function interleaved(plan) {
  /** @type {import('./report.mjs').Results} */
  const results = {};
  const all = Object.entries(plan).filter(([name]) => name.startsWith(values.only));
  const isLoad = (/** @type {string} */ name) => /^(load|slow) /.test(name);
  const first = Array.from({ length: loads }, () => all.filter(([name]) => isLoad(name))).flat();
  const turns = [...first, ...all.filter(([name]) => !isLoad(name))];
  for (let round = 1; round <= repeats; round += 1) {
    for (const [name, measure] of turns) {
      process.stdout.write(`\r${`round ${round} of ${repeats}: ${name}`.padEnd(48)}`);
      results[name] ??= [];
      results[name].push(await measure());
    }
  }
  return results;
}

/**
 * @param {string} option
 * @param {string | undefined} text
 * @param {number} otherwise
 */
function positive(option, text, otherwise) {
  const number = Number(text ?? otherwise);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} wants a whole number above 0, not "${text}".`);
}
