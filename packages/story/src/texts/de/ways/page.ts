import type { Translation } from '@simulation/dashboard/texts';
import type { page as english } from '../../en/ways/page';

export const page: Translation<typeof english> = {
  link: 'Eine Seite mit Robins Namen',
  opened:
    'Der Link öffnet die Seite, die hier zu sehen ist. Robins Name steht darauf und {bonus} zur Begrüßung.',
  payFirst: 'Robin will das Geld herausholen. „Erst {start} bezahlen“, meldet die Seite.',
  inDays: 'Robin drückt darauf. „In ein paar Tagen“, meldet die Seite.',
  onItsWay: '{small} sind unterwegs.',
  all: 'Robin will alles haben. So viel stand noch nie auf der Seite.',
  cardRefused:
    'Die Bank fordert die Kartenzahlung zurück. Wochen später: abgelehnt, Robin hatte sie bestätigt. „Hat jemand anderes von Ihrem Konto überwiesen, melden Sie das. Für das eigene Geld muss niemand erst zahlen.“',
  neverFirst:
    '„Für das eigene Geld muss niemand erst zahlen“, sagt die Bank. „Nichts mehr schicken. Hat jemand anderes von Ihrem Konto überwiesen, melden Sie das gleich: Es kann zurückkommen.“',
  loan: 'Das Geld wird überwiesen. Den Kredit muss Robin zurückzahlen.',
  leaves: 'Während sie reden, gehen {paid} von Robins Bankkonto ab. Die Seite zählt sie dazu.',
  report:
    'Die Polizei nimmt alles auf und fragt nach der Adresse der Seite. „Zahlen Sie nichts mehr, und heben Sie alles auf.“',
  reported: 'Die Polizei nimmt die Anzeige auf. Das hilft, andere zu warnen.',
};
