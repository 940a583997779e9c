import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

/** What is said of a link that another version of the engine made. */
export const versionTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
