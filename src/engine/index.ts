/** The public interface of the engine, as far as the first page needs it. */
export { type Account, displayedRate, type Origin, tradeCount } from './account';
export { advance, nextChangeAt, nextEventAt, sessionAt } from './advance';
export { createSession } from './createSession';
export * from './limits';
export {
  canLose,
  createMarket,
  isSpecified,
  MARKET_NAMES,
  type Market,
  type MarketName,
  type MarketValues,
  valuesOf,
  variantOf,
} from './markets';
export { type Cents, fromCents, roundHalfAway, toCents } from './money';
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
export { analysisProgress, canStart, OPENED_MS, ROUND_MS, type ScriptState } from './scriptState';
export { normalizeSeed, readSeed, seedLength } from './seed';
export type { Session } from './session';
export { isOpen, type Trade } from './trade';
export { startTrading } from './tradingScript';
