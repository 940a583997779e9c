import type { Page } from '@playwright/test';
import { filmProblems, holdFrames } from './film';
import { SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

type Film = {
  readonly path: string;
  readonly size: string;
  readonly dark?: boolean;
  /** Of the page's time. */
  readonly ms: number;
  readonly frameMs?: number;
};

/** How long the whole script of `/v` takes, and what it ends with. */
const SCRIPT_MS = 28_000;

async function expectFilm(page: Page, { path, size, dark = false, ms, frameMs }: Film) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await holdFrames(page);
  await page.goto(path);
  await new SimulationPage(page).fetched();
  if (path.startsWith('/v')) await page.getByRole('button', { name: 'Start Trading' }).click();
  await filmProblems(page, 40); // what the visitor asked for may move
  expect(await filmProblems(page, ms, frameMs), `${path} at ${size}`).toEqual([]);
}

const SHORT: readonly Film[] = [
  { path: '/de?seed=7&t=60', size: '390x844', dark: true, ms: 3_000 },
  { path: '/?seed=7&t=60&speed=10', size: '768x1024', ms: 1_600 },
  { path: '/de?seed=7&t=60&speed=60', size: '1440x900', ms: 1_200 },
  { path: '/v?seed=7', size: '390x844', ms: SCRIPT_MS, frameMs: 500 },
];

for (const film of SHORT)
  test(`in no frame lies a text over another, leaves a row its card or is a control covered: ${film.path} at ${film.size}`, async ({
    page,
  }) => expectFilm(page, film));

const SIZES = ['1440x900', '1280x720', '768x1024', '600x900', '390x844', '320x568'];

const LONG = [
  ['/?seed=7&t=60', 6_000],
  ['/de?seed=7&t=60', 6_000],
  ['/?seed=7&t=60&speed=10', 4_000],
  ['/de?seed=7&t=60&speed=10', 4_000],
  ['/de?seed=7&t=60&speed=10&scenario=fair', 4_000],
  ['/de?seed=7&t=60&speed=10&scenario=rare-loss', 4_000],
  ['/?seed=7&t=60&speed=60', 4_000],
  ['/de?seed=7&t=60&speed=60', 4_000],
  ['/?seed=7&t=60&speed=1000', 4_000],
  ['/de?seed=7&t=60&speed=1000', 4_000],
  ['/v?seed=7', SCRIPT_MS, 100],
] as const;

// The themes take turns: they differ in colors alone, and no place depends on one.
for (const [column, size] of SIZES.entries())
  for (const [row, [path, ms, frameMs]] of LONG.entries()) {
    const dark = (row + column) % 2 === 1;
    test(`film of ${path} at ${size}, ${dark ? 'dark' : 'light'}`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(300_000);
      await expectFilm(page, { path, size, dark, ms, ...(frameMs && { frameMs }) });
    });
  }
