import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ChartsTexts = Translation<typeof en>;

export const chartsTexts: Readonly<Record<Locale, ChartsTexts>> = { en, de };
