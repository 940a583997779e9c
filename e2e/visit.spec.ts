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
    fc.asyncProperty(fc.constantFrom(...starts), commands, async (start, sequence) => {
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
