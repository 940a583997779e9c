import type { Page } from '@playwright/test';
import { holdTime } from '../timers';
import { expect, test } from '../visitor';
import { type Footprint, heapSlope, weigh } from './footprint';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The promise: bytes per thousand trades. */
const HEAP_SLOPE = 5_000;

/**
 * A page that has just started still warms up (compiled code, caches). A leak of one node a trade grows several times
 * as fast.
 */
const YOUNG_HEAP_SLOPE = 400_000;

/** The list may have a row more or less, and a timer may be due; a leak with each trade adds dozens. */
const GROWTH = { nodes: 60, listeners: 0, timers: 2 } as const;

const PARTS = 8;

/**
 * Plays on in parts and measures the page after each: once to warm up, then `PARTS` times. It is measured while paused,
 * after the count-up.
 */
async function play(page: Page, address: string, ms: number): Promise<Footprint[]> {
  await holdTime(page);
  await page.goto(address);
  const footprints = [];
  for (let part = 0; part <= PARTS; part += 1) {
    for (let left = ms / PARTS; left > 0; left -= MINUTE) await page.clock.runFor(Math.min(left, MINUTE));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(3_000);
    footprints.push(await weigh(page));
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.clock.runFor(100);
  }
  return footprints;
}

function expectFlat(footprints: readonly Footprint[], slope = HEAP_SLOPE) {
  const report = footprints.map((footprint) => JSON.stringify(footprint)).join('\n');
  // A leak still grows in the second half, when warming up is over.
  const late = footprints.slice(Math.floor(footprints.length / 2));
  expect.soft(heapSlope(late), report).toBeLessThanOrEqual(slope);
  // What was removed last may be kept for a while, which is no leak.
  for (const kind of ['nodes', 'listeners', 'timers'] as const) {
    const grown = Math.min(...late.map((at) => at[kind])) - (footprints[0]?.[kind] ?? Number.NaN);
    expect.soft(grown, `${kind}\n${report}`).toBeLessThanOrEqual(GROWTH[kind]);
  }
  console.log(report);
}

for (const [what, speed, ms, trades] of [
  ['24 hours at speed 10, in virtual time (2.4 hours of the clock of the tests)', 10, 24 * HOUR, 40_000],
  [
    '7 days at speed 1000, in virtual time (ten minutes of the clock of the tests)',
    1_000,
    7 * 24 * HOUR,
    290_000,
  ],
] as const)
  test(`${what}: all stays as it is`, { tag: '@long' }, async ({ dashboard, page }) => {
    test.setTimeout(HOUR);
    expectFlat(await play(page, `/?seed=7&trades=0&speed=${speed}`, ms / speed));
    expect(await dashboard.count()).toBeGreaterThan(trades);
  });

test('1,000 presses of Start Trading at speed 60, in virtual time: 2,000 trades, and all stays as it is', {
  tag: '@long',
}, async ({ page, v }) => {
  test.setTimeout(15 * MINUTE);
  await holdTime(page);
  await page.goto('/v?seed=7&speed=60');
  await expect(v.startTrading).toBeVisible();
  const footprints = [];
  for (let part = 1; part <= 5; part += 1) {
    // Pressed by a script in the page: a thousand calls from the test would use more memory than the presses.
    const pressing = await v.startTrading.evaluate((button) =>
      window.setInterval(() => {
        if (button instanceof HTMLElement) button.click();
      }, 500),
    ); // 30 simulated seconds; a round takes 26
    await page.clock.runFor(200 * 500);
    await page.evaluate((id) => clearInterval(id), pressing);
    await page.clock.runFor(3_000); // measured at rest: the last round is sold, its count-up is over
    footprints.push(await weigh(page));
  }
  expect(await v.count()).toBe(181 + 2_000);
  expectFlat(footprints, YOUNG_HEAP_SLOPE); // two thousand trades are few
});
