import type { en } from '../en/help';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  about:
    'Erfunden ist nur die Handelsseite. Die Telefonnummern und Adressen unten sind echt. Was geschehen ist, ist nicht Ihre Schuld. Drei Schritte, in dieser Reihenfolge:',
  steps: [
    'Nichts mehr bezahlen, nicht mehr antworten. War jemand auf Ihrem Computer? Dann vom Internet trennen und die Passwörter an einem anderen Gerät ändern.',
    'Die Bank anrufen, unter der Nummer auf der Karte oder dem Kontoauszug: „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“ Wer in Kryptowährung bezahlt hat, sagt es auch der Kryptobörse.',
    'Heben Sie Nachrichten, Adressen und Belege auf. Erstatten Sie Anzeige bei der Polizei, und notieren Sie das Aktenzeichen.',
  ],
  moneyTitle: 'Was noch zurückkommen kann',
  money: [
    'Mit Karte bezahlt: die Bank um eine Rückbuchung (Chargeback) bitten.',
    'Überwiesen: die Bank bitten, die Überweisung zurückzurufen. Es kommt auf Stunden an.',
    'Jemand anderes hat an Ihrem Computer bezahlt: sagen, dass Sie es nicht waren.',
  ],
  rules: {
    de: 'In Deutschland muss die Bank erstatten, was Sie nicht freigegeben haben, außer bei grober Fahrlässigkeit. Was Sie selbst überwiesen haben, kommt oft nicht zurück. Rufen Sie trotzdem gleich an: Manchmal lässt es sich noch aufhalten.',
    uk: 'Überweisungen zwischen britischen Konten seit 7.\u00a0Oktober 2024: Banken erstatten den meisten bis zu 85.000\u00a0£. Frist für den Antrag: 13\u00a0Monate. Lehnt die Bank ab, hilft der Financial Ombudsman Service.',
  },
  identity:
    'Haben Sie eine Kopie Ihres Ausweises verschickt? Sagen Sie das der Polizei, und fragen Sie bei der Schufa oder einer anderen Kreditauskunft nach, ob jemand auf Ihren Namen Verträge geschlossen hat.',
  again: 'Wer sich meldet und das Geld gegen eine Gebühr zurückholen will, betrügt ebenfalls.',
  talk: 'Sagen Sie es einem Menschen, dem Sie vertrauen.',
  country: 'Wo wohnen Sie?',
  countries: {
    de: 'Deutschland',
    at: 'Österreich',
    ch: 'Schweiz',
    li: 'Liechtenstein',
    lu: 'Luxemburg',
    uk: 'Vereinigtes Königreich',
    ie: 'Irland',
    us: 'USA',
    ca: 'Kanada',
    au: 'Australien',
    elsewhere: 'Anderswo',
  },
  purposes: {
    block: 'Karten und Onlinebanking sperren',
    bank: 'Die Bank erreichen',
    report: 'Anzeigen und melden',
    reportScotland: 'In Schottland anzeigen',
    warn: 'Anbieter nachschlagen, andere warnen',
    support: 'Jemand zum Reden',
    crisis: 'Wenn es zu viel wird',
  },
  elsewhere:
    'Jede Polizeiwache nimmt eine Anzeige auf. In 14 Ländern der Europäischen Union ist 116\u00a0006 für Opfer von Straftaten. Die Finanzaufsicht selbst heraussuchen, nicht aus einer Nachricht.',
  checked: 'Angaben vom 27.\u00a0November 2026. Geht eine Nummer nicht, schlagen Sie sie nach.',
};
