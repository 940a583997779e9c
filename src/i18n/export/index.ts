import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ExportTexts = Translation<typeof en>;

export const exportTexts: Readonly<Record<Locale, ExportTexts>> = { en, de };
