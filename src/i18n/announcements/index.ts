import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type AnnouncementsTexts = Translation<typeof en>;

/** The texts of the digest and of the trades that wait. */
export const announcementsTexts: Readonly<Record<Locale, AnnouncementsTexts>> = { en, de };
