import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/checklist';
import { en } from './en/checklist';

export type ChecklistTexts = Translation<typeof en>;

export const checklistTexts: Readonly<Record<Locale, ChecklistTexts>> = { en, de };
