/** What lessons take from here. */
export { scenes } from './scenes';
export { doorTexts } from './texts/doors';
export { runsTexts } from './texts/runs';
