import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { type Environment, visit } from '../visit';

/** The engine alone in a page: its first day, further days, and a month. */
export async function measureEngine(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const figures = await visitor.page.evaluate(() => window.measureEngine());
  await visitor.close();
  return figures;
}
