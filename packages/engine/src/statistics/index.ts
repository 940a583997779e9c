/** Stated distributions, and what a run has drawn. */
export { leastResults, SIGNIFICANCE, testResults } from './chiSquare';
export { keepUpShare } from './keepUpShare';
export { meanWithError } from './meanWithError';
export { type PlayedMarket, playedMarket } from './playedMarket';
export {
  expectedSum,
  type ResultDistribution,
  rangeOfShare,
  resultDistribution,
  shareOfGains,
} from './resultDistribution';
export { roundStepFrom } from './roundSteps';
export {
  expectedInRange,
  expectedRange,
  rangeShares,
  SumDistribution,
  tradeCountMoments,
} from './sumDistribution';
