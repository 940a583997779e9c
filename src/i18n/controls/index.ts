import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ControlsTexts = Translation<typeof en>;

export const controlsTexts: Readonly<Record<Locale, ControlsTexts>> = { en, de };
