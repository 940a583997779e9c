/** Runs for tests. */
export { anyMarket, anyRun, anySeed } from './anyRun';
export { LONG_TEXTS } from './longTexts';
export { playAll } from './playAll';
export { sessionAt } from './sessionAt';
