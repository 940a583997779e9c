export { type Address, readAddress, writeAddress } from './address';
export { cleanName, cleanText } from './cleanText';
export { pageOf } from './page';
export { readStill, readTheme, type Theme } from './parameters';
