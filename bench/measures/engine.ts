import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { type Environment, visit } from '../visit';

/** A month of the engine alone in a page. */
export async function measureEngine(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const figures = await visitor.page.evaluate(() => window.measureEngine());
  await visitor.close();
  return figures;
}
