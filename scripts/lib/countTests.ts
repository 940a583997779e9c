import { existsSync, readFileSync } from 'node:fs';

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the tests that Vitest skipped; Playwright prints its own. */
  readonly skipped: readonly string[];
};

/** The parts that are read of the JSON reports of Playwright and Vitest. */
type Report =
  | { stats: { expected: number; unexpected: number; flaky: number } }
  | {
      stats?: undefined;
      numPassedTests: number;
      numFailedTests: number;
      testResults: readonly { assertionResults: readonly { status: string; fullName: string }[] }[];
    };

/**
 * The number of tests in a report. Without a report the command counts as one check.
 *
 * @param ok whether the command ended with exit code 0
 * @param report path of the JSON report of Playwright or Vitest
 */
export function countTests(ok: boolean, report?: string): Counts {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] };
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: [] }; // the runner failed before the first test
  const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  // A runner may fail without a failed test, as when a file cannot be loaded; and no passed test is no success.
  const missed = (!ok && counts.failed === 0) || counts.passed === 0;
  return missed ? { ...counts, failed: counts.failed + 1 } : counts;
}

function countsOf(report: Report): Counts {
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped: [] };
  }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'skipped')
    .map(({ fullName }) => fullName);
  return { passed, failed, skipped };
}
