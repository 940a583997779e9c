import { MEAN_SIZE } from './resultDistribution';

/**
 * How many of the trades of a market of sizes as drawn, where one wins or loses its size, would have to win, so that a
 * trade brings as much on average as in the rigged market. More than all of them with any cost c: p * m - (1 - p) * m -
 * c = m for the mean size m. Rounded up to tenths of a percent.
 *
 * @param cost of a trade, in cents
 * @returns 1 or more
 */
export const keepUpShare = (cost: number): number =>
  Math.ceil(1_000 * (1 + cost / (2 * MEAN_SIZE)) - 1e-6) / 1_000;
