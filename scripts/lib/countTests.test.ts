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
    { status: 'passed', fullName: 'one that passed', duration: 1_500 },
    ...skipped.map((fullName) => ({ status: 'skipped', fullName })),
    { status: 'skipped', fullName: 'one that is left out', tags: ['sweep'] },
  ];
  const testResults = [{ name: join(process.cwd(), 'run.test.ts'), assertionResults }];
  return reportOf({ numPassedTests: passed, numFailedTests: failed, testResults });
};

describe('the count of a stage', () => {
  it('is one check for a command without a report', () => {
    expect(countTests(true)).toMatchObject({ passed: 1, failed: 0 });
    expect(countTests(false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is read from the report of Vitest or Playwright; a flaky test counts as failed', () => {
    expect(countTests(true, vitest(7, 0, 'by nginx'))).toMatchObject({
      passed: 7,
      failed: 0,
      skipped: ['by nginx'],
    });
    const playwright = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 2 }, suites: [] });
    expect(countTests(false, playwright)).toMatchObject({ passed: 5, failed: 3, skipped: [] });
  });

  it('without a test is a failure, unless a change may reach none', () => {
    expect(countTests(true, vitest(0, 0))).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests(true, vitest(0, 0), true)).toMatchObject({ passed: 0, failed: 0 });
    expect(countTests(false, vitest(0, 0), true)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('has the time of each test with its file, so that the slowest can be named', () => {
    expect(countTests(true, vitest(1, 0)).times).toEqual([
      { title: 'run.test.ts: one that passed', ms: 1_500 },
    ]);
    const spec = (title: string, ...times: readonly number[]) => ({
      title,
      tests: [{ results: times.map((duration) => ({ duration })) }],
    });
    const group = { file: 'v.spec.ts', specs: [spec('in a group', 30)] };
    const suites = [{ file: 'v.spec.ts', specs: [spec('alone', 10, 15)], suites: [group] }];
    const report = reportOf({ stats: { expected: 2, unexpected: 0, flaky: 0 }, suites });
    expect(countTests(true, report).times).toEqual([
      { title: 'v.spec.ts: alone', ms: 25 },
      { title: 'v.spec.ts: in a group', ms: 30 },
    ]);
  });

  it('has a failure if the runner fails without a failed test, runs no test or writes no report', () => {
    expect(countTests(false, vitest(7, 0)).failed).toBe(1);
    expect(countTests(true, vitest(0, 0, 'by nginx')).failed).toBe(1);
    expect(countTests(true, join(folder, 'missing.json')).failed).toBe(1);
  });
});
