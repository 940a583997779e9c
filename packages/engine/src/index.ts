/** A run from its parameters to its session: what the page, the feed and the lessons need of the simulation. */
export {
  type Account,
  displayedRate,
  type StartSource,
  tradeCount,
  wholeTradeCount,
  winRate,
} from './account';
export { advance, advanceTo, nextEventAt } from './advance';
export { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
export { Checkpoints } from './checkpoints';
export { cleanName, cleanText, isNameCut, NAME_LENGTH } from './cleanText';
export { createSession } from './createSession';
export type { EquityPoint } from './equityBuckets';
export {
  type ClosedTrade,
  eventsAfter,
  RESULT_STEP,
  ROUND_EVENTS,
  type RunEvent,
  type RunEvents,
  toClosed,
  tradesUntil,
} from './events';
export * from './limits';
export {
  type Allowed,
  ANY_LENGTH,
  isWithin,
  makeRun,
  RUN_FIELDS,
  type RunProblem,
  type RunValues,
  readRun,
  runOf,
  writtenRun,
} from './makeRun';
export {
  byParameter,
  canLose,
  comparedMarkets,
  createMarket,
  isSpecified,
  MARKET_NAMES,
  type Market,
  type MarketName,
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
export { type Cents, cents, fromCents, nearestCents, roundHalfAway, toCents } from './money';
export { namesOf } from './namesOf';
export { pickOne, uniformInRange } from './random/draw';
export { type Prng, seededPrng } from './random/prng';
export { finish, Recorder, Recording } from './recording';
export {
  ENGINE_VERSION,
  marketOf,
  ROUTES,
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
