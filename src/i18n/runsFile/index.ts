import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type RunsFileTexts = Translation<typeof en>;

/** The texts of the file of many runs. */
export const runsFileTexts: Readonly<Record<Locale, RunsFileTexts>> = { en, de };
