/** The only door of the engine. */
export { type Account, type Origin, tradeCount } from './account';
export { advance, nextChangeAt, sessionAt } from './advance';
export type { CryptoAsset, FiatCurrency } from './assets';
export * from './limits';
export { type Cents, fromCents, roundHalfAway, toCents } from './money';
export { ENGINE_VERSION, type Route, type Run } from './run';
export { isRunName, nameRun } from './runName';
export { analysisProgress, mayStart, type ScriptState } from './scriptState';
export type { Session } from './session';
export { openSession } from './openSession';
export { isOpen, type Trade } from './trade';
export { startTrading } from './tradingScript';
