/* For the first chunk. Later chunks import other files directly, so that these are loaded with them. */

export { cleanName, cleanText, isNameCut, NAME_LENGTH } from '@simulation/engine';
export { type Address, readAddress } from './address';
export type { Theme } from './look';
export type { Picked } from './parameters';
