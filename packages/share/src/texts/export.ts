import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/export';
import { en } from './en/export';

export const exportTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
