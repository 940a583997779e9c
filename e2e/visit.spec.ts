import type { BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { Command, openModel, starts, steps } from './visitModel';
import { complaintsOf, expectMessages, MISSING_FILE, test } from './visitor';

/** Random sequences of steps, the same each time, so that a green test stays green. */
async function playRandomly(context: BrowserContext, numRuns: number, maxCommands: number, shrinks: boolean) {
  const commands = fc.commands(
    steps.map((step) => fc.constant(new Command(step))),
    { maxCommands, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(starts)), commands, async (start, sequence) => {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const model = await openModel(start, page);
      await fc.asyncModelRun(() => ({ model, real: page }), sequence);
      expectMessages(complaints, MISSING_FILE);
      await page.close();
    }),
    { numRuns, seed: Number(process.env.SEED ?? 20_261_125), endOnFailure: !shrinks },
  );
}

/** What once went wrong: the address with which the visit begins, and what the visitor does. */
const ONCE_WRONG: readonly (readonly [what: string, start: keyof typeof starts, steps: string])[] = [
  ['a run that is opened in the story stays', 'story', 'open the run one, leave the story'],
  ['Back brings the run and the name of its address', 'story', 'open the run one, Back, leave the story'],
  [
    'Back to another run in the story: it is left for that one',
    'run',
    'open the run one, open the story, go on in the story, open the run two, Back, leave the story',
  ],
  [
    'the Back of a story that is opened again',
    'run',
    "open the story, go on in the story, leave the story, open the story, go on in the story, the story's Back",
  ],
  [
    'the Back of the story after a reload',
    'run',
    "open the story, go on in the story, reload, the story's Back",
  ],
  ['the skip link moves the focus alone', 'run', 'open the story, go on in the story, skip to the figures'],
  [
    'the story leaves no entries behind',
    'run',
    'open the run one, open the story, go on in the story, leave the story, Back',
  ],
  ['a paused run stays paused', 'run', 'pause or resume, open the run one, Back out of the explanation'],
  ['after a deploy the moment is that of the visit', 'scene', 'jump, the statistics after a deploy'],
  ['after a deploy the story opens by itself', 'run', 'the story after a deploy'],
  ['a link too long for a QR code', 'a long link', 'the QR code'],
  ['another version plays nothing, and a new run leaves it', 'another version', 'read the speed, New run'],
  [
    'the story beside a link of another version',
    'another version',
    `open the story from the explanation, ${'go on in the story, '.repeat(4)}leave the story`,
  ],
  ['a new run ends the stillness of a link', 'still', 'open the run one'],
];

for (const [what, start, names] of ONCE_WRONG)
  test(`${what} (${start}: ${names})`, async ({ consoleMessages, page }) => {
    const model = await openModel(starts[start], page);
    for (const name of names.split(', ')) {
      const step = steps.find((one) => one.name === name);
      if (step === undefined) throw new Error(`There is no step "${name}".`);
      await test.step(name, () => new Command(step).run(model, page));
    }
    expectMessages(consoleMessages, MISSING_FILE);
  });

test('whatever a visitor does in whatever order, the page shows the run of its address or that of the story, as it was left', async ({
  context,
}) => {
  test.setTimeout(180_000);
  await playRandomly(context, 4, 14, false);
});

test('the same in many longer sequences', { tag: '@long' }, async ({ context }) => {
  test.setTimeout(1_800_000);
  await playRandomly(context, 60, 30, true);
});
