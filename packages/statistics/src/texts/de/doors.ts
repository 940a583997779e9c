import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/doors';

export const de: Translation<typeof en> = {
  statistics: 'Die Statistik dahinter',
};
