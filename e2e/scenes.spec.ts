import { de } from '../src/i18n/controls/de';
import { en } from '../src/i18n/controls/en';
import { expect, test } from './visitor';

test('E151 the panel lists the scenes of its page as links, in the language of the page', async ({
  dashboard,
  page,
}) => {
  for (const [path, panel, scenes, names] of [
    ['/v', 'Controls', 'Scenes', en.sceneNames],
    ['/de', 'Steuerung', 'Szenen', de.sceneNames],
  ] as const) {
    await page.goto(`${path}?seed=7&still=1`);
    await page.getByRole('button', { name: panel, exact: true }).first().click();
    if (path === '/v') await expect(page.getByRole('group', { name: 'Scenario' })).toHaveCount(0);
    await page.getByText(scenes, { exact: true }).click();
    const links = page.getByRole('dialog').locator('details a');
    await expect(links.first()).toBeVisible();
    const listed = await links.evaluateAll((all) =>
      all.map((link) => [
        new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('scene'),
        link.textContent,
      ]),
    );
    const known = new Map<string | null | undefined, string>(Object.entries(names));
    for (const [scene, name] of listed) expect(known.get(scene), `${path}: ${scene}`).toBe(name);
  }
  await page.getByRole('link', { name: de.sceneNames['full-list'] }).click();
  await expect(page).toHaveURL(/\/de\?seed=7&still=1&scene=full-list$/);
  await expect(dashboard.rows).toHaveCount(10);
});
