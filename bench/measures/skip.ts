import type { Page } from 'playwright';
import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { type Environment, visit, wait } from '../visit';

/** Opens the controls and skips a day: from the press to the end of the frame with the new figures. Times are in ms. */
export async function measureSkippedDay(environment: Environment, site: Site): Promise<Figures> {
  const { page, observed, reset, close } = await visit(environment, `${site.origin}/?seed=7`);
  await wait(1_000);
  await reset();
  await page.getByRole('button', { name: 'Controls' }).click();
  const skip = await chooseDay(page);
  await wait(1_000);
  const opening = (await observed()).longest;
  await reset();
  await page.evaluate(() => window.probe.watchClick());
  await skip.click();
  const elapsed = await page.evaluate(() => window.probe.clickToFrame());
  await wait(200);
  const { longest } = await observed();
  await close();
  return { 'press to figures': elapsed, longest, 'opening the panel, longest': opening };
}

/** The button that skips a day. Where the length of a skip is a choice of its own, a day is chosen first. */
async function chooseDay(page: Page) {
  const skip = page.getByRole('button', { name: /^(Forward|Ahead) 1 day$/ });
  const day = page.getByRole('button', { name: '1 day', exact: true });
  await skip.or(day).first().waitFor();
  if (await day.isVisible()) await day.click();
  await skip.waitFor();
  return skip;
}
