import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { seeded } from './seeded';
import { expect, test } from './visitor';

/** Of the random paths; the same each time, so that a green test stays green. */
const SEED = 20_261_124;

/** The stage that is open, such as `rise`. */
const stageOf = (story: Locator) => story.getAttribute('data-story');

/** Presses a button of the story by keyboard alone: Tab from the heading, which has the focus, then Enter. */
async function pressByKeyboard(page: Page, choice: Locator) {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await choice.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('30 presses of Tab did not reach the choice.');
}

/**
 * Plays a random path to the debrief, with axe after each chapter, on a page that stands still: axe would measure a gain
 * that just fades. Returns the stages.
 */
async function playAtRandom(page: Page, path: string, random: () => number): Promise<string[]> {
  await page.goto(path);
  const story = page.locator('[data-story]');
  const stages: string[] = [];
  for (let moves = 0; moves <= 15; moves += 1) {
    await expect(story.getByRole('heading', { level: 2 })).toBeFocused();
    const stage = (await stageOf(story)) ?? '';
    stages.push(stage);
    expect(await violations(page), `axe in ${stage}`).toEqual([]);
    await expect(page.locator('[data-simulation-label]').first()).toBeInViewport({ ratio: 1 });
    const asking = 'input, textarea, select, [contenteditable]';
    const pressing = '[role=timer], time, progress, meter';
    await expect(story.locator(`${asking}, ${pressing}`)).toHaveCount(0);
    const choices = await story.locator('[data-story-choice]').all();
    const choice = choices[Math.floor(random() * choices.length)];
    if (stage === 'debrief' || choice === undefined) return stages;
    await pressByKeyboard(page, choice);
    await expect(story).not.toHaveAttribute('data-story', stage);
  }
  throw new Error(`No debrief within 15 choices: ${stages.join(', ')}`);
}

test('the story is played by keyboard alone to its debrief, and axe finds nothing in any chapter', async ({
  page,
}) => {
  const stages = await playAtRandom(page, '/?seed=7&still=1&scene=story', seeded(SEED));
  expect(stages.at(-1)).toBe('debrief');
});

for (const path of ['/', '/de'])
  test(`ten random paths of the story on ${path} by keyboard alone`, { tag: ['@long', '@a11y'] }, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const random = seeded(SEED);
    for (let seed = 0; seed < 10; seed += 1)
      await playAtRandom(page, `${path}?seed=${seed}&still=1&scene=story`, random);
  });

test('in the story the page shows the run of Robin, Withdraw answers, Back takes a choice back, and leaving restores the run', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&t=60&still=1');
  const before = await dashboard.total();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Play it through (six minutes)' }).click();
  const story = page.locator('[data-story]');
  const choose = (name: string) => story.locator(`[data-story-choice="${name}"]`).click();
  for (const choice of ['begin', 'answer', 'proof', 'small', 'card']) await choose(choice);

  await expect(story).toHaveAttribute('data-story', 'rise');
  await expect(page.locator('header bdi')).toHaveText('Robin');
  await expect(story.locator('[data-story-lost]')).toHaveAttribute('value', '250.00');
  await choose('friend');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(story).toContainText('$50 arrive in Robin’s bank account.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose('more');
  await expect(story.locator('[data-story-lost]')).toHaveAttribute('value', '2200.00');

  await page.goBack();
  await expect(story).toHaveAttribute('data-story', 'withdrawal');
  await expect(story.locator('[data-story-lost]')).toHaveAttribute('value', '200.00');
  await page.goForward();
  await expect(story).toHaveAttribute('data-story', 'pressure');
  await story.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(story).toHaveAttribute('data-story', 'withdrawal');
  await choose('bank');
  await expect(story).toContainText('You stopped in the chapter “The small withdrawal”.');
  await expect(story).toContainText('Robin has lost $200.');
  // In the last chapter the player did what helps.
  await expect(story.getByText('What Robin could have done')).toHaveCount(5);

  await story.getByRole('button', { name: 'Leave the story' }).click();
  await expect(story).toHaveCount(0);
  await expect.poll(() => dashboard.total()).toBe(before);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: 'There is nothing to withdraw' })).toBeVisible();
});

test('a link opens a chapter, the same picture each time; offers are judged before and after, and revealed at the end', async ({
  page,
}) => {
  const story = page.locator('[data-story]');
  await page.goto('/de?seed=7&still=1&scene=story-rise');
  await expect(story).toHaveAttribute('data-story', 'rise');
  const total = page.locator('main data').first();
  const first = await total.getAttribute('value');
  await page.reload();
  await expect(story).toHaveAttribute('data-story', 'rise');
  await expect(total).toHaveAttribute('value', first ?? '');

  await page.goto('/?seed=7&still=1&scene=story');
  const choose = (name: string) => story.locator(`[data-story-choice="${name}"]`).click();
  const judge = async () => {
    for (const offer of await story.getByRole('group', { name: 'How far would you trust this?' }).all())
      await offer.getByRole('button', { name: 'not sure' }).click();
    await expect(story.getByRole('status')).toHaveText('4 of 4 answered');
    await story.getByRole('button', { name: 'Go on' }).click();
  };
  await choose('offers');
  await judge();
  await choose('ignore');
  await expect(story).toHaveAttribute('data-story', 'after');
  await judge();
  await expect(story).toContainText('exactly as much as the fraudulent ones, after it exactly as much');
  await expect(story.getByText('More on this:')).toHaveCount(9); // one chapter, eight offers
});
