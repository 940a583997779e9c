// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';

/**
 * One word of the project's grammar. With a report it runs tests, whose counts are read from there; without one it
 * counts as one check.
 *
 * @typedef {{ name: string, command: string, report?: string }} Stage
 */

export const types = { name: 'types', command: 'npm run --silent test:types' };
export const lint = { name: 'lint', command: 'npm run --silent test:lint' };
export const format = { name: 'format', command: 'npm run --silent test:format' };
export const dead = { name: 'dead code', command: 'npm run --silent test:dead' };
export const build = { name: 'build', command: 'npm run --silent build' };
export const size = { name: 'size', command: 'npm run --silent test:size' };
export const unit = {
  name: 'unit tests',
  command: 'npx vitest run --project unit --reporter=dot --reporter=json --outputFile.json=.cache/unit.json',
  report: '.cache/unit.json',
};
export const components = {
  name: 'component tests',
  command:
    'npx vitest run --project components --reporter=dot --reporter=json --outputFile.json=.cache/components.json',
  report: '.cache/components.json',
};
export const browser = { name: 'browser tests', command: 'npx playwright test', report: '.cache/e2e.json' };

/** Installs what the lockfile says, if that has not been done since it changed. */
export function install() {
  const done = 'node_modules/.package-lock.json';
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  const { status } = spawnSync('npm ci', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs every stage, whatever the ones before it said, and closes with the line `N passed, N failed`.
 *
 * @param {readonly Stage[]} stages
 */
export function run(stages) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const stage of stages) {
    const startedAt = Date.now();
    console.log(`\n— ${stage.name}`);
    if (stage.report) rmSync(stage.report, { force: true });
    const { status } = spawnSync(stage.command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    const counts = countsOf(stage, status === 0);
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
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
