import type { Site } from '../serveFolder';
import { type Environment, type Figures, visit } from '../visit';

/** A month of the engine alone in a page. */
export async function measureEngine(environment: Environment, site: Site): Promise<Figures> {
  const visitor = await visit(environment, site.origin);
  const speed = await visitor.page.evaluate(() => window.measureEngine());
  await visitor.close();
  return { 'trades a second': speed };
}

/**
 * Runs of an hour in a page of their own: 1,000 as the product plays them, and 10,000, beside which starting a worker
 * takes no time, by one worker and by two. Times are in ms.
 */
export async function measureRuns(environment: Environment, site: Site): Promise<Figures> {
  const play = async (runs: 1_000 | 10_000, workers?: number) => {
    const visitor = await visit(environment, site.origin);
    const times = await visitor.page.evaluate(([runs, workers]) => window.measureRuns(runs, workers), [
      runs,
      workers,
    ] as const);
    const { longest } = await visitor.observed();
    await visitor.close();
    return { ...times, longest };
  };
  const product = await play(1_000);
  const one = await play(10_000, 1);
  const two = await play(10_000, 2);
  return {
    '1,000, first picture': product.first,
    '1,000, all': product.all,
    '1,000, longest': product.longest,
    '10,000, one worker': one.all,
    '10,000, two workers': two.all,
  };
}
