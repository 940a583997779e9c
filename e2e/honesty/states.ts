import type { Frame, Page } from '@playwright/test';
import { embed } from '../framed';
import { partsOfExtras } from '../scenes';

const ROUTES = ['/', '/de', '/v'] as const;
export const VIEWPORTS = [
  [320, 256],
  [320, 568],
  [375, 812],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
export const SCROLLS = [0, 0.25, 0.5, 0.75, 1] as const;
export const THEMES = ['light', 'dark', 'forced'] as const;

type State = {
  /** Parameters of the address besides the seed. */
  readonly query: string;
  /** Only `/v` has it. */
  readonly onV?: true;
  /** `/v` does not have it. */
  readonly onDashboard?: boolean;
  /** What is open in it, as a selector of CSS. */
  readonly part?: string | undefined;
  /** The steps of a visitor to get there. */
  readonly reach?: (page: Page) => Promise<unknown>;
};

/** Each state of the page in which the label has to be seen. */
export const STATES: Readonly<Record<string, State>> = {
  'first paint': { query: '' },
  'an empty list': { query: 'scene=empty' },
  'a running feed': { query: 'speed=10&t=60' },
  'a popup': { query: 'scene=popup' },
  'a paused feed': { query: 'scene=paused' },
  // The others change the same line: packages/dashboard/src/app/pages/Page.test.tsx.
  'another period': {
    query: 'still=1&t=60',
    reach: (page) => page.getByRole('button', { name: /^(Overall|Insgesamt)$/ }).click(),
  },
  'the withdraw dialog': { query: 'scene=withdraw&still=1', part: 'dialog' },
  'the controls': { query: 'scene=controls&still=1', part: 'dialog' },
  'the run in the controls': { query: 'scene=controls-run&still=1', part: 'dialog' },
  ...Object.fromEntries(
    partsOfExtras.map(({ name, part, isOnV }) => [
      `the scene ${name}`,
      { query: `scene=${name}&still=1`, part, onDashboard: !isOnV },
    ]),
  ),
  'the fair market': { query: 'scenario=fair&still=1&t=60' },
  'the origin of a figure': {
    query: 'still=1&t=60',
    reach: (page) => page.locator('main [popovertarget]').first().click(),
  },
  'the error screen': { query: 'scene=error' },
  'another version': { query: 'engine=999' },
  'the longest name': { query: `still=1&t=60&name=${'W'.repeat(40)}` },
  'extreme figures': { query: 'still=1&amount=-999999999999.99&trades=-999999999' },
  'unknown parameters': {
    query: 'still=1&t=60&label=0&demo=false&hide=1&kiosk=1&css=*{display:none}&title=Real',
  },
  'a frame': { query: 't=60&still=1' },
  'reduced motion': { query: 't=60&speed=10' },
  'step 1 of the overlay': { query: 'scene=overlay-1', onV: true, part: 'dialog' },
  'step 2 of the overlay': { query: 'scene=overlay-2', onV: true, part: 'dialog' },
  'step 3 of the overlay': { query: 'scene=overlay-3', onV: true, part: 'dialog' },
  'step 4 of the overlay': { query: 'scene=overlay-4', onV: true, part: 'dialog' },
  'the result of the overlay': { query: 'scene=result', onV: true, part: 'dialog' },
  'new trades': { query: 'scene=new', onV: true },
  'sold trades': { query: 'scene=sold', onV: true },
};

/** Every cell of the matrix. */
export const ALL_CELLS = Object.entries(STATES).flatMap(([state, { onV, onDashboard }]) =>
  ROUTES.filter((route) => (route === '/v' ? !onDashboard : !onV)).flatMap((route) =>
    VIEWPORTS.flatMap((viewport) =>
      THEMES.flatMap((theme) => SCROLLS.map((scroll) => ({ state, route, viewport, scroll, theme }))),
    ),
  ),
);

export type Cell = (typeof ALL_CELLS)[number];

/** The name of the visit that a cell belongs to. Cells of one visit need no new page load: the page is resized. */
export const visitOf = ({ state, route }: Cell) => `${state} ${route}`;

/** Opens the page in the state and on the route of a cell. */
export async function enter(page: Page, { state, route, viewport }: Cell): Promise<Page | Frame> {
  const { query = '', reach, part } = STATES[state] ?? {};
  const isFirstPaint = state === 'first paint';
  await page.setViewportSize({ width: viewport[0], height: viewport[1] });
  const path = `${route}?seed=7&${query}`;
  if (state === 'a frame') return embed(page, path, viewport[0], viewport[1]);
  // It stays the first paint: the script that draws the page is not answered.
  if (isFirstPaint) await page.route('**/assets/index-*.js', () => {});
  await page.goto(path, { waitUntil: isFirstPaint ? 'commit' : 'load' });
  await page.waitForSelector(isFirstPaint ? '[data-simulation-label]' : 'h1', { state: 'attached' });
  if (!isFirstPaint) await page.waitForSelector('html[data-settled]', { state: 'attached' });
  if (part !== undefined) await page.waitForSelector(part === 'dialog' ? 'dialog[open]' : part);
  await reach?.(page);
  return page;
}

/** Sets the size and the theme of a cell, and its scroll position on the page and in an open dialog. */
export async function turnTo(page: Page, where: Page | Frame, { state, viewport, theme, scroll }: Cell) {
  const [width, height] = viewport;
  await page.setViewportSize({ width, height });
  if (state === 'a frame')
    await page.locator('iframe').evaluate((frame, size) => Object.assign(frame, size), {
      width: String(width),
      height: String(height),
    });
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: state === 'reduced motion' ? 'reduce' : 'no-preference',
  });
  await where.evaluate((part) => {
    scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
    for (const within of document.querySelectorAll('dialog:modal, dialog:modal *'))
      if (/auto|scroll/.test(getComputedStyle(within).overflowY))
        within.scrollTop = part * (within.scrollHeight - within.clientHeight);
  }, scroll);
}
