import { de } from './de/controls';
import { en } from './en/controls';
import type { Locale, Translation } from './texts';

export const controlsTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
