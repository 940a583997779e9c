import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the tests that Vitest skipped, except those left out by a tag; Playwright prints its own. */
  readonly skipped: readonly string[];
  /** How long each test took that ran. */
  readonly times: readonly TestTime[];
};

type TestTime = { readonly title: string; readonly ms: number };

/** A file of Playwright, or a group of tests in it. */
type Suite = {
  file: string;
  specs: readonly { title: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly Suite[];
};

/** The parts that are read of the JSON reports of Playwright and Vitest. */
type Report =
  | { stats: { expected: number; unexpected: number; flaky: number }; suites: readonly Suite[] }
  | {
      stats?: undefined;
      numPassedTests: number;
      numFailedTests: number;
      testResults: readonly {
        name: string;
        assertionResults: readonly {
          status: string;
          fullName: string;
          duration?: number | null;
          tags?: readonly string[];
        }[];
      }[];
    };

const NONE = { skipped: [], times: [] };

/**
 * The number of tests in a report. Without a report the command counts as one check.
 *
 * @param ok whether the command ended with exit code 0
 * @param report path of the JSON report of Playwright or Vitest
 * @param mayBeEmpty whether no test at all is a success
 */
export function countTests(ok: boolean, report?: string, mayBeEmpty = false): Counts {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...NONE };
  if (!existsSync(report)) return { passed: 0, failed: 1, ...NONE }; // the runner failed before the first test
  const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  // A runner may fail without a failed test, as when a file cannot be loaded.
  const missed = (!ok && counts.failed === 0) || (counts.passed === 0 && !mayBeEmpty);
  return missed ? { ...counts, failed: counts.failed + 1 } : counts;
}

function countsOf(report: Report): Counts {
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped: [],
      times: report.suites.flatMap(timesOf),
    };
  }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => !hasRun(test) && (test.tags ?? []).length === 0)
    .map(({ fullName }) => fullName);
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasRun).map(({ fullName, duration }) => ({
      title: `${relative('.', name)}: ${fullName.trim()}`,
      ms: duration ?? 0,
    })),
  );
  return { passed, failed, skipped, times };
}

const hasRun = ({ status }: { status: string }) => status !== 'pending' && status !== 'skipped';

function timesOf({ file, specs, suites = [] }: Suite): TestTime[] {
  const own = specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}
