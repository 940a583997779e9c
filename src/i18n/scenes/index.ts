import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ScenesTexts = Translation<typeof en>;

/** The names of the scenes. */
export const scenesTexts: Readonly<Record<Locale, ScenesTexts>> = { en, de };
