import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests } from './countTests';
import type { Stage } from './stages';

/** Runs all stages, also after a failed one, and prints the line `N passed, N failed` at the end. */
export function runStages(stages: readonly Stage[]): void {
  const total = { passed: 0, failed: 0 };
  const failed = new Set<string | undefined>();
  const skipped: string[] = [];
  for (const [at, stage] of stages.entries()) {
    const startedAt = performance.now();
    console.log(`\n— ${at + 1} of ${stages.length}: ${stage.name}`);
    const counts = failed.has(stage.needs) ? notRun(stage) : run(stage);
    if (counts.failed > 0) failed.add(stage.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
    skipped.push(...counts.skipped);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  if (skipped.length > 0)
    console.log(
      `\nSkipped, because a program that they use is not installed:\n${skipped.map((title) => `  ${title}`).join('\n')}`,
    );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function run({ command, silent, report }: Stage): Counts {
  if (report !== undefined) rmSync(report, { force: true });
  const output = silent ? 'pipe' : 'inherit';
  const { status, stdout, stderr } = spawnSync(command, { shell: true, stdio: ['ignore', output, output] });
  const printed = silent ? `${String(stdout)}${String(stderr)}` : '';
  if (printed !== '') console.log(printed);
  return countTests(status === 0 && printed === '', report);
}

function notRun({ needs }: Stage): Counts {
  console.log(`  not run: it needs the stage "${needs}"`);
  return { passed: 0, failed: 1, skipped: [] };
}
