import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { packagesWith } from './packages';
import { projectFiles } from './projectFiles';

/** One check of `npm test`: a command that ends with exit code 0 if all is well. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** Anything that it prints fails it, except a note (`runStages.ts`). */
  readonly silent?: boolean;
  /** The JSON report of a test runner, which holds the number of tests. Without one the stage counts as one check. */
  readonly report?: string;
  /** Whether it may have no test, as when a change reaches none; otherwise that fails it. */
  readonly mayBeEmpty?: boolean;
  /** The name of the stage that has to pass before; if it failed, this one is not run. */
  readonly needs?: string;
};

// No colors in files and logs. (With NO_COLOR each worker of the browser tests prints a warning.)
const colors = process.stdout.isTTY ? '' : '--no-color';

const vitest = (projects: readonly string[], report: string, ...given: readonly string[]) => ({
  command: `npx vitest run ${projects.map((project) => `--project "${project}"`).join(' ')} --reporter=dot --reporter=json --outputFile.json=${report} ${colors} ${given.join(' ')}`,
  report,
});

const types: Stage = { name: 'types', command: 'npm run --silent test:types' };
const lint: Stage = { name: 'lint', command: 'npx oxlint --type-aware' };
const format: Stage = { name: 'format', command: 'npx biome check --error-on-warnings .' };
const dead: Stage = { name: 'dead code', command: 'npx knip' };

/** What reads the sources, and runs nothing. Side by side: each of them keeps one core busy at a time. */
export const sources: readonly Stage[] = [types, lint, format, dead];

/** The projects of packages: each is named after its folder. */
const ofPackages = packagesWith('vitest.config.ts').map((file) => basename(dirname(file)));

export const withoutBrowser: Stage = {
  name: 'unit tests, and those of packages that need no browser',
  ...vitest(['unit', ...ofPackages], '.cache/unit.json'),
};

/**
 * The unit tests that import what has changed since the last commit, without those that play hundreds of runs; all, if
 * that is a file which tests read (vitest.config.ts).
 */
export const changed: Stage = {
  name: 'unit tests that the changes reach',
  ...vitest(['unit'], '.cache/changed.json', '--changed', '--passWithNoTests', '--tagsFilter=!sweep'),
  mayBeEmpty: true,
};

/** The unit tests that read the sources themselves, and so are reached by every change. */
export const repository: Stage = {
  name: 'tests of the repository',
  ...vitest(
    ['unit'],
    '.cache/repository.json',
    ...['documents', 'requirements', 'staticHonesty', 'styleSheets'].map(
      (name) => `scripts/tests/${name}.test.ts`,
    ),
  ),
};

/** A warning is a file that is missing, or an option that is no longer known. */
export const build: Stage = {
  name: 'build',
  command: 'node scripts/run.mjs build',
  silent: true,
};
export const size: Stage = {
  name: 'size',
  command: 'npx tsx scripts/checkSizes.ts',
  silent: true,
  needs: build.name,
};

/** What only long tests of packages need is installed there by `setup:long`. */
const setup: Stage = {
  name: 'what the long tests of packages need',
  command: 'npm run --silent setup:long --workspaces --if-present',
};

/** In this order. */
export const longOfPackages: readonly Stage[] =
  packagesWith('vitest.long.config.ts').length === 0
    ? []
    : [
        setup,
        { name: 'long tests of packages', ...vitest(['long *'], '.cache/long.json'), needs: setup.name },
      ];

/** Fails with one clear message where otherwise each browser test would fail. */
export const chromium: Stage = { name: 'Chromium starts', command: 'npx tsx scripts/checkBrowser.ts' };

/** Side by side, because components and servers wait for real time to pass. */
export const tests: Stage = {
  name: 'unit and component tests, and those of packages',
  ...vitest(['!long *'], '.cache/vitest.json'),
  needs: chromium.name,
};

/** Playwright with these arguments, such as `--project=firefox`. They would test an older build without a new one. */
const playwright = (name: string, ...given: readonly string[]): Stage => ({
  name,
  command: ['npx playwright test', ...given.map((argument) => `"${argument}"`)].join(' '),
  report: '.cache/e2e.json',
  needs: build.name,
});

export const browser = playwright('browser tests', '--project=short');

/** Every browser test: with the long ones, and those behind real servers. */
export const all = (given: readonly string[]) =>
  playwright('all browser tests', '--project=short', '--project=long', '--project=hosting', ...given);

const ENGINES = ['chromium', 'installed chromium', 'firefox', 'webkit'];

/** The journeys in every browser engine that is installed, or in those that the arguments name. */
export const engines = (given: readonly string[]) => {
  const isNamed = given.some((argument) => argument.startsWith('--project'));
  const projects = isNamed ? [] : ENGINES.map((engine) => `--project=${engine}`);
  return playwright('journeys in three engines', ...projects, ...given);
};

/** A test that holds a requirement, by its number above it, or an invariant, by that in its title. */
const HOLDS = /^ *\/\/ E\d{3}\b|\bINV-\d\d\b/m;

/** The files with tests that hold them, of the project in the current folder. */
const heldBy = (ending: RegExp) =>
  projectFiles().filter((path) => ending.test(path) && HOLDS.test(readFileSync(path, 'utf8')));

/**
 * What the specification and honesty ask for, in the shortest time: types, lint, dead code, build, and the tests that
 * hold a requirement or an invariant. Documents may speak of an extra that was taken away; that each invariant has its
 * test is looked at alone.
 */
export function promiseStages(): readonly (Stage | readonly Stage[])[] {
  const documents = 'scripts/tests/documents.test.ts';
  return [
    [types, lint, dead],
    build,
    {
      name: 'unit and component tests of requirements and honesty',
      ...vitest(
        ['unit', 'components*'],
        '.cache/promises.json',
        ...heldBy(/\.test\.tsx?$/).filter((path) => path !== documents),
      ),
    },
    {
      name: 'a test for each invariant',
      command: `npx vitest run --project unit --reporter=dot ${documents} -t "every invariant"`,
    },
    playwright('browser tests of requirements and honesty', '--project=short', ...heldBy(/\.spec\.ts$/)),
  ];
}

export const extrasTakenAway: Stage = {
  name: 'each extra taken away',
  command: 'npx tsx scripts/extras.ts',
};
