/**
 * Changes the code in small ways, one at a time, and runs the tests that reach the change: what none of them notices is
 * listed. It takes long and ends green whatever it finds. Paths are those of the folder above, where it is started. Its
 * packages are installed by `npm run test:mutation` alone.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: false },
  // What is pure. The lists of words are the specification's and the reference books'.
  mutate: [
    'packages/engine/src/**/*.ts',
    'packages/dashboard/src/visit/**/*.ts',
    'packages/dashboard/src/store/*.ts',
    'packages/dashboard/src/app/{openScene,history/history,history/historyEntry,history/readVisit}.ts',
    'packages/*/src/library/*.ts',
    '!**/*.test.ts',
    '!packages/engine/src/{testing,golden,reference,texts}/**',
    '!packages/engine/src/people.ts',
  ],
  // No tsconfig.json: it would be read by an interface that TypeScript 7 does not have any more.
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/docs',
    '!/scripts',
    '!/package.json',
    '!/tsconfig.base.json',
    '!/vitest.config.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // what is computed once, as a file loads, would need every test again for each change
  timeoutMS: 8_000, // a busy machine is no endless loop
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  disableTypeChecks: false,
};
