/** The public interface of the engine, as far as the first page needs it: all but `advance`, with the script of `/v`. */
export { type Account, displayedRate, type StartSource, tradeCount } from './account';
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
} from './markets';
export { type Cents, fromCents, roundHalfAway, toCents } from './money';
export {
  type CompleteRun,
  ENGINE_VERSION,
  marketOf,
  pickRun,
  type Route,
  type Run,
  runKey,
  runParameters,
} from './run';
export { isRunName, nameRun } from './runName';
export { normalizeSeed, readSeed, seedLength } from './seed';
export type { Session } from './session';
export { isOpen, type Trade } from './trade';
