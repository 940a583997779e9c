// @ts-check
// The journeys in Chromium, Firefox and WebKit. Arguments are handed on to Playwright, such as --project firefox.
import { existsSync, readFileSync } from 'node:fs';
import * as stages from './stages.mjs';

/**
 * @typedef {{ status: string, projectName: string, annotations: { type: string, description?: string }[] }} Test
 * @typedef {{ suites?: Suite[], specs?: { tests: Test[] }[] }} Suite
 */

stages.install();
stages.run([stages.build, stages.enginesWith(process.argv.slice(2))], printEngines);

/** A line for each engine: its version, and what came of it; or what it lacks. */
function printEngines() {
  if (!existsSync(stages.enginesReport)) return;
  const tests = testsOf(JSON.parse(readFileSync(stages.enginesReport, 'utf8')));
  for (const project of new Set(tests.map(({ projectName }) => projectName))) {
    const all = tests.filter(({ projectName }) => projectName === project);
    const count = (/** @type {string} */ status) => all.filter((test) => test.status === status).length;
    const says = (/** @type {string} */ type) =>
      all.flatMap(({ annotations }) => annotations).find((one) => one.type === type)?.description;
    const version = says('version') ?? says('skip') ?? 'not started';
    console.log(
      `${project}: ${version}: ${count('expected')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}

/**
 * @param {Suite} suite
 * @returns {Test[]}
 */
function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}
