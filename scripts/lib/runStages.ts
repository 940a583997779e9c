import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type Counts, countTests, type TestTime } from './countTests';
import type { Stage } from './stages';

const SLOWEST = 10;

/**
 * Runs all stages, also after a failed one. Prints the slowest tests, and at the end the line `N passed, N failed`.
 *
 * @param groups stages one after another; those of a group at once, because they wait for real time to pass
 */
export async function runStages(groups: readonly (Stage | readonly Stage[])[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const failed = new Set<string | undefined>();
  const skipped: string[] = [];
  const times: TestTime[] = [];
  const names = groups.flat().map(({ name }) => name);
  for (const group of groups) {
    const stages = [group].flat().map((stage, at) => ({
      stage,
      // The first writes at once, the others when it has ended.
      ends: failed.has(stage.needs) ? notRun(stage) : run(stage, at === 0),
    }));
    for (const { stage, ends } of stages) {
      console.log(`\n— ${names.indexOf(stage.name) + 1} of ${names.length}: ${stage.name}`);
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list
      const { counts, printed, seconds } = await ends;
      if (printed !== '') console.log(printed);
      if (counts.failed > 0) failed.add(stage.name);
      total.passed += counts.passed;
      total.failed += counts.failed;
      skipped.push(...counts.skipped);
      times.push(...counts.times);
      console.log(`  ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    }
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

type Outcome = { readonly counts: Counts; readonly printed: string; readonly seconds: number };

async function run({ command, silent, report }: Stage, isFirst: boolean): Promise<Outcome> {
  if (report !== undefined) rmSync(report, { force: true });
  const startedAt = performance.now();
  const output = silent || !isFirst ? 'pipe' : 'inherit';
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  const isOk = status === 0 && !(silent && printed !== '');
  return { counts: countTests(isOk, report), printed, seconds: (performance.now() - startedAt) / 1_000 };
}

async function notRun({ needs }: Stage): Promise<Outcome> {
  const printed = `  not run: it needs the stage "${needs}"`;
  return { counts: { passed: 0, failed: 1, skipped: [], times: [] }, printed, seconds: 0 };
}
