import type { Page } from '@playwright/test';
import { holdTime } from '../timers';
import { expect, test } from '../visitor';
import { type Footprint, heapSlope, weigh } from './footprint';
import { serveLeakingBuild } from './leakingBuild';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The promise: bytes per thousand trades. */
const HEAP_SLOPE = 5_000;

/** A page that has just started still warms up (compiled code, caches). A leak grows several times as fast. */
const YOUNG_HEAP_SLOPE = 400_000;

/**
 * Plays on in parts and measures the page after each: once to warm up, then `parts` times. It is measured while paused,
 * after the count-up.
 */
async function play(page: Page, ms: number, parts: number): Promise<Footprint[]> {
  const footprints = [];
  for (let part = 0; part <= parts; part += 1) {
    for (let passed = 0; passed < ms / parts; passed += MINUTE) await page.clock.runFor(MINUTE);
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
  const [first, last] = [footprints[0], footprints.at(-1)];
  // Only the second half: a leak still grows there, warming up is over.
  const second = footprints.slice(Math.floor(footprints.length / 2));
  expect.soft(heapSlope(second), report).toBeLessThanOrEqual(slope);
  for (const kind of ['nodes', 'listeners', 'timers'] as const) {
    const grown = (last?.[kind] ?? Number.NaN) - (first?.[kind] ?? Number.NaN);
    // The list may have a row more or less, and a timer may be due; a leak with each trade adds dozens.
    expect
      .soft(grown, `${kind}\n${report}`)
      .toBeLessThanOrEqual({ nodes: 60, listeners: 0, timers: 2 }[kind]);
  }
  return report;
}

test('four minutes at speed 1, in virtual time: the number of nodes, listeners and timers stays the same', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await holdTime(page);
  await page.goto('/?seed=7&trades=0');
  expectFlat(await play(page, 3 * MINUTE, 3), Infinity); // too short to judge the heap
});

test('half an hour at speed 1, in virtual time: what a leaking build is measured against @long', async ({
  page,
}) => {
  await holdTime(page);
  await page.goto('/?seed=7&trades=0');
  console.log(expectFlat(await play(page, HOUR / 2, 3), YOUNG_HEAP_SLOPE));
});

test('24 hours at speed 10, in virtual time (2.4 hours of the clock of the tests): all stays as it is @long', async ({
  dashboard,
  page,
}) => {
  await holdTime(page);
  await page.goto('/?seed=7&trades=0&speed=10'); // each trade is still drawn and counted up to by itself
  console.log(expectFlat(await play(page, (24 * HOUR) / 10, 8)));
  expect(await dashboard.count()).toBeGreaterThan(40_000);
});

test('7 days at speed 1000, in virtual time (ten minutes of the clock of the tests): all stays as it is @long', async ({
  dashboard,
  page,
}) => {
  await holdTime(page);
  await page.goto('/?seed=7&trades=0&speed=1000');
  console.log(expectFlat(await play(page, (7 * 24 * HOUR) / 1_000, 8)));
  expect(await dashboard.count()).toBeGreaterThan(290_000);
});

test('1,000 presses of Start Trading at speed 60, in virtual time: 2,000 trades, and all stays as it is @long', async ({
  page,
  v,
}) => {
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
  console.log(expectFlat(footprints, YOUNG_HEAP_SLOPE)); // two thousand trades are few
});

test.describe('a build that leaks on purpose', () => {
  test.describe.configure({ mode: 'default' }); // one build for all of them
  let leaking: Awaited<ReturnType<typeof serveLeakingBuild>>;
  test.beforeAll(async () => {
    leaking = await serveLeakingBuild();
  });
  test.afterAll(() => leaking.close());

  for (const leak of ['heap', 'nodes', 'listeners', 'timers'] as const) {
    test(`is detected by the same check: ${leak} @long`, async ({ page }) => {
      await holdTime(page);
      await page.goto(`${leaking.origin}/?seed=7&trades=0&leak=${leak}`);
      const footprints = await play(page, HOUR / 2, 3);
      const [first, last] = [footprints[0], footprints.at(-1)];
      const slope = heapSlope(footprints.slice(2));
      console.log(leak, Math.round(slope));
      if (leak === 'heap') expect(slope).toBeGreaterThan(YOUNG_HEAP_SLOPE);
      else expect((last?.[leak] ?? 0) - (first?.[leak] ?? 0)).toBeGreaterThan(60);
    });
  }
});
