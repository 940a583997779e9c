/* One chunk for all long work. */
export { inSlices } from './inSlices';
export { saveFile } from './saveFile';
