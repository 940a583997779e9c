// `npm run extras` takes each extra away, then all of them: its folder and its line, in a copy. What is left has to
// compile, to build and to keep the requirements and honesty, and must not name what is gone.
// `npm run extras -- lessons` takes that one away.
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { chooseTestPort } from './lib/listen';
import { type Package, packages } from './lib/packages';
import { runStages } from './lib/runStages';
import { promiseStages } from './lib/stages';
import { leftIn, namedIn } from './lib/tracesOf';
import { copyWithout } from './lib/withoutExtras';

const extras = packages.filter(({ isExtra }) => isExtra);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => extras.every(({ folder }) => basename(folder) !== name));
if (unknown.length > 0) {
  console.error(
    `No extra is called ${unknown.join(', ')}. There are: ${extras.map(({ folder }) => basename(folder)).join(', ')}.`,
  );
  process.exit(2);
}

const ROOT = process.cwd();
await chooseTestPort();
const alone = extras.filter(({ folder }) => wanted.length === 0 || wanted.includes(basename(folder)));
const together = wanted.length === 0 && extras.length > 1 ? [extras] : [];
const results: string[] = [];
let isWhole = true;
for (const removed of [...alone.map((extra) => [extra]), ...together]) await takeAway(removed);
console.log(`\n${results.join('\n')}`);
process.exitCode = isWhole ? 0 : 1;

async function takeAway(removed: readonly Package[]): Promise<void> {
  const names = removed.map(({ folder }) => basename(folder)).join(', ');
  console.log(`\n=== Without ${names}`);
  const copy = copyWithout(removed);
  try {
    const named = removed.flatMap((extra) => namedIn(copy, extra));
    process.chdir(copy);
    await runStages(promiseStages());
    process.chdir(ROOT);
    const isKept = process.exitCode === 0;
    const left = removed.flatMap((extra) => leftIn(copy, extra));
    for (const place of named) console.log(`Named in ${place}`);
    for (const place of left) console.log(`Left in the built site, ${place}`);
    const isGone = named.length === 0 && left.length === 0;
    isWhole &&= isKept && isGone;
    results.push(
      `Without ${names}: ${isKept ? 'every promise is kept' : 'FAILED'}, ${isGone ? 'and nothing of it is left' : `${named.length + left.length} places are left`}`,
    );
  } finally {
    process.chdir(ROOT);
    rmSync(copy, { recursive: true, force: true });
  }
}
