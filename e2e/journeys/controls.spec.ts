import { useEveryControl } from './everyControl';
import { expect, test } from './journey';

/** How many presses deep a whole walk follows what opens. */
const WHOLE = 6;

/** A minute in, with trades to count. A whole walk takes minutes: those are part of the journeys in three engines. */
const WALKS = [
  // The page, and what opens from it.
  { path: '/?seed=7&t=60', hasFeed: true, depth: 1, least: 60 },
  // The list of /v waits for a press. What opens there is the same as on /.
  { path: '/v?seed=7&t=60', hasFeed: false, depth: 0, least: 12 },
  { path: '/?seed=7&t=60', hasFeed: true, depth: WHOLE, least: 80, tag: '@long' },
  { path: '/v?seed=7&t=60', hasFeed: false, depth: WHOLE, least: 80, tag: '@long' },
  { path: '/de?seed=7&t=60', hasFeed: true, depth: WHOLE, least: 80, tag: '@long' },
  { path: '/?seed=7&t=60&scenario=fair', hasFeed: true, depth: WHOLE, least: 80, tag: '@long' },
  { path: '/de?seed=7&t=60&scenario=fair', hasFeed: true, depth: WHOLE, least: 80, tag: '@long' },
];

for (const { path, hasFeed, depth, least, tag = [] } of WALKS)
  test(`every control of ${path}, ${depth === WHOLE ? 'to the last' : `${depth + 1} deep`}, leaves the figures, the list and a silent console`, {
    tag,
  }, async ({ comes, visitorsAtOnce, linksAtMost, lookingMs }) => {
    test.setTimeout(3_600_000);
    const visitors = await Promise.all(Array.from({ length: visitorsAtOnce }, () => comes()));
    const { pressed, stops, gone, faults } = await useEveryControl(visitors, {
      path,
      hasFeed,
      depth,
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
