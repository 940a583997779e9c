import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../serveFolder';
import { type Environment, type Figures, visit } from '../visit';

/** A first visit until nothing is fetched any more. Sizes are compressed, times in ms. */
export async function measureLoad(
  environment: Environment,
  site: Site,
  profile: { slow: boolean },
): Promise<Figures> {
  site.takeFetched();
  const visitor = await visit(environment, `${site.origin}/?seed=7`, profile);
  // A page without scripts has no figures.
  await visitor.page.waitForFunction(
    () => document.scripts.length === 0 || window.probe.observed.figures > 0,
  );
  await wait(500);
  const { requests, bytes } = site.takeFetched();
  const { paint, figures, blocking, longest, shift } = await visitor.observed();
  await visitor.close();
  return {
    'font, kB': (bytes['.woff2'] ?? 0) / 1_000,
    'all, kB': Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1_000,
    requests,
    'first paint': paint,
    figures,
    blocking,
    longest,
    shift,
  };
}

/** Opens a link to a moment of the run, in simulated seconds. */
export async function measureLinkTo(environment: Environment, site: Site, moment: number): Promise<Figures> {
  const visitor = await visit(environment, `${site.origin}/?seed=7&t=${moment}`);
  const { longest } = await visitor.observed();
  await visitor.close();
  return { longest };
}
