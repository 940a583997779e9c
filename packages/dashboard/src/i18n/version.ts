import { de } from './de/version';
import { en } from './en/version';
import type { Locale, Translation } from './texts';

export const versionTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
