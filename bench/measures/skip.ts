import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../serveFolder';
import { type Environment, type Figures, visit } from '../visit';

/** The longest tasks of opening the controls and of skipping a day, in ms. */
export async function measureSkippedDay(environment: Environment, site: Site): Promise<Figures> {
  const { page, observed, reset, close } = await visit(environment, `${site.origin}/?seed=7`);
  await wait(1_000);
  await reset();
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await wait(1_000);
  const opening = (await observed()).longest;
  await reset();
  await page.getByRole('button', { name: '+1 day, ahead' }).click();
  await wait(1_000);
  const { longest } = await observed();
  await close();
  return { longest, 'opening the panel, longest': opening };
}
