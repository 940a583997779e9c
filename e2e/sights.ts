import type { Page } from '@playwright/test';
import { sceneNames } from '../src/address/scenes';
import type { Route } from '../src/engine';
import { expect } from './visitor';

const LOOKS = ['light', 'dark', 'forced colours'] as const;
const WIDTHS = [320, 1280] as const;

export type Sight = {
  path: string;
  scene: string;
  look: (typeof LOOKS)[number];
  width: (typeof WIDTHS)[number];
};

const PATHS: Readonly<Record<string, Route>> = { '/': 'dashboard', '/de': 'dashboard', '/v': 'v' };

/** Every scene of every page in every look at every width. */
export const SIGHTS: readonly Sight[] = Object.entries(PATHS).flatMap(([path, route]) =>
  sceneNames(route).flatMap((scene) =>
    LOOKS.flatMap((look) => WIDTHS.map((width) => ({ path, scene, look, width }))),
  ),
);

/** Some of them, in which every two of path, scene, look and width meet that can. */
export function pairwise(sights: readonly Sight[]): Sight[] {
  const pairsOf = ({ path, scene, look, width }: Sight) => {
    const parts = [path, scene, look, width];
    return parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} ${other}`));
  };
  const open = new Set(sights.flatMap(pairsOf));
  const chosen: Sight[] = [];
  while (open.size > 0) {
    const news = (sight: Sight) => pairsOf(sight).filter((pair) => open.has(pair)).length;
    const best = sights.reduce((so, sight) => (news(sight) > news(so) ? sight : so));
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}

/** Opens a scene as it is looked at. */
export async function look(page: Page, { path, scene, look: seen, width }: Sight) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: seen === 'dark' ? 'dark' : 'light',
    forcedColors: seen === 'forced colours' ? 'active' : 'none',
  });
  await page.goto(`${path}?seed=7&still=1&scene=${scene}`);
  await expect(page.locator('html')).toHaveAttribute('data-settled', scene === 'error' ? /./ : 'true');
  await expect(page.getByRole('heading').first()).toBeVisible();
}
