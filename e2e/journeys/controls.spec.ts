import { useEveryControl, type Walk } from './everyControl';
import { expect, LOOKING_MS, test } from './journey';

/**
 * The controls that the page itself offers, in parts that take seconds. Trades come twice a second, so that the
 * list is soon seen to go on.
 */
const SHORT = '/?seed=7&t=60&speed=4';

for (const part of [0, 1, 2, 3])
  test(`every control of ${SHORT}, part ${part + 1} of 4, leaves the figures, the list and a silent console`, async ({
    comes,
  }) => {
    const visitors = [await comes()];
    const walk = await useEveryControl(visitors, {
      path: SHORT,
      hasFeed: true,
      depth: 0,
      linksAtMost: 1,
      lookingMs: 0,
      share: { part, of: 4 },
    });
    expectNothingLost(walk);
    expect(walk.offered).toBeGreaterThanOrEqual(15);
  });

/** A minute in, with trades to count, to the last control that opens. */
const LONG = [
  { path: '/?seed=7&t=60', hasFeed: true },
  { path: '/v?seed=7&t=60', hasFeed: false },
  { path: '/de?seed=7&t=60', hasFeed: true },
  { path: '/?seed=7&t=60&scenario=fair', hasFeed: true },
  { path: '/de?seed=7&t=60&scenario=fair', hasFeed: true },
];

for (const { path, hasFeed } of LONG)
  test(`every control of ${path}, to the last, leaves the figures, the list and a silent console`, {
    tag: '@long',
  }, async ({ comes, linksAtMost }) => {
    test.setTimeout(3_600_000);
    const visitors = await Promise.all(Array.from({ length: 4 }, () => comes())); // share the work
    const walk = await useEveryControl(visitors, {
      path,
      hasFeed,
      depth: 6,
      linksAtMost,
      lookingMs: LOOKING_MS,
    });
    console.log(`${path}: ${walk.pressed.length} controls used`);
    await test.info().attach('walk', { body: JSON.stringify(walk, null, 1) });
    expectNothingLost(walk);
    expect(walk.pressed.length).toBeGreaterThanOrEqual(50);
  });

function expectNothingLost({ pressed, gone, failures }: Walk) {
  expect(failures).toEqual([]);
  expect(gone).toEqual([]);
  expect(pressed.length).toBeGreaterThan(0);
}
