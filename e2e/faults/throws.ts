import type { SimulationPage } from '../pages/SimulationPage';
import { expect, expectMessages } from '../visitor';

/**
 * Opens a scene whose part throws when it is rendered: it has its sentence, can be left, and the page goes on; the
 * console says it once.
 *
 * @param file the name of its chunk
 */
export async function expectSentenceOfThrowing(
  file: string,
  scene: string,
  dashboard: SimulationPage,
  consoleMessages: string[],
): Promise<void> {
  const { page } = dashboard;
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    const text = await (await route.fetch()).text();
    const names = [...text.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.replace(/^.* as /, '')),
    );
    const body = `const broken = () => { throw new Error('broken part'); };
      export { ${names.map((name) => `broken as ${name}`).join(', ')} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`/?seed=7&scene=${scene}`);
  // Not what is announced: that stays.
  const shown = page.locator(':visible:not([data-status] *)');
  const sentence = page.getByText('This part has stopped working.').and(shown);
  await expect(sentence.first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(sentence).toHaveCount(0);
  // Some scenes stand still.
  const resume = page.getByRole('button', { name: 'Resume' });
  if (await resume.isVisible()) await resume.click();
  const before = await dashboard.list();
  await expect.poll(() => dashboard.list()).not.toEqual(before);
  expect(consoleMessages.filter((text) => text.includes('broken part'))).toHaveLength(1);
  expectMessages(consoleMessages, /broken part/);
}
