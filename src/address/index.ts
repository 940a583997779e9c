/* What the first page needs of the address. What only later chunks need they import by its own file, so that it travels with them. */
export { type Address, readAddress } from './address';
export { cleanName, cleanText } from './cleanText';
export { pageOf } from './page';
export { readStill, readTheme, type Theme } from './parameters';
