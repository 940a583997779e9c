/** The only door of the engine. */
export { type Account, type Origin, shownRate, tradeCount } from './account';
export { advance, nextChangeAt, nextDueAt, sessionAt } from './advance';
export { Checkpoints } from './checkpoints';
export * from './limits';
export { type Cents, fromCents, roundHalfAway, toCents } from './money';
export { openSession } from './openSession';
export { ENGINE_VERSION, type Route, type Run, type Scenario } from './run';
export { isRunName, nameRun } from './runName';
export { analysisProgress, mayStart } from './scriptState';
export type { Session } from './session';
export { isOpen, type Trade } from './trade';
export { startTrading } from './tradingScript';
