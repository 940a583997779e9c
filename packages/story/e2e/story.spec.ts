import type { Locator, Page } from '@playwright/test';
import { violations } from '../../../e2e/axe';
import { boxOf, sizesOf } from '../../../e2e/boxes';
import { jumped } from '../../../e2e/jumped';
import { seeded } from '../../../e2e/seeded';
import { expect, test } from '../../../e2e/visitor';

/** Of the random paths; the same each time, so that a green test stays green. */
const SEED = 20_261_124;

/** The stage that is open, such as `rise`. */
const stageOf = (story: Locator) => story.getAttribute('data-story');

/** What the invented site answers to Withdraw. */
const answerOn = (page: Page) => page.getByRole('dialog').locator('[data-story-answer]');

/** Presses a button of the story by keyboard alone: Tab from the heading, which has the focus, then Enter. */
async function pressByKeyboard(page: Page, choice: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await choice.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('60 presses of Tab did not reach the choice.');
}

/** axe measures a page that stands still: it would measure a gain that just fades. */
async function expectNoViolations(page: Page, where: string) {
  expect(await violations(page), `axe in ${where}`).toEqual([]);
}

/** Plays a random path to the debrief. Looks with axe after each choice, or in some chapters when they are opened. */
async function playAtRandom(
  page: Page,
  path: string,
  random: () => number,
  axe: 'choice' | readonly string[],
) {
  await page.goto(path);
  const story = page.locator('[data-story]');
  const stages = new Set<string>();
  for (let moves = 0; moves <= 30; moves += 1) {
    await expect(story.getByRole('heading', { level: 2 })).toBeVisible();
    const stage = (await stageOf(story)) ?? '';
    if (axe === 'choice' || (axe.includes(stage) && !stages.has(stage)))
      await expectNoViolations(page, stage);
    stages.add(stage);
    await expect(page.locator('[data-simulation-label]').first()).toBeInViewport({ ratio: 1 });
    const asking = 'input, textarea, select, [contenteditable]';
    const pressing = '[role=timer], time, progress, meter';
    await expect(story.locator(`${asking}, ${pressing}`)).toHaveCount(0);
    const choices = await story.locator('[data-story-choice]').all();
    const choice = choices[Math.floor(random() * choices.length)];
    if (stage === 'debrief' || choice === undefined) return stage;
    const name = (await choice.getAttribute('data-story-choice')) ?? '';
    await pressByKeyboard(page, choice);
    if (name === 'withdraw') await page.keyboard.press('Escape'); // closes the answer
    await expect(story.locator(`[data-story="${stage}"] [data-story-choice="${name}"]`)).toHaveCount(0);
  }
  throw new Error(`No debrief within 30 choices: ${[...stages].join(', ')}`);
}

/* The cases, and each way of the story: StoryPanel.test.tsx. */
test('the story is played by keyboard alone to its debrief, and then a case with a check; axe finds nothing beside Robin’s page, in the debrief, in a case and after six', async ({
  page,
}) => {
  const looked = ['link', 'debrief'];
  expect(await playAtRandom(page, '/?seed=7&still=1&scene=story', seeded(SEED), looked)).toBe('debrief');
  const story = page.locator('[data-story]');
  await pressByKeyboard(page, story.locator('[data-case-set]').first());
  await expect(story.locator('[data-case]')).toBeVisible();
  await pressByKeyboard(page, story.locator('[data-case-check]').nth(1));
  await expect(story.locator('[data-case-found]')).toBeVisible();
  await expectNoViolations(page, 'a case');
  await pressByKeyboard(page, story.locator('[data-case-answer="honest"]'));
  await expect(story.locator('[data-case-reveal]')).toBeVisible();
  await expectNoViolations(page, 'its answer');
  for (let number = 2; number <= 6; number += 1) {
    await story.locator('[data-case-next]').click();
    await expect(story.getByRole('heading', { level: 2 })).toContainText(`Case ${number} of 6`);
    await story.locator('[data-case-answer="honest"]').click();
  }
  await story.locator('[data-case-next]').click();
  await expect(story.locator('[data-frauds-believed] > li').first()).toBeVisible();
  await expectNoViolations(page, 'the end of the practice');
});

test('scene=cases opens the practice: what was practiced is in no storage and in no address, and a calendar entry is a file', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-28T12:00:00') });
  await page.goto('/de?seed=7&still=1&scene=cases');
  const story = page.locator('[data-story]');
  for (let number = 1; number <= 6; number += 1) {
    await expect(story.getByRole('heading', { level: 2 })).toHaveText(
      `Fall ${number} von 6: seriös oder Betrug?`,
    );
    await expect(story.locator('[data-case] figure')).toContainText('Simuliert');
    await story.locator('[data-case-check="decisive"]').click();
    await expect(story.locator('[data-case-found="decisive"]')).toBeVisible();
    await story.locator('[data-case-answer="fraud"]').click();
    await story.locator('[data-case-next]').click();
  }
  await expect(story.locator('[data-honest-refused] > li').first()).toContainText('abgewiesen');
  await expect(story.locator('[data-frauds-believed] > li')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toMatch(/decisive|fraud|honest/);
  const saved = page.waitForEvent('download');
  await story.locator('[data-calendar="week"]').click();
  expect((await saved).suggestedFilename()).toBe('simulation-practice-2026-12-05-de.ics');
});

for (const path of ['/', '/de'])
  test(`ten random paths of the story on ${path} by keyboard alone`, { tag: ['@long', '@a11y'] }, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const random = seeded(SEED);
    for (let seed = 0; seed < 10; seed += 1)
      expect(await playAtRandom(page, `${path}?seed=${seed}&still=1&scene=story`, random, 'choice')).toBe(
        'debrief',
      );
  });

/* Back and Forward in the story: packages/dashboard/src/app/history/history.test.ts. */
test('INV-21 the page plays its part, and says of nothing that it is from a link: Robin’s total takes payments and gives one back, asks for a tax, and is gone in the end', async ({
  dashboard,
  listener,
  page,
}) => {
  await dashboard.open('/?seed=7&t=60&still=1');
  await dashboard.press('Per Week');
  const before = await dashboard.total();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Play the story' }).click();
  const story = page.locator('[data-story]');
  const choose = (name: string) => story.locator(`[data-story-choice="${name}"]`).click();
  const lost = story.locator('[data-story-lost]');
  const withdraw = () => page.locator('main').getByRole('button', { name: 'Withdraw' }).click();
  const close = () => page.getByRole('button', { name: 'Back to the story' }).click();
  for (const choice of ['begin', 'answer', 'follow']) await choose(choice);

  await test.step('before a payment there is a welcome on it, and Withdraw asks for the payment', async () => {
    await expect(story).toHaveAttribute('data-story', 'link');
    await expect(page.locator('header bdi')).toHaveText('Robin');
    await expect(dashboard.figureOf('Profit')).toHaveAttribute('value', '50.00');
    await withdraw();
    await expect(answerOn(page)).toHaveText('A withdrawal is possible once $250 has been paid.');
    await expect(page.getByRole('dialog').locator('[data-simulation-label]')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Simulated');
    await close();
    await expect(story).toContainText('“Pay $250 first,” says the page.');
    await expect(lost).toHaveCount(0); // it would tell the end
  });

  await test.step('then days go by, as the clock of the page says', async () => {
    await choose('card');
    await expect(story).toHaveAttribute('data-story', 'rise');
    await expect(dashboard.card('Profit')).toContainText('Day 0'); // the curve begins with the welcome
    await expect(dashboard.card('Profit')).toContainText('Day 14');
    await expect(dashboard.card('Profit')).toContainText('Paid in $250.00, made up $');
    await expect(page.getByText('figures stay the same')).toBeHidden();
    await dashboard.press('Profit: where from?');
    await expect(dashboard.card('Profit').locator('[popover]')).toContainText('Paid in$250.00');
    expect(await page.locator('body').innerText()).not.toMatch(/from the link|made the link/i);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    const heard = (await listener.hear()).map(({ text }) => text);
    expect(heard.filter((text) => text.includes('Seed'))).toEqual([]); // it has been the same all along
    await choose('more');
  });

  await test.step('the small withdrawal leaves the total when it is pressed, once', async () => {
    await expect(story).toHaveAttribute('data-story', 'withdrawal');
    await expect(story.locator('[data-story-choice="more"]')).toHaveCount(0);
    const total = await dashboard.total();
    await withdraw();
    await expect(answerOn(page)).toHaveText('$50 is on its way to you.');
    await close();
    expect(await dashboard.total()).toBe(total - 50_00);
    await withdraw();
    await close();
    expect(await dashboard.total()).toBe(total - 50_00);
  });

  await test.step('before it pays out, the page asks for a tax, and in the end it is gone, without a network too', async () => {
    await choose('all');
    await withdraw();
    await expect(answerOn(page)).toHaveText(/^A tax of \$\d+ is due first\./);
    await close();
    await page.context().setOffline(true);
    await choose('pay');
    await expect(page.locator('[data-story-gone]')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('main data, main button, header data')).toHaveCount(0);
    await expect(page.locator('main').getByText('Simulated', { exact: true })).toBeVisible();
  });

  await test.step('the debrief says what was lost, with each check that was not made', async () => {
    await choose('lookUp');
    await choose('stop');
    await expect(story).toContainText('Robin paid a fee for money that never existed.');
    await expect(lost).toHaveAttribute('value', '1010.00'); // 250, 500 and a tax of 310, less 50
    await expect(story).toContainText('$1,060 paid, $50 came back.');
    await expect(story.getByText('Not checked: Tell a friend about Mika.')).toHaveCount(1);
    await expect(story.locator('[data-story-unchecked]')).toHaveCount(7);
    await expect(story.locator('[data-story-missed]')).toHaveCount(0); // the last chapter was seen
  });

  await story.getByRole('button', { name: 'Leave the story' }).click();
  await expect(story).toHaveCount(0);
  await expect.poll(() => dashboard.total()).toBe(before);
  await withdraw();
  await expect(page.getByRole('dialog', { name: 'There is nothing to withdraw' })).toBeVisible();
});

test.describe('with mouse and finger', () => {
  test.use({ hasTouch: true });

  /* Press after press, in each chapter of days: journeys/presses.spec.ts. */
  test('Withdraw is in sight and takes a press while days go by, however the window is turned', async ({
    page,
  }) => {
    for (const { width, height } of sizesOf('320x568 844x390 390x844 1280x800')) {
      await page.setViewportSize({ width, height });
      if (width === 320) await page.goto('/?seed=7&scene=story-rise');
      const withdraw = page.locator('main [data-pointed-at=withdraw]');
      await expect(page.locator('[data-story]')).toBeVisible();
      await expect(withdraw).toBeInViewport({ ratio: 1 });
      const takesPressesAtItsEdge = () =>
        withdraw.evaluate((button) => {
          const { left, width, bottom } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, bottom - 0.5));
        });
      await expect.poll(takesPressesAtItsEdge, `nothing lies over it at ${width}x${height}`).toBe(true);
      for (const press of ['mouse', 'finger']) {
        const { x, y, width: wide, height: high } = await boxOf(withdraw);
        const middle = [x + wide / 2, y + high / 2] as const;
        await (press === 'mouse' ? page.mouse.click(...middle) : page.touchscreen.tap(...middle));
        await expect(answerOn(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(answerOn(page)).toHaveCount(0);
      }
    }
  });
});

for (const [width, height, tag] of [
  [1440, 900, ''],
  [768, 1024, '@long'],
  [390, 844, ''],
] as const)
  test(`at ${width} px nothing moves when the story opens, when its days go by, and after a reload`, {
    tag: tag || [],
  }, async ({ dashboard, page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/?seed=7&scene=story-rise', '/de?seed=7&scene=story-adult-fee']) {
      await page.goto(path);
      await expect(page.locator('[data-story]')).toBeVisible();
      await dashboard.settled(); // its days are over
      expect(await jumped(page), path).toEqual([]);
    }
    await page.reload();
    await expect(page.locator('[data-story]')).toBeVisible();
    await dashboard.settled();
    expect(await jumped(page), 'after a reload').toEqual([]);
  });

test('on a phone Back and the way out of the story are far apart, in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de?seed=7&still=1&scene=story-link'); // just opened: no entry to go back to
  const goesBack = page.getByRole('button', { name: 'Zurück', exact: true });
  const leave = page.getByRole('button', { name: 'Geschichte verlassen' });
  const [left, right] = [await boxOf(goesBack), await boxOf(leave)];
  expect(right.y).toBe(left.y);
  expect(right.x - left.x - left.width).toBeGreaterThan(16);
  await goesBack.click();
  await expect(page.locator('[data-story="trust"]')).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px the messages are the stage until Robin has a page: it comes at a press, and nothing that is read jumps`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/?seed=7&scene=story');
    const story = page.locator('[data-story]');
    const title = story.getByRole('heading', { level: 2 });
    let height = 0;
    for (const choice of ['begin', 'answer', 'follow']) {
      await expect(story.locator(`[data-story-choice="${choice}"]`).first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main data').first()).toBeHidden();
      const stage = await boxOf(story);
      expect(stage.width).toBe(viewport.width);
      expect(stage.height).toBeGreaterThan(0.9 * viewport.height);
      const before = await boxOf(title);
      height = before.y;
      await story.locator(`[data-story-choice="${choice}"]`).first().click();
      if (choice !== 'follow') expect((await boxOf(title)).x).toBe(before.x);
    }
    await expect(page.locator('header bdi')).toHaveText('Robin');
    await expect(page.locator('main data').first()).toBeVisible();
    // It moves aside, level, or down to its sheet, and comes to rest there.
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(story);
        return Math.round(x + width);
      })
      .toBe(viewport.width);
    if (viewport.width > viewport.height) expect((await boxOf(title)).y).toBe(height);
  });
