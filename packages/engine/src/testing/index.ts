/** Runs for tests, and what the results of their markets consist of. */
export { branchesOf } from '../markets';
export { anyMarket, anyRun, anySeed, anyText } from './anyRun';
export { LONG_TEXTS } from './longTexts';
export { playAll } from './playAll';
export { sessionAt } from './sessionAt';
