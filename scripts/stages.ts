/** One check of `npm test`: a command that ends with exit code 0 if all is well. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** The JSON report of a test runner, which holds the number of tests. Without one the stage counts as one check. */
  readonly report?: string;
  /** The name of the stage that has to pass before; if it failed, this one is not run. */
  readonly needs?: string;
};

// No colours in files and logs. (With NO_COLOR each worker of the browser tests prints a warning.)
const colours = process.stdout.isTTY ? '' : '--no-color';

const vitest = (projects: readonly string[], report: string) => ({
  command: `npx vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=dot --reporter=json --outputFile.json=${report} ${colours}`,
  report,
});

export const types: Stage = { name: 'types', command: 'npm run --silent test:types' };
export const lint: Stage = { name: 'lint', command: 'npm run --silent test:lint' };
export const format: Stage = { name: 'format', command: 'npm run --silent test:format' };
export const dead: Stage = { name: 'dead code', command: 'npm run --silent test:dead' };
export const unit: Stage = { name: 'unit tests', ...vitest(['unit'], '.cache/unit.json') };
export const build: Stage = { name: 'build', command: 'npm run --silent build -- --logLevel warn' };
export const size: Stage = { name: 'size', command: 'npm run --silent test:size', needs: build.name };

/** Fails with one clear message where otherwise each browser test would fail. */
export const chromium: Stage = { name: 'Chromium starts', command: 'npm run --silent test:chromium' };

/** Side by side, because components and feed wait for real time to pass. */
export const unitComponentsAndFeed: Stage = {
  name: 'unit, component and feed tests',
  ...vitest(['unit', 'components', 'feed'], '.cache/vitest.json'),
  needs: chromium.name,
};

export const browser: Stage = {
  name: 'browser tests',
  command: 'npx playwright test',
  report: '.cache/e2e.json',
  needs: build.name, // they would test an older build
};

/** The generated server configurations, run by nginx and Caddy. Tests of a server that is not installed are skipped. */
export const hosting: Stage = {
  name: 'hosting tests',
  command: 'npm run --silent test:hosting -- --grep-invert @long',
  report: '.cache/hosting.json',
  needs: build.name,
};

const quoted = (argument: string) => `"${argument}"`;

/**
 * The journeys in every browser engine that is installed.
 *
 * @param playwrightArguments such as `--project firefox`
 */
export const engines = (playwrightArguments: readonly string[]) => ({
  name: 'journeys in three engines',
  command: [
    'npx playwright test --config playwright.engines.config.ts',
    ...playwrightArguments.map(quoted),
  ].join(' '),
  report: '.cache/engines.json',
  needs: build.name,
});
