import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type PlaybackTexts = Translation<typeof en>;

export const playbackTexts: Readonly<Record<Locale, PlaybackTexts>> = { en, de };
