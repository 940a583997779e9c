import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests } from './countTests';
import type { Stage } from './stages';

const SLOWEST = 10;

/** A stage, or several that run side by side and print one after the other. */
type Step = Stage | readonly Stage[];

type Ended = { readonly stage: Stage; readonly counts: Counts; readonly seconds: number };

/**
 * Runs all steps, also after a failed one. Prints the slowest tests, the slowest stage, and at the end the line `N
 * passed, N failed`.
 */
export async function runStages(steps: readonly Step[]): Promise<void> {
  const ended: Ended[] = [];
  for (const [at, step] of steps.entries()) {
    const stages = [step].flat();
    const place = `${at + 1} of ${steps.length}`;
    console.log(`\n— ${place}: ${stages.map(({ name }) => name).join(', ')}`);
    const failed = new Set<string | undefined>(
      ended.filter(({ counts }) => counts.failed > 0).map(({ stage }) => stage.name),
    );
    const isAlone = stages.length === 1;
    for (const running of stages.map((stage) => timed(stage, failed.has(stage.needs), isAlone))) {
      const { stage, counts, seconds } = await running;
      ended.push({ stage, counts, seconds });
      const name = isAlone ? '' : `${stage.name}: `;
      console.log(`  ${name}${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    }
  }
  printSkipped(ended.flatMap(({ counts }) => counts.skipped));
  printSlowest(ended);
  const sum = (of: 'passed' | 'failed') => ended.reduce((total, { counts }) => total + counts[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

/** What a silent command may say: a note, with its list. It is shown, and fails nothing. */
const NOTE = /^Note: .*\n(?: {2}.*\n)*/gm;

function printSkipped(titles: readonly string[]): void {
  if (titles.length === 0) return;
  console.log('\nSkipped, because a program that they use is not installed:');
  for (const title of titles) console.log(`  ${title}`);
}

function printSlowest(ended: readonly Ended[]): void {
  const slowest = ended
    .flatMap(({ counts }) => counts.times)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`\nThe ${slowest.length} slowest tests:`);
  for (const { title, ms } of slowest) console.log(`  ${(ms / 1_000).toFixed(1).padStart(5)} s  ${title}`);
  const [longest] = ended.toSorted((a, b) => b.seconds - a.seconds);
  if (longest) console.log(`\nThe slowest stage: ${longest.stage.name}, ${longest.seconds.toFixed(1)} s`);
}

async function timed(stage: Stage, isStopped: boolean, isAlone: boolean): Promise<Ended> {
  const startedAt = performance.now();
  const counts = isStopped ? notRun(stage) : await run(stage, isAlone);
  return { stage, counts, seconds: (performance.now() - startedAt) / 1_000 };
}

async function run({ command, silent, report, mayBeEmpty }: Stage, isAlone: boolean): Promise<Counts> {
  if (report !== undefined) rmSync(report, { force: true });
  const isKept = silent || !isAlone; // what others print meanwhile would be in between
  const output = isKept ? 'pipe' : 'inherit';
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  const ok = status === 0 && !(silent && printed.replace(NOTE, '').trim() !== '');
  if (printed !== '' && (silent || !ok)) console.log(printed);
  return countTests(ok, report, mayBeEmpty);
}

function notRun({ needs }: Stage): Counts {
  console.log(`  not run: it needs the stage "${needs}"`);
  return { passed: 0, failed: 1, skipped: [], times: [] };
}
