// The sizes of the last build against bench/budgets.ts: one that is too large fails, one with less than 3 % left is
// noted.
import { spawnSync } from 'node:child_process';
import { exit } from 'node:process';

type Measured = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sizeLimit: number;
};

/** The part of a budget that is left free, so that who adds a sentence need not raise it. */
const SLACK = 0.03;

const BUDGET_OF = { 'initial JavaScript': 'javaScript', CSS: 'css', fonts: 'font' };

const inKilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function describe({ name, size, sizeLimit }: Measured): string {
  const budget = new Map(Object.entries(BUDGET_OF)).get(name) ?? 'part';
  const left = sizeLimit - size;
  const far =
    left < 0 ? `${inKilobytes(-left)} kB too many` : `${((100 * left) / sizeLimit).toFixed(1)} % left`;
  return `  ${name} has ${inKilobytes(size)} kB of ${inKilobytes(sizeLimit)} (${budget} in bench/budgets.ts): ${far}\n`;
}

const { stdout, stderr } = spawnSync('npx', ['size-limit', '--json'], { encoding: 'utf8' });
if (!stdout.startsWith('[')) {
  console.error(stdout + stderr);
  exit(1);
}
const measured: readonly Measured[] = JSON.parse(stdout);
const over = measured.filter(({ size, sizeLimit }) => size > sizeLimit);
const tight = measured.filter((each) => !over.includes(each) && each.size > each.sizeLimit * (1 - SLACK));
if (over.length > 0)
  console.error(
    `Too large. What opens only on request belongs in a chunk of its own, or the number is raised with a reason:\n${over.map(describe).join('')}`,
  );
if (tight.length > 0)
  console.log(`Note: less than 3 % left, so that the next change may fail:\n${tight.map(describe).join('')}`);
process.exitCode = over.length > 0 ? 1 : 0;
