import type { SimulationPage } from './pages/SimulationPage';

/**
 * What is printed at an address in the light theme, and in the dark one by choice and by the system.
 *
 * @param isReady waits until what is printed is there
 */
export async function printedInDark(
  dashboard: SimulationPage,
  query: string,
  isReady: () => Promise<unknown> = async () => undefined,
): Promise<Record<'light' | 'byChoice' | 'bySystem', Buffer>> {
  const { page } = dashboard;
  const printed = async (parameters: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await dashboard.visit(`/?seed=7&still=1&${parameters}`);
    await isReady();
    await dashboard.settled(); // a dialog has appeared in the meantime
    await page.emulateMedia({ media: 'print' });
    return page.screenshot({ fullPage: true });
  };
  return {
    light: await printed(query, 'light'),
    byChoice: await printed(`${query}&theme=dark`, 'light'),
    bySystem: await printed(query, 'dark'),
  };
}
