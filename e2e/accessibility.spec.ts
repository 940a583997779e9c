import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/** Every breach of WCAG 2.2 A and AA and of good practice that a machine can find. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const found = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

const STATES: Record<string, { paths: string[]; reach?: (page: Page) => Promise<void> }> = {
  'an empty list': { paths: ['/?still=1', '/de?still=1'] },
  'a full list': { paths: ['/?still=1&t=60', '/de?still=1&t=60', '/v?still=1'] },
  'extreme figures': {
    paths: [
      '/?still=1&amount=-999999999999.99&trades=-999999999&name=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    ],
  },
  'the withdraw dialog': { paths: ['/?still=1&scene=withdraw', '/de?still=1&scene=withdraw'] },
  'the error screen': { paths: ['/?scene=error', '/de?scene=error'] },
  'the controls': {
    paths: ['/?still=1', '/de?still=1', '/v?still=1'],
    reach: async (page) => {
      await page.getByRole('button', { name: /Controls|Steuerung/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the overlay': {
    paths: ['/v?speed=0.25'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Start Trading' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the guided explanation': {
    paths: ['/?still=1&scene=deceive', '/de?still=1&scene=deceive', '/v?still=1&scene=deceive'],
    reach: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    },
  },
  'where a figure comes from': {
    paths: ['/?still=1&t=60', '/de?still=1&t=60&trades=1.5', '/v?still=1'],
    reach: async (page) => {
      const button = page.getByRole('button', { name: /^(Trades|Berufe): / });
      await button.click();
      await expect(page.getByRole('group', { name: /^(Trades|Berufe): / })).toBeVisible();
    },
  },
  'two open trades': { paths: ['/v?still=1&t=12'] },
};

for (const [state, { paths, reach }] of Object.entries(STATES)) {
  test(`axe finds nothing in ${state}`, async ({ consoleMessages, page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      for (const width of [320, 1280]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await reach?.(page);
          expect(await violations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    }
    if (state === 'the error screen') consoleMessages.length = 0;
  });
}

test('the whole dashboard is walked by keyboard, in order, with the focus always in sight', async ({
  page,
}) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/?still=1&t=60');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const walked: string[] = [];
    for (let step = 0; step < 13; step += 1) {
      await page.keyboard.press('Tab');
      walked.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          const box = focused?.getBoundingClientRect();
          if (!focused || !box) return 'nothing';
          const top = document.elementFromPoint(
            box.left + box.width / 2,
            box.top + Math.min(box.height, 40) / 2,
          );
          const name = focused.getAttribute('aria-label') ?? focused.textContent;
          return focused.contains(top) ? name : `${name} is covered`;
        }),
      );
    }
    expect(walked).toEqual([
      'Skip to the figures',
      'How such pages deceive',
      'Controls',
      'Today',
      'Per Week',
      'Per Month',
      'Overall',
      'Withdraw',
      'Profit: where does this number come from?',
      'Success Rate: where does this number come from?',
      'Trades: where does this number come from?',
      'Resume',
      'Invented trades',
    ]);
  }
});

test('with reduced motion figures snap and nothing travels', async ({ dashboard, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dashboard.open('/?seed=7&amount=1000');
  while ((await dashboard.rows.count()) === 0) await dashboard.wait(50);
  const [{ profit } = { profit: 0 }] = await dashboard.list();
  await expect(dashboard.figureOf('Profit')).toHaveText(`$${(1_000 + profit / 100).toLocaleString('en-US')}`);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('trades come in without a word; a figure is heard as one number with what it is', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&amount=1000');
  await dashboard.wait(9_000);
  await expect(page.getByRole('status')).toHaveText('');
  await dashboard.press('Pause');
  await dashboard.wait(50);
  await expect(page.getByRole('status')).toHaveText('Simulation paused');
  const total = await dashboard.total();
  const spoken = `simulated: $${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('region', { name: 'Profit' })).toContainText(spoken);
  await expect(dashboard.figureOf('Profit')).toHaveAttribute('aria-hidden', 'true');
});
