import type { en } from '../en/help';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  about: 'Das passiert vielen, und Sie sind nicht schuld daran. Drei Schritte helfen, in dieser Reihenfolge.',
  steps: [
    'Nichts mehr bezahlen und nicht mehr antworten. Alle Nachrichten, Adressen und Belege aufheben.',
    'Die Bank anrufen, unter der Nummer auf der Karte: „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“ Wer in Kryptowährung bezahlt hat, sagt es auch der Kryptobörse.',
    'Bei der Polizei Anzeige erstatten und das Aktenzeichen notieren. Die Bank fragt vielleicht danach.',
  ],
  computer:
    'War jemand auf Ihrem Computer? Dann vom Internet trennen und die Passwörter an einem anderen Gerät ändern.',
  again: 'Will jemand das Geld gegen eine Gebühr zurückholen, ist das noch einmal derselbe Betrug.',
  talk: 'Sagen Sie es einem Menschen, dem Sie vertrauen. Sie müssen da nicht allein durch.',
  country: 'Wo wohnen Sie?',
  countries: {
    de: 'Deutschland',
    at: 'Österreich',
    ch: 'Schweiz',
    uk: 'Großbritannien',
    us: 'USA',
    elsewhere: 'Anderswo',
  },
  purposes: {
    block: 'Karten und Onlinebanking sperren',
    bank: 'Die Bank erreichen',
    report: 'Anzeigen und melden',
    reportScotland: 'In Schottland anzeigen',
    warn: 'Eine Seite prüfen und andere warnen',
    support: 'Jemand zum Reden',
  },
  elsewhere:
    'Rufen Sie Ihre Bank unter der Nummer auf der Karte an. Gehen Sie zu einer Polizeiwache. In 14 Ländern der Europäischen Union ist 116\u00a0006 die Nummer für Opfer von Straftaten. Finanzaufsicht und Opferhilfe Ihres Landes suchen Sie am besten selbst heraus: keine Nummer aus einer Nachricht oder von einem Anrufer nehmen.',
  checked:
    'Geprüft am 25.\u00a0November 2026. Nummern ändern sich: Geht eine nicht, schlagen Sie auf der Seite daneben nach.',
};
