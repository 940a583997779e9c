import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ChartsTexts = Translation<typeof en>;

/** The texts of curve, pulse and comparison. */
export const chartsTexts: Readonly<Record<Locale, ChartsTexts>> = { en, de };
