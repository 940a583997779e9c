import { de } from './de/playback';
import { en } from './en/playback';
import type { Locale, Translation } from './texts';

export const playbackTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
