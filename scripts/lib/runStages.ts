import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests, type TestTime } from './countTests';
import type { Stage } from './stages';

const SLOWEST = 10;

/** Runs all stages, also after a failed one. Prints the slowest tests, and at the end the line `N passed, N failed`. */
export function runStages(stages: readonly Stage[]): void {
  const total = { passed: 0, failed: 0 };
  const failed = new Set<string | undefined>();
  const skipped: string[] = [];
  const times: TestTime[] = [];
  for (const [at, stage] of stages.entries()) {
    const startedAt = performance.now();
    console.log(`\n— ${at + 1} of ${stages.length}: ${stage.name}`);
    const counts = failed.has(stage.needs) ? notRun(stage) : run(stage);
    if (counts.failed > 0) failed.add(stage.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
    skipped.push(...counts.skipped);
    times.push(...counts.times);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  if (skipped.length > 0)
    console.log(
      `\nSkipped, because a program that they use is not installed:\n${skipped.map((title) => `  ${title}`).join('\n')}`,
    );
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  if (slowest.length > 0) {
    console.log(`\nThe ${slowest.length} slowest tests:`);
    for (const { title, ms } of slowest) console.log(`  ${(ms / 1_000).toFixed(1).padStart(5)} s  ${title}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** What a silent command may say: a note, with its list. It is shown, and fails nothing. */
const NOTE = /^Note: .*\n(?: {2}.*\n)*/gm;

function run({ command, silent, report }: Stage): Counts {
  if (report !== undefined) rmSync(report, { force: true });
  const output = silent ? 'pipe' : 'inherit';
  const { status, stdout, stderr } = spawnSync(command, { shell: true, stdio: ['ignore', output, output] });
  const printed = silent ? `${String(stdout)}${String(stderr)}` : '';
  if (printed !== '') console.log(printed);
  return countTests(status === 0 && printed.replace(NOTE, '') === '', report);
}

function notRun({ needs }: Stage): Counts {
  console.log(`  not run: it needs the stage "${needs}"`);
  return { passed: 0, failed: 1, skipped: [], times: [] };
}
