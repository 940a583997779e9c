import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

/** The texts of the QR code of a run and of the list of runs for a class. */
export const classroomTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };
