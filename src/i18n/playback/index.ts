import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type PlaybackTexts = Translation<typeof en>;

/** The texts of the clock. */
export const playbackTexts: Readonly<Record<Locale, PlaybackTexts>> = { en, de };
