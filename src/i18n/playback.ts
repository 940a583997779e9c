import { de } from './de/playback';
import { en } from './en/playback';
import type { Locale, Translation } from './texts';

export type PlaybackTexts = Translation<typeof en>;

export const playbackTexts: Readonly<Record<Locale, PlaybackTexts>> = { en, de };
