// What the page has beside the dashboard: a line for each. Without its line and its folder the page has it no more.
export { explanation } from '@simulation/explanation';
export { lessons } from '@simulation/lessons';
export { share } from '@simulation/share';
export { statistics } from '@simulation/statistics';
export { story } from '@simulation/story';
