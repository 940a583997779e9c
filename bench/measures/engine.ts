import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { type Environment, visit } from '../visit';

/** The engine alone in a page: its first day, further days, a month, and the cost of a trade by length of the run. */
export async function measureEngine(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const figures = await visitor.page.evaluate(() => window.measureEngine());
  const heap = await visitor.heap();
  await visitor.close();
  return { ...figures, 'heap after it, MB': heap };
}
