import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/doors';

export const de: Translation<typeof en> = {
  why: 'Warum Fake?',
  explanation: 'So täuschen betrügerische Seiten',
  worried: 'Sorgen um jemanden?',

  how: 'Wie haben Sie bezahlt?',
  when: 'Wann?',
  ways: {
    card: 'Karte',
    transfer: 'Überweisung',
    crypto: 'Krypto',
    cash: 'Bar oder Gutscheine',
    remote: 'Jemand war auf meinem Computer oder Telefon',
  },
  times: { today: 'Heute', week: 'Diese Woche', longer: 'Länger her' },
};
