/** How a page becomes one file, for the folder that opens without a server. */
export { SINGLE_FILE } from '../vite.config';
export { oneLanguage } from './oneLanguage';
export { singleFile } from './singleFile';
