import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

type Sample = { readonly settled: string | undefined; readonly moved: boolean };

/**
 * Looks at a box in every frame from now on: what `data-settled` says, and whether the box has moved or faded since.
 */
async function watch(page: Page, selector: string) {
  return page.evaluateHandle((wanted) => {
    const samples: { settled: string | undefined; moved: boolean }[] = [];
    let before = '';
    const look = () => {
      const box = document.querySelector(wanted);
      const style = box && getComputedStyle(box);
      const { x, y, width } = box?.getBoundingClientRect() ?? {};
      const now = style ? [x, y, width, style.opacity, style.transform].join() : '';
      // A box that has just appeared or disappeared has not moved.
      const moved = before !== '' && now !== '' && now !== before;
      samples.push({ settled: document.documentElement.dataset.settled, moved });
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return samples;
  }, selector);
}

/** In no frame has the box moved while the page, in that frame and the one before, said that nothing moves. */
function expectNeverMovedWhileSettled(samples: readonly Sample[]) {
  expect(samples.filter(({ moved }) => moved).length).toBeGreaterThan(1);
  const wrong = samples.filter(
    ({ moved, settled }, at) => moved && settled === 'true' && samples[at - 1]?.settled === 'true',
  );
  expect(wrong).toEqual([]);
}

test('the page is not settled while the progress bar of the analysis moves, and is while it is paused and once it stands', {
  tag: '@long',
}, async ({ page, v }) => {
  await page.goto('/v?seed=7&t=3&speed=0.25'); // the analysis runs for one more second, four real ones
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'false');
  await v.overlay.getByRole('button', { name: 'Pause' }).click();
  await v.settled();
  await v.overlay.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'false');
  const bar = await watch(page, 'dialog [role=progressbar] > *');
  await expect(page.getByText('2 trades are opened').first()).toBeVisible();
  await v.settled(); // the result stands still for two seconds, eight real ones
  await expect(page.getByRole('dialog')).toBeVisible();
  expectNeverMovedWhileSettled(await bar.jsonValue());
});

test('the page is not settled while a dialog comes in', { tag: '@long' }, async ({ dashboard, page }) => {
  await page.goto('/?seed=7');
  // Five times slower: a slow machine draws more than one frame of it too.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
  await dashboard.press('Pause');
  for (const name of ['Controls', 'Withdraw']) {
    await dashboard.settled();
    const dialog = await watch(page, 'dialog');
    await dashboard.press(name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await dashboard.settled();
    expectNeverMovedWhileSettled(await dialog.jsonValue());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
