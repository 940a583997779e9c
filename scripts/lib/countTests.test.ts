import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests } from './countTests';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return report;
}
const vitest = (passed: number, failed: number, ...skipped: readonly string[]) => {
  const assertionResults = [
    { status: 'passed', fullName: 'one that passed' },
    ...skipped.map((fullName) => ({ status: 'skipped', fullName })),
  ];
  return reportOf({ numPassedTests: passed, numFailedTests: failed, testResults: [{ assertionResults }] });
};

describe('the count of a stage', () => {
  it('is one check for a command without a report', () => {
    expect(countTests(true)).toEqual({ passed: 1, failed: 0, skipped: [] });
    expect(countTests(false)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  it('is read from the report of Vitest or Playwright; a flaky test counts as failed', () => {
    expect(countTests(true, vitest(7, 0, 'by nginx'))).toEqual({
      passed: 7,
      failed: 0,
      skipped: ['by nginx'],
    });
    const playwright = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 2 } });
    expect(countTests(false, playwright)).toEqual({ passed: 5, failed: 3, skipped: [] });
  });

  it('has a failure if the runner fails without a failed test, runs no test or writes no report', () => {
    expect(countTests(false, vitest(7, 0)).failed).toBe(1);
    expect(countTests(true, vitest(0, 0, 'by nginx')).failed).toBe(1);
    expect(countTests(true, join(folder, 'missing.json')).failed).toBe(1);
  });
});
