/** The public interface of the engine, as far as the first page needs it: all but `advance`, with the script of `/v`. */
export { type Account, displayedRate, type StartSource, tradeCount } from './account';
export { createSession } from './createSession';
export { isRunName } from './isRunName';
export * from './limits';
export {
  canLose,
  createMarket,
  isSpecified,
  MARKET_NAMES,
  type Market,
  type MarketName,
  type MarketValues,
} from './markets';
export { valuesOf } from './markets/valuesOf';
export { type Cents, fromCents, toCents } from './money';
export { roundHalfAway } from './roundHalfAway';
export {
  type CompleteRun,
  ENGINE_VERSION,
  marketOf,
  pickRun,
  type Route,
  type Run,
  runKey,
} from './run';
export { nameRun } from './runName';
export { runParameters } from './runParameters';
export { normalizeSeed, readSeed, seedLength } from './seed';
export type { Session } from './session';
export { isOpen, type Trade } from './trade';
