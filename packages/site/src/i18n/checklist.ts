import { de } from './de/checklist';
import { en } from './en/checklist';
import type { Locale, Translation } from './texts';

export type ChecklistTexts = Translation<typeof en>;

export const checklistTexts: Readonly<Record<Locale, ChecklistTexts>> = { en, de };
