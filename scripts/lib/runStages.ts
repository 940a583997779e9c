import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests, KINDS } from './countTests';
import type { Stage } from './stages';

/** Runs all stages, also after a failed one, and prints the line `N passed, N failed` at the end. */
export function runStages(stages: readonly Stage[]): void {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failed = new Set<string | undefined>();
  for (const stage of stages) {
    const startedAt = performance.now();
    console.log(`\n— ${stage.name}`);
    const counts = failed.has(stage.needs) ? notRun(stage) : run(stage);
    if (counts.failed > 0) failed.add(stage.name);
    for (const kind of KINDS) total[kind] += counts[kind];
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped: something they need is not installed`);
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
  return { passed: 0, failed: 1, skipped: 0 };
}
