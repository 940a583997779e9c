import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/doors';

export const de: Translation<typeof en> = {
  why: 'Warum Fake?',
  explanation: 'So täuschen betrügerische Seiten',
  worried: 'Ich sorge mich um jemanden',
  whom: 'Für wen?',
  paid: 'Ich habe bezahlt',
};
