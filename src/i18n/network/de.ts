import type { Translation } from '../texts';
import type { en } from './en';

/** What is said while a chunk that was asked for has not arrived, in German. */
export const de: Translation<typeof en> = {
  waiting: 'Warten auf das Netz. Dieser Teil öffnet sich, sobald er da ist.',
  cancel: 'Abbrechen',
};
