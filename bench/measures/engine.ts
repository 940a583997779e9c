import type { Site } from '../serveFolder';
import { type Environment, type Figures, visit } from '../visit';

/** A month of the engine alone in a page. */
export async function measureEngine(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const speed = await visitor.page.evaluate(() => window.measureEngine());
  await visitor.close();
  return { 'trades a second': speed };
}

/** Runs of an hour in one market, beside a plain loop: runs a second. */
export async function measureEngineRuns(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const figures = await visitor.page.evaluate(() => window.measureEngineRuns());
  await visitor.close();
  return figures;
}
