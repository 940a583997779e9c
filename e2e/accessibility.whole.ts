import { violations } from './axe';
import { look, SIGHTS } from './sights';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

for (const scene of new Set(SIGHTS.map((sight) => sight.scene))) {
  test(`axe finds nothing in ${scene}, on any page, in any look, at any width`, async ({
    consoleMessages,
    page,
  }) => {
    test.setTimeout(240_000);
    for (const sight of SIGHTS.filter((one) => one.scene === scene)) {
      await look(page, sight);
      expect(await violations(page), JSON.stringify(sight)).toEqual([]);
    }
    if (scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
  });
}
