import { PACE } from '../limits';

/** The mean delay between two trades (ms). */
export const MEAN_DELAY = (PACE.from + PACE.to) / 2;
/** Of a uniform distribution over n whole numbers: (n^2 - 1) / 12. */
const DELAY_VARIANCE = ((PACE.to - PACE.from + 1) ** 2 - 1) / 12;

/**
 * Mean and variance of the number of trades up to a moment. Trades are a renewal process: their delays are independent
 * and of one distribution, here of mean m, variance s^2 and no skew. For long times (D. R. Cox, Renewal Theory, Methuen,
 * 1962) the mean is t / m + (s^2 - m^2) / 2 m^2 and the variance t s^2 / m^3 + 1 / 12 + 5 s^4 / 4 m^4.
 *
 * @param duration simulated ms, at least a minute
 */
export function tradeCountMoments(duration: number) {
  const spread = DELAY_VARIANCE / MEAN_DELAY ** 2;
  return {
    mean: duration / MEAN_DELAY + (spread - 1) / 2,
    variance: (duration / MEAN_DELAY) * spread + 1 / 12 + (5 / 4) * spread ** 2,
  };
}
