import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/help';

export const de: Translation<typeof en> = {
  country: 'Wo wohnen Sie?',
  yourCountry: 'Ihr Land:',
  chooseCountry: 'Land wählen',
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
    nz: 'Neuseeland',
    elsewhere: 'Anderswo',
  },
  more: 'Weitere Nummern und Adressen',
  purposes: {
    block: 'Karte, Onlinebanking sperren',
    bank: 'Die Bank erreichen',
    report: 'Anzeigen und melden',
    reportScotland: 'In Schottland',
    warn: 'Anbieter nachschlagen, andere warnen',
    support: 'Jemand zum Reden',
    supportEurope: 'Für Opfer, in 14 Ländern der EU',
    youth: 'Für Kinder und Jugendliche',
    crisis: 'Wenn es zu viel wird',
  },
  elsewhere:
    'Jede Polizeiwache nimmt eine Anzeige auf. Suchen Sie die Finanzaufsicht selbst heraus, nicht aus einer Nachricht.',

  real: 'Diese Nummern und Adressen sind echt.',

  sheet: {
    again: 'Bald bietet jemand an, das Geld zurückzuholen. Auflegen.',
    paid: {
      card: '{time} mit Karte bezahlt',
      transfer: '{time} überwiesen',
      crypto: '{time} in Kryptowährung bezahlt',
      cash: '{time} bar oder mit Gutscheinen bezahlt',
      remote: '{time} war jemand auf meinem Computer oder Telefon',
    },
    times: { today: 'Heute', week: 'Diese Woche', longer: 'Vor längerer Zeit' },
    say: {
      bank: 'Die Bank anrufen (Nummer auf der Karte) und sagen',
      offline:
        'Computer oder Telefon vom Internet trennen. Dann die Bank anrufen (Nummer auf der Karte) und sagen',
      exchange: 'Sagen Sie der Kryptobörse',
      issuer: 'Gutscheine, Geschenkkarten: Rufen Sie das Unternehmen an, von dem sie sind, und sagen Sie',
      withdrawn: 'Bargeld: Rufen Sie die Bank an, von der es kam, und sagen Sie',
    },
    minor: 'Unter 18? Ein Elternteil ruft mit an und sagt: „Mein Kind wurde betrogen.“',
    todo: 'Was Sie tun können',
    ready: 'Was Sie bereithalten',
    tell: 'Wem Sie Bescheid geben',
    trust: 'Und einem Menschen, dem Sie vertrauen',
    print: 'Drucken',
    copy: 'Kopieren',
    copied: 'Das Blatt ist kopiert',
    byHand: 'Der Browser erlaubt das Kopieren hier nicht. Drucken Sie das Blatt, oder schreiben Sie es ab.',
  },
  late: 'Für eine Anzeige ist es nie zu spät: Sie kann verhindern, dass noch jemand betrogen wird.',

  card: {
    today: [
      'Rufen Sie die Bank an, von der die Karte ist. Eine Zahlung von heute lässt sich manchmal noch aufhalten.',
      'Lassen Sie die Karte sperren, und bitten Sie um eine Rückbuchung (Chargeback).',
    ],
    week: [
      'Rufen Sie die Bank an, von der die Karte ist, und bitten Sie um eine Rückbuchung (Chargeback).',
      'Lassen Sie die Karte sperren.',
    ],
    longer: [
      'Rufen Sie die Bank an, von der die Karte ist. Fragen Sie, ob eine Rückbuchung (Chargeback) noch möglich ist.',
      'Lassen Sie die Karte sperren, wenn es noch dieselbe ist.',
    ],
    say: {
      soon: '„Ich bin betrogen worden. Bitte sperren Sie meine Karte, und leiten Sie für diese Zahlungen eine Rückbuchung ein.“',
      later: '„Ich bin betrogen worden. Ist für diese Zahlungen noch eine Rückbuchung möglich?“',
    },
    ready: [
      'Datum und Betrag jeder Zahlung',
      'Der Name auf der Abrechnung',
      'Die Adresse der Seite und die Nachrichten',
    ],
  },
  transfer: {
    today: [
      'Rufen Sie Ihre Bank an. Eine Überweisung von heute lässt sich manchmal noch aufhalten.',
      'Ist sie schon ausgeführt, bitten Sie um einen Rückruf der Überweisung.',
    ],
    week: [
      'Rufen Sie Ihre Bank an, und bitten Sie um einen Rückruf der Überweisung.',
      'Die andere Bank darf ablehnen. Fragen Sie trotzdem.',
    ],
    longer: [
      'Rufen Sie Ihre Bank an. Fragen Sie, ob sie die Überweisung wegen Betrugs noch zurückholen kann.',
      'Die andere Bank darf ablehnen. Fragen Sie trotzdem.',
    ],
    say: {
      soon: '„Ich bin betrogen worden. Bitte stoppen Sie die Überweisung, oder holen Sie sie zurück, und sagen Sie der anderen Bank Bescheid.“',
      later:
        '„Ich bin betrogen worden. Können Sie die Überweisung noch zurückholen und der anderen Bank Bescheid sagen?“',
    },
    ready: [
      'Datum und Betrag jeder Überweisung',
      'Wer das Geld bekommen hat, bei welcher Bank',
      'Die Nachrichten, in denen das Geld verlangt wurde',
    ],
  },
  crypto: {
    today: [
      'Sagen Sie es der Kryptobörse, von der Sie überwiesen haben. Was noch nicht hinausgegangen ist, soll sie aufhalten; das andere kommt meist nicht zurück.',
      'Sagen Sie es auch Ihrer Bank: Vielleicht hält sie das Geld für den nächsten Kauf noch auf.',
    ],
    week: [
      'Sagen Sie es der Kryptobörse, von der Sie überwiesen haben. Was hinausgegangen ist, kommt meist nicht zurück; die nächste Übertragung kann sie vielleicht verhindern.',
      'Sagen Sie es auch Ihrer Bank, wenn das Geld von dort kam.',
    ],
    longer: [
      'Sagen Sie es der Kryptobörse, von der Sie überwiesen haben, mit der Transaktions-ID.',
      'Geben Sie der Polizei die Adressen und die Transaktions-IDs: Was sie kennt, kann sie verfolgen.',
    ],
    say: {
      soon: '„Ich bin betrogen worden. Bitte lassen Sie nichts mehr hinausgehen, und vermerken Sie diese Adresse.“',
      later:
        '„Ich bin betrogen worden. Bitte vermerken Sie diese Adresse, und bewahren Sie für die Polizei auf, was Sie darüber wissen.“',
    },
    ready: [
      'Die Transaktions-ID jeder Übertragung, eine lange Reihe aus Buchstaben und Ziffern',
      'Die Adresse, an die sie ging',
      'Datum, Betrag und Art der Kryptowährung',
    ],
  },
  cash: {
    today: [
      'Behalten Sie Karten und Kassenzettel. Was noch auf einer Karte ist, lässt sich manchmal sperren.',
      'Bargeld, das noch unterwegs ist: Bitten Sie Post oder Kurier, es aufzuhalten.',
      'Bargeld, das abgeholt wurde: Sagen Sie der Polizei, wer es genommen hat, und wo.',
    ],
    week: [
      'Behalten Sie Karten und Kassenzettel. Was noch auf einer Karte ist, lässt sich manchmal sperren.',
      'Bargeld: Sagen Sie der Polizei, wer es genommen hat, und wo.',
    ],
    longer: [
      'Behalten Sie Karten und Kassenzettel. Sagen Sie es dem Unternehmen, von dem die Karten sind, auch wenn es lange her ist.',
      'Bargeld: Sagen Sie der Polizei, wer es genommen hat, und wo.',
    ],
    say: {
      soon: '„Mit Ihren Karten ist betrogen worden. Das sind die Nummern. Bitte sperren Sie sie, und erstatten Sie das Geld.“',
      later: '„Mit Ihren Karten ist betrogen worden. Das sind die Nummern. Ist noch etwas darauf?“',
    },
    withdrawn:
      '„Ich bin betrogen worden und habe bar bezahlt, mit Geld von meinem Konto. Was können Sie tun, und ist mein Konto sicher?“',
    ready: [
      'Die Nummern auf den Karten, oder Fotos davon',
      'Die Kassenzettel, mit Geschäft und Datum',
      'Bargeld: Ort, Uhrzeit, wie die Person aussah, die Nummer des Pakets',
    ],
  },
  remote: {
    today: [
      'Trennen Sie Computer oder Telefon vom Internet: WLAN und mobile Daten aus, Kabel heraus.',
      'Ändern Sie Ihre Passwörter an einem anderen Gerät, zuerst die für E-Mail und Bank.',
      'Rufen Sie Ihre Bank an: Lassen Sie das Onlinebanking sperren, und sagen Sie, welche Zahlungen Sie ausgeführt haben, weil man es Ihnen sagte, und welche nicht von Ihnen sind.',
    ],
    week: [
      'Lassen Sie Computer oder Telefon vom Internet getrennt, bis jemand das Gerät geprüft hat, den Sie kennen.',
      'Ändern Sie Ihre Passwörter an einem anderen Gerät, zuerst die für E-Mail und Bank.',
      'Rufen Sie Ihre Bank an: Lassen Sie das Onlinebanking sperren, und sagen Sie, welche Zahlungen Sie ausgeführt haben, weil man es Ihnen sagte, und welche nicht von Ihnen sind.',
    ],
    longer: [
      'Ändern Sie an einem anderen Gerät jedes Passwort, das noch dasselbe ist.',
      'Lassen Sie Computer oder Telefon von jemandem prüfen, den Sie kennen.',
      'Suchen Sie nach Zahlungen, die Sie nicht veranlasst haben, und melden Sie sie der Bank.',
    ],
    say: {
      soon: '„Ich bin betrogen worden: Jemand war auf meinem Computer oder Telefon. Bitte sperren Sie das Onlinebanking, und stoppen Sie diese Zahlungen, oder holen Sie sie zurück.“',
      later:
        '„Ich bin betrogen worden: Jemand war auf meinem Computer oder Telefon. Ich beanstande diese Zahlungen. Können Sie sie noch zurückholen?“',
    },
    ready: [
      'Welche Zahlungen Sie ausgeführt haben, weil man es Ihnen sagte, und welche nicht von Ihnen sind',
      'Der Name des Programms, mit dem die Betrüger auf Ihren Computer zugegriffen haben',
      'Wann es war, und wie man Sie erreicht hat',
    ],
  },
  rules: {
    de: 'In Deutschland muss die Bank erstatten, was Sie nicht freigegeben haben, außer bei grober Fahrlässigkeit (Paragraf\u00a0675u BGB). Was Sie selbst freigegeben haben, muss sie in der Regel nicht erstatten. Fragen Sie trotzdem.',
    uk: 'Überweisungen zwischen britischen Konten seit 7.\u00a0Oktober 2024: Banken erstatten den meisten bis zu 85.000\u00a0£. Lehnt die Bank ab, hilft der Financial Ombudsman Service.',
  },
  identity: {
    usual:
      'Haben Sie eine Kopie Ihres Ausweises verschickt? Sagen Sie es der Polizei, und fragen Sie bei einer Kreditauskunft nach, ob jemand auf Ihren Namen Verträge geschlossen hat.',
    de: 'Haben Sie eine Kopie Ihres Ausweises verschickt? Sagen Sie es der Polizei, und fragen Sie bei der Schufa nach, ob jemand auf Ihren Namen Verträge geschlossen hat.',
  },

  day: '{date}.\u00a0{month} {year}',
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  checked: 'Angaben vom {day}. Geht eine Nummer nicht, schlagen Sie sie nach.',
  expired: 'Seit dem {day} nicht geprüft: erst nachschlagen.',
};
