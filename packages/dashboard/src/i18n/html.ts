import type { Locale } from '@simulation/engine/texts';
import { de } from './de/html';
import { en } from './en/html';
import type { Translation } from './texts';

/** For places of `index.html`, beside those of the first page. */
export const htmlTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
