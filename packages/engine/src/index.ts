/** A run from its parameters to its session: what the page, the feed and the lessons need of the simulation. */
export { type Account, displayedRate, type StartSource, tradeCount, winRate } from './account';
export { advance, advanceTo, nextEventAt } from './advance';
export { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
export { cleanName, cleanText, isNameCut, NAME_LENGTH } from './cleanText';
export { createSession } from './createSession';
export { type DrawnTrade, FeedGenerator, toFeedTrade } from './dashboardTrades';
export type { EquityPoint } from './equityBuckets';
export * from './limits';
export {
  byParameter,
  canLose,
  comparedMarkets,
  createMarket,
  isMarketName,
  isSpecified,
  isUsualMarket,
  MARKET_NAMES,
  type Market,
  type MarketName,
  type MarketOf,
  type MarketValue,
  type MarketValues,
  PARAMETER_NAMES,
  type Parameter,
  type ParameterName,
  parametersOf,
  RIGGED,
  type SpecifiedName,
  toWritten,
  type VariantOf,
  valuesOf,
  variantOf,
  writtenRange,
} from './markets';
export { type Cents, fromCents, roundHalfAway, toCents } from './money';
export { uniformInt } from './random/draw';
export { Prng, seedState } from './random/prng';
export { finish, Recorder, Recording } from './recording';
export { type ClosedTrade, tradesUntil } from './replay';
export { type Round, roundTrades } from './round';
export {
  type CompleteRun,
  ENGINE_VERSION,
  marketOf,
  pickRun,
  type Route,
  type Run,
  type RunParameters,
  runKey,
  runParameters,
} from './run';
export { isRunName, nameRun } from './runName';
export {
  analysisProgress,
  canStart,
  type HoldingState,
  OPENED_MS,
  ROUND_MS,
  type ScriptState,
} from './scriptState';
export { normalizeSeed, readSeed, seedLength } from './seed';
export type { Session } from './session';
export { isOpen, type Trade } from './trade';
export { startTrading } from './tradingScript';
