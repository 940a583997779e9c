import { existsSync, readFileSync } from 'node:fs';

export const KINDS = ['passed', 'failed', 'skipped'] as const;

export type Counts = Readonly<Record<(typeof KINDS)[number], number>>;

/** The parts that are read of the JSON reports of Playwright and Vitest. */
type Report =
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  | {
      stats?: undefined;
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      testResults?: readonly { assertionResults: readonly { status: string; fullName: string }[] }[];
    };

/**
 * The number of tests in a report. Without a report the command counts as one check.
 *
 * @param ok whether the command ended with exit code 0
 * @param report path of the JSON report of Playwright or Vitest
 */
export function countTests(ok: boolean, report?: string): Counts {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }; // the runner failed before the first test
  const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  // A runner may fail without a failed test, as when a file cannot be loaded; and no passed test is no success.
  const missed = (!ok && counts.failed === 0) || counts.passed === 0;
  return missed ? { ...counts, failed: counts.failed + 1 } : counts;
}

function countsOf(report: Report): Counts {
  if (report.stats === undefined)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The titles of the tests that a report of Vitest calls skipped; Playwright prints its own. */
export function skippedTests(report?: string): string[] {
  if (report === undefined || !existsSync(report)) return [];
  const { testResults = [] }: Extract<Report, { stats?: undefined }> = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => fullName),
  );
}
