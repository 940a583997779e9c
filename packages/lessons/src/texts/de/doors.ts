import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/doors';

/** What leads here on the page, in German. */
export const de: Translation<typeof en> = {
  teachers: 'Unterricht',
  addresses: 'Adressen',
};
