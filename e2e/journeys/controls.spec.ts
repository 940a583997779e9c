import { useEveryControl } from './everyControl';
import { expect, test } from './journey';

/** A minute in, with trades to count. */
const PAGES = [
  { path: '/?seed=7&t=60', hasFeed: true, least: 30 },
  // The list of /v waits for a press.
  { path: '/v?seed=7&t=60', hasFeed: false, least: 25 },
  // A minute and a half each: with the journeys in three engines.
  { path: '/de?seed=7&t=60', hasFeed: true, least: 30, tag: '@long' },
  { path: '/?seed=7&t=60&scenario=fair', hasFeed: true, least: 30, tag: '@long' },
  { path: '/de?seed=7&t=60&scenario=fair', hasFeed: true, least: 30, tag: '@long' },
];

for (const { path, hasFeed, least, tag = [] } of PAGES)
  test(`every control of ${path} leaves the figures, the list and a silent console`, {
    tag,
  }, async ({ comes, visitorsAtOnce, linksAtMost, lookingMs }) => {
    test.setTimeout(3_600_000);
    const visitors = await Promise.all(Array.from({ length: visitorsAtOnce }, () => comes()));
    const { pressed, stops, gone, faults } = await useEveryControl(visitors, {
      path,
      hasFeed,
      linksAtMost,
      lookingMs,
    });
    console.log(`${path}: ${pressed.length} controls used`);
    await test.info().attach('walk', { body: JSON.stringify({ pressed, stops, gone }, null, 1) });
    expect(faults).toEqual([]);
    // A walk that finds nothing, or does not find again what it has found, proves nothing.
    expect(gone.length, gone.join(', ')).toBeLessThanOrEqual(3);
    expect(pressed.length).toBeGreaterThanOrEqual(least);
  });
