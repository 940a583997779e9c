import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { type Environment, visit, wait } from '../visit';

/** The file extensions that are reported, by the heading of their column. */
const KINDS = { JS: '.js', CSS: '.css', HTML: '.html', SVG: '.svg', font: '.woff2' };

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
  const sizes = Object.entries(KINDS).map(
    ([kind, extension]) => [kind, (bytes[extension] ?? 0) / 1_000] as const,
  );
  return {
    ...Object.fromEntries(sizes.map(([kind, size]) => [`${kind}, kB`, size])),
    'all, kB': sizes.reduce((sum, [, size]) => sum + size, 0),
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
  const { figures, longest } = await visitor.observed();
  await visitor.close();
  return { figures, longest };
}
