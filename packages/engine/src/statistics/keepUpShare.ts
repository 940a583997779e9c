import type { Market } from '../markets';
import { MEAN_SIZE, resultDistribution } from './resultDistribution';

/**
 * How many of the trades of a market would have to win, so that a trade brings as much on average as in the rigged
 * market: p * gain + (1 - p) * loss = m, by the mean size m. More than all of them with any cost. Rounded up to tenths of
 * a percent.
 */
export function keepUpShare(market: Market): number {
  const { branches } = resultDistribution(market);
  const meanOf = (sign: 1 | -1) => {
    const meant = branches.filter(({ times }) => Math.sign(times) === sign);
    const all = meant.reduce((sum, { share }) => sum + share, 0);
    return meant.reduce((sum, { share, times, plus }) => sum + share * (times * MEAN_SIZE + plus), 0) / all;
  };
  const [gain, loss] = [meanOf(1), meanOf(-1)];
  return Math.ceil((1_000 * (MEAN_SIZE - loss)) / (gain - loss) - 1e-6) / 1_000;
}
