import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/doors';

export const de: Translation<typeof en> = {
  why: 'Warum Fake?',
  explanation: 'So täuschen betrügerische Seiten',
  paidAlready: 'Ich habe schon bezahlt',
  worried: 'Ich sorge mich um jemanden',
  myself: 'Ich brauche selbst Hilfe',
  help: {
    whom: 'Für wen?',
    paid: 'Ich habe bezahlt',
    worried: 'Sorge um jemanden',
    about: 'Die Telefonnummern und Adressen unten sind echt. Was geschehen ist, ist nicht Ihre Schuld.',
    again: 'Bald bietet jemand an, das Geld zurückzuholen. Auflegen: Das ist der nächste Betrug.',
    steps: [
      ['Nichts mehr bezahlen,', 'nicht mehr antworten. War jemand auf Ihrem Computer? Vom Internet trennen.'],
      [
        'Die Bank anrufen,',
        'unter der Nummer auf der Karte: „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“',
      ],
      ['Anzeige erstatten', 'bei der Polizei. Jede Nachricht und jeden Beleg aufheben.'],
    ],
  },
};
