import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type RunsTexts = Translation<typeof en>;

export const runsTexts: Readonly<Record<Locale, RunsTexts>> = { en, de };
