/* For the first chunk. Later chunks import other files directly, so that these are loaded with them. */
export { type Address, readAddress } from './address';
export { cleanName, cleanText } from './cleanText';
export { pageOf } from './page';
export { type Picked, readStill, readTheme, type Theme } from './parameters';
