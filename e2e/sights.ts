import type { Page } from '@playwright/test';
import { sceneNames } from '../src/address/scenes';
import type { Route } from '../src/engine';
import { expect } from './visitor';

const LOOKS = ['light', 'dark', 'forced colors'] as const;
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

/** Opens a scene as it is looked at. */
export async function look(page: Page, { path, scene, look: seen, width }: Sight) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: seen === 'dark' ? 'dark' : 'light',
    forcedColors: seen === 'forced colors' ? 'active' : 'none',
  });
  await page.goto(`${path}?seed=7&still=1&scene=${scene}`);
  await expect(page.locator('html')).toHaveAttribute('data-settled', scene === 'error' ? /./ : 'true');
  await expect(page.getByRole('heading').first()).toBeVisible();
}
