import { de } from './de/runs';
import { en } from './en/runs';
import type { Locale, Translation } from './texts';

export type RunsTexts = Translation<typeof en>;

export const runsTexts: Readonly<Record<Locale, RunsTexts>> = { en, de };
