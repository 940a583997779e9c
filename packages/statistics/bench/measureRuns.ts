import type { Site } from '../../../bench/serveFolder';
import { type Environment, type Figures, visit } from '../../../bench/visit';

const HOUR_MS = 3_600_000;

/**
 * Many runs in a page of their own: 1,000 of an hour as the product plays them, and 10,000 of eight hours, beside which
 * starting a worker and computing the result take no time, by one worker and by two. Times are in ms.
 */
export async function measureRuns(environment: Environment, site: Site): Promise<Figures> {
  const play = async (experiment: Parameters<typeof window.measureRuns>[0], workers?: number) => {
    const visitor = await visit(environment, site.origin);
    const times = await visitor.page.evaluate(
      ([experiment, workers]) => window.measureRuns(experiment, workers),
      [experiment, workers] as const,
    );
    const { longest } = await visitor.observed();
    await visitor.close();
    return { ...times, longest };
  };
  const product = await play({ count: 1_000, duration: HOUR_MS });
  const one = await play({ count: 10_000, duration: 8 * HOUR_MS }, 1);
  const two = await play({ count: 10_000, duration: 8 * HOUR_MS }, 2);
  return {
    '1,000, first picture': product.first,
    '1,000, all': product.all,
    '1,000, longest': product.longest,
    '10,000, one worker': one.all,
    '10,000, two workers': two.all,
  };
}
