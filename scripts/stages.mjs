// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * One word of the project's grammar. With a report it runs tests, whose counts are read from there; without one it
 * counts as one check. It is not run when the stage that it needs has failed.
 *
 * @typedef {{ name: string, command: string, report?: string, needs?: string }} Stage
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Into a file or a log go words without colours. (NO_COLOR would make each worker of the browser tests warn.)
const colour = process.stdout.isTTY ? '' : '--no-color';
const vitest = (/** @type {string} */ project, /** @type {string} */ report) => ({
  command: `npx vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=${report} ${colour}`,
  report,
});

export const types = { name: 'types', command: 'npm run --silent test:types' };
export const lint = { name: 'lint', command: 'npm run --silent test:lint' };
export const format = { name: 'format', command: 'npm run --silent test:format' };
export const dead = { name: 'dead code', command: 'npm run --silent test:dead' };
export const build = { name: 'build', command: 'npm run --silent build' };
export const size = { name: 'size', command: 'npm run --silent test:size', needs: 'build' };
export const chromium = { name: 'a Chromium that starts', command: 'node scripts/tryBrowser.mjs' };
export const unit = { name: 'unit tests', ...vitest('unit', '.cache/unit.json') };
export const components = {
  name: 'component tests',
  ...vitest('components', '.cache/components.json'),
  needs: chromium.name,
};
export const browser = {
  name: 'browser tests',
  command: 'npx playwright test',
  report: '.cache/e2e.json',
  needs: 'build', // what an earlier build left behind proves nothing
};
/** The configurations in `hosting/`, run by the real servers; where one is not installed its tests are skipped. */
export const hosting = {
  name: 'hosting tests',
  command: 'npm run --silent test:hosting',
  report: '.cache/hosting.json',
  needs: 'build',
};

export const enginesReport = '.cache/engines.json';

/** The journeys in every engine that is installed. */
export const enginesWith = (/** @type {readonly string[]} */ given) => ({
  name: 'journeys in three engines',
  command: `npx playwright test --config playwright.engines.config.ts ${given.map((word) => `'${word}'`).join(' ')}`,
  report: enginesReport,
  needs: 'build',
});

/** Installs what the lockfile says, if that has not been done since it changed. */
export function install() {
  const done = 'node_modules/.package-lock.json';
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  const { status } = spawnSync('npm ci --include=dev', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs every stage, whatever the ones before it said, and closes with the line `N passed, N failed`.
 *
 * @param {readonly Stage[]} stages
 * @param {() => void} summarise what is said before the closing line
 */
export function run(stages, summarise = () => {}) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set();
  for (const stage of stages) {
    const startedAt = Date.now();
    console.log(`\n— ${stage.name}`);
    const counts = broken.has(stage.needs) ? notRun(stage) : countsOf(stage, execute(stage));
    if (counts.failed > 0) broken.add(stage.name);
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  summarise();
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped: this machine lacks what they need`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** @param {Stage} stage */
function execute({ command, report }) {
  if (report) rmSync(report, { force: true });
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** @param {Stage} stage */
function notRun({ needs }) {
  console.log(`  not run: it needs the stage "${needs}"`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @param {Stage} stage
 * @param {boolean} ok
 */
function countsOf({ report }, ok) {
  const one = ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (report === undefined) return one;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }; // it broke before it could test anything
  const read = JSON.parse(readFileSync(report, 'utf8'));
  const counts = read.stats
    ? {
        passed: read.stats.expected,
        failed: read.stats.unexpected + read.stats.flaky,
        skipped: read.stats.skipped,
      }
    : { passed: read.numPassedTests, failed: read.numFailedTests, skipped: read.numPendingTests };
  // A runner may fail without a failed test, as when a file does not load; and no test at all is no success.
  const broken = (!ok && counts.failed === 0) || counts.passed === 0;
  return broken ? { ...counts, failed: counts.failed + 1 } : counts;
}
