import type { Figures } from '../results';
import type { Site } from '../serveFolder';
import { quantile } from '../statistics';
import { type Environment, visit } from '../visit';

/** As long as frames are watched while runs are counted (ms). */
const WATCHED_MS = 500;

/**
 * Runs of an hour in a page of their own: 1,000 as the product counts them, and 10,000, beside which starting a worker
 * takes no time, by one worker, by two, and in chunks on the page. Times are in ms.
 */
export async function measureRuns(environment: Environment, site: Site): Promise<Figures> {
  const count = async (runs: 1_000 | 10_000, workers?: number) => {
    const visitor = await visit(environment, site.origin);
    const counting = visitor.page.evaluate(([runs, workers]) => window.measureRuns(runs, workers), [
      runs,
      workers,
    ] as const);
    const frames = await visitor.page.evaluate((ms) => window.probe.frames(ms), WATCHED_MS);
    const { first, all } = await counting;
    const { longest } = await visitor.observed();
    await visitor.close();
    return { first, all, longest, slowFrame: quantile(frames, 0.95) };
  };
  const product = await count(1_000);
  const one = await count(10_000, 1);
  const two = await count(10_000, 2);
  const page = await count(10_000, 0);
  return {
    '1,000, first picture': product.first,
    '1,000, all': product.all,
    '1,000, longest': product.longest,
    '1,000, slow frame (95 %)': product.slowFrame,
    '10,000, one worker': one.all,
    '10,000, two workers': two.all,
    '10,000, on the page': page.all,
    '10,000, on the page, longest': page.longest,
    '10,000, on the page, slow frame (95 %)': page.slowFrame,
  };
}
