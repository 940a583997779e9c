import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { pickRun, sessionAt } from '../src/engine';
import type { SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

/** One entry of the history, as a visitor would tell of it. */
type Entry = {
  readonly seed: string;
  readonly paused: boolean;
  readonly story?: string | undefined;
  /** The entry that the story is left for. */
  readonly leavesTo?: number | undefined;
};
type Model = { entries: readonly Entry[]; index: number };
type Real = { page: Page; dashboard: SimulationPage };

const entryOf = ({ entries, index }: Model): Entry => entries[index] ?? { seed: '', paused: false };
const add = (model: Model, entry: Entry) => {
  model.entries = [...model.entries.slice(0, model.index + 1), entry];
  model.index += 1;
};
const change = (model: Model, entry: Partial<Entry>) => {
  model.entries = model.entries.with(model.index, { ...entryOf(model), ...entry });
};

/** Until then the story shows the run of the address. */
const BEFORE_ROBIN = ['intro', 'before', 'contact', 'trust'];

const storyOf = (page: Page) => page.locator('[data-story]');
const pauseButton = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name, exact: true });

/** The address names the run; the page shows it, or Robin's; pause and chapter are as they were left. */
async function look(model: Model, { page, dashboard }: Real) {
  const { seed, paused, story } = entryOf(model);
  await expect(storyOf(page)).toHaveCount(story === undefined ? 0 : 1);
  if (story !== undefined) await expect(storyOf(page)).toHaveAttribute('data-story', story);
  await expect.poll(() => new URL(page.url()).searchParams.get('seed')).toBe(seed);
  if (story !== undefined && !BEFORE_ROBIN.includes(story))
    return expect(page.locator('header bdi')).toHaveText('Robin');
  await expect(page.locator('footer bdi')).toHaveText(`“${seed}”`);
  const stands = paused || story !== undefined;
  await expect(pauseButton(page, stands ? 'Resume' : 'Pause')).toBeVisible();
  if (!stands) return undefined;
  // What a fresh page shows that opens the address at that moment.
  const at = await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return Number(history.state.visit.play.at);
  });
  const { account } = sessionAt(pickRun({ route: 'dashboard', seed }), at);
  return expect.poll(() => dashboard.total()).toBe(account.total);
}

type Step = {
  readonly name: string;
  readonly can?: (model: Model) => boolean;
  readonly act: (model: Model, real: Real) => Promise<void>;
};

class Command implements fc.AsyncCommand<Model, Real> {
  constructor(readonly step: Step) {}
  check = (model: Readonly<Model>) => this.step.can?.(model) ?? true;
  async run(model: Model, real: Real) {
    await this.step.act(model, real);
    await look(model, real);
  }
  toString = () => this.step.name;
}

const hasStory = (model: Model) => entryOf(model).story !== undefined;

const steps: readonly Step[] = [
  ...['one', 'two'].map((seed) => ({
    name: `open the run ${seed}`,
    act: async (model: Model, { page }: Real) => {
      await page.getByRole('button', { name: 'Controls' }).first().click();
      const panel = page.getByRole('dialog', { name: 'Controls' });
      await panel.getByRole('button', { name: 'Run', exact: true }).click();
      await panel.getByLabel('Seed of the run').fill(seed);
      await panel.getByLabel('Seed of the run').press('Enter');
      await expect(panel).toBeHidden();
      const leavesTo = hasStory(model) ? model.index + 1 : undefined;
      add(model, { ...entryOf(model), seed, paused: false, leavesTo });
    },
  })),
  {
    name: 'pause or resume',
    can: (model) => !hasStory(model),
    act: async (model, { page }) => {
      await pauseButton(page, /^(Pause|Resume)$/).click();
      change(model, { paused: !entryOf(model).paused });
    },
  },
  {
    name: 'speed and jump',
    can: (model) => !hasStory(model),
    act: async (_, { page }) => {
      await page.getByRole('button', { name: 'Controls' }).first().click();
      const panel = page.getByRole('dialog', { name: 'Controls' });
      await panel.getByRole('slider', { name: 'Simulated time' }).fill('30000');
      await panel.getByRole('slider', { name: 'Speed' }).press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    },
  },
  {
    name: 'the explanation and back',
    act: async (_, { page }) => {
      await page.getByRole('button', { name: 'How fake sites trick people' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'How fake sites trick people' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'the statistics and back',
    act: async (_, { page }) => {
      await page.getByRole('button', { name: 'The statistics behind it' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'The statistics behind it' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'open the story',
    can: (model) => !hasStory(model),
    act: async (model, { page }) => {
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('button', { name: /^Play it through/ }).click();
      add(model, { ...entryOf(model), story: 'intro', leavesTo: model.index });
    },
  },
  {
    name: 'move in the story',
    can: (model) => hasStory(model) && entryOf(model).story !== 'debrief',
    act: async (model, { page }) => {
      const { story } = entryOf(model);
      const choices = storyOf(page).locator('[data-story-choice]:not([data-story-choice=withdraw])');
      const names = await choices.evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-story-choice')),
      );
      // One that leads on: a check stays in its chapter.
      const name = names.find((one) =>
        ['begin', 'answer', 'follow', 'card', 'small', 'goOn'].includes(one ?? ''),
      );
      await storyOf(page)
        .locator(`[data-story-choice="${name ?? 'stop'}"]`)
        .click();
      await expect(storyOf(page)).not.toHaveAttribute('data-story', story ?? '');
      const next = await storyOf(page).getAttribute('data-story');
      add(model, { ...entryOf(model), story: next ?? '' });
    },
  },
  {
    name: 'leave the story',
    can: hasStory,
    act: async (model, { page }) => {
      await page.getByRole('button', { name: 'Leave the story' }).click();
      const { leavesTo = model.index, ...entry } = entryOf(model);
      model.index = leavesTo;
      change(model, { ...entry, story: undefined, leavesTo: undefined });
    },
  },
  {
    name: 'skip to the figures',
    act: async (_, { page }) => {
      await page.getByRole('link', { name: 'Skip to the figures' }).press('Enter');
      await expect(page.locator('main')).toBeFocused();
    },
  },
  {
    name: 'Back',
    can: ({ index }) => index > 0,
    act: async (model, { page }) => {
      await page.goBack();
      model.index -= 1;
    },
  },
  {
    name: 'Forward',
    can: ({ entries, index }) => index < entries.length - 1,
    act: async (model, { page }) => {
      await page.goForward();
      model.index += 1;
    },
  },
  {
    name: 'reload',
    act: async (_, { page, dashboard }) => {
      await page.reload();
      await dashboard.fetched();
    },
  },
];

/** Random sequences of steps, the same each time, so that a green test stays green. */
async function playRandomly(real: Real, numRuns: number, maxCommands: number) {
  const commands = fc.commands(
    steps.map((step) => fc.constant(new Command(step))),
    { maxCommands, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      await real.page.goto('about:blank');
      await real.page.goto('/?seed=first&t=20');
      await real.dashboard.fetched();
      await fc.asyncModelRun(
        () => ({ model: { entries: [{ seed: 'first', paused: false }], index: 0 }, real }),
        sequence,
      );
    }),
    { numRuns, seed: 20_261_125, endOnFailure: true },
  );
}

test('whatever a visitor does in whatever order, the page shows the run of its address or that of the story, as it was left', async ({
  page,
  dashboard,
}) => {
  test.setTimeout(180_000);
  await playRandomly({ page, dashboard }, 4, 14);
});

test('the same in many longer sequences', { tag: '@long' }, async ({ page, dashboard }) => {
  test.setTimeout(1_800_000);
  await playRandomly({ page, dashboard }, 60, 30);
});
