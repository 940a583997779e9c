import { de } from './de/controls';
import { en } from './en/controls';
import type { Locale, Translation } from './texts';

export type ControlsTexts = Translation<typeof en>;

export const controlsTexts: Readonly<Record<Locale, ControlsTexts>> = { en, de };
