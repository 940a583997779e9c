import type { Page } from '@playwright/test';
import { serveBuild } from '../serveBuild';
import { holdTime } from '../timers';
import { expect, test } from '../visitor';
import { type Footprint, heapSlope, weigh } from './footprint';
import { leaking } from './leakingBuild';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The promise: bytes per thousand trades. */
const HEAP_SLOPE = 5_000;

/** A page that has just started still warms up (compiled code, caches). A leak grows several times as fast. */
const YOUNG_HEAP_SLOPE = 400_000;

/** The list may have a row more or less, and a timer may be due; a leak with each trade adds dozens. */
const GROWTH = { nodes: 60, listeners: 0, timers: 2 } as const;

type Counted = keyof typeof GROWTH;

/**
 * Plays on in parts and measures the page after each: once to warm up, then `parts` times. It is measured while paused,
 * after the count-up.
 */
async function play(page: Page, address: string, ms: number, parts: number): Promise<Footprint[]> {
  await holdTime(page);
  await page.goto(address);
  const footprints = [];
  for (let part = 0; part <= parts; part += 1) {
    for (let left = ms / parts; left > 0; left -= MINUTE) await page.clock.runFor(Math.min(left, MINUTE));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(3_000);
    footprints.push(await weigh(page));
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.clock.runFor(100);
  }
  return footprints;
}

/** Only of these: a leak still grows there, warming up is over. */
const secondHalf = (footprints: readonly Footprint[]) => footprints.slice(Math.floor(footprints.length / 2));

/** By how much all of the second half are more than the first. What was removed last may be kept for a while, which is no leak. */
const grown = (footprints: readonly Footprint[], kind: Counted) =>
  Math.min(...secondHalf(footprints).map((footprint) => footprint[kind])) -
  (footprints[0]?.[kind] ?? Number.NaN);

const reportOf = (footprints: readonly Footprint[]) =>
  footprints.map((footprint) => JSON.stringify(footprint)).join('\n');

function expectFlat(footprints: readonly Footprint[], slope = HEAP_SLOPE) {
  const report = reportOf(footprints);
  expect.soft(heapSlope(secondHalf(footprints)), report).toBeLessThanOrEqual(slope);
  for (const kind of ['nodes', 'listeners', 'timers'] as const)
    expect.soft(grown(footprints, kind), `${kind}\n${report}`).toBeLessThanOrEqual(GROWTH[kind]);
  console.log(report);
}

test('half an hour at speed 1, in virtual time: what a leaking build is measured against', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(15 * MINUTE);
  expectFlat(await play(page, '/?seed=7&trades=0', HOUR / 2, 3), YOUNG_HEAP_SLOPE);
});

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
    expectFlat(await play(page, `/?seed=7&trades=0&speed=${speed}`, ms / speed, 8));
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

test.describe('a build that leaks on purpose', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'default', timeout: 15 * MINUTE }); // one build for all of them
  let build: Awaited<ReturnType<typeof serveBuild>>;
  test.beforeAll(async () => {
    build = await serveBuild('.cache/leaking', leaking());
  });
  test.afterAll(() => build.close());

  test('is detected by the same check: heap', async ({ page }) => {
    const footprints = await play(page, `${build.origin}/?seed=7&trades=0&leak=heap`, HOUR / 2, 3);
    expect(heapSlope(footprints.slice(2)), reportOf(footprints)).toBeGreaterThan(YOUNG_HEAP_SLOPE);
  });

  test('is detected by the same check: nodes, listeners, timers', async ({ page }) => {
    const footprints = await play(page, `${build.origin}/?seed=7&trades=0&leak=others`, HOUR / 2, 3);
    for (const kind of ['nodes', 'listeners', 'timers'] as const)
      expect(grown(footprints, kind), reportOf(footprints)).toBeGreaterThan(GROWTH[kind]);
  });
});
