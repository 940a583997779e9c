import type { en } from '../en/story';
import type { Translation } from '../texts';
import { cases } from './cases';
import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

export const de: Translation<typeof en> = {
  title: 'Die Geschichte spielen',
  minutes: '6 Minuten',
  intro: [
    'Sie entscheiden für Robin. Robin und alle Beträge sind erfunden.',
    'Aufhören geht in jedem Kapitel.',
  ],
  start: 'Anfangen',
  printStory: 'Diese Geschichte für die Klasse drucken',
  chapter: 'Kapitel {number} von {count}',
  choices: 'Was macht Robin?',
  press: '„{withdraw}“ drücken',
  lost: 'Robin hat verloren',
  back: 'Zurück',
  leave: 'Geschichte verlassen',
  advert: 'Erfundene Werbung',
  advertName: 'Werbung',
  messages: 'Erfundenes Gespräch',
  answer: 'Die erfundene Seite antwortet',
  answerAbout: 'Das gehört zur Geschichte. Hier bezahlt niemand etwas, und nichts wird gesendet.',
  backToStory: 'Zurück zur Geschichte',
  busy: 'Wird vorbereitet. Bitte später noch einmal versuchen.',
  gone: 'Diese Seite ist weg.',
  goneAbout: 'Teil der Geschichte: Die erfundene Seite ist verschwunden und mit ihr alle Zahlen.',
  daysAbout: 'In der Geschichte gelten {seconds} simulierte Sekunden als ein Tag.',

  ways: { teen, adult, older },

  signs: {
    contact: 'Es kam von Fremden, und niemand hatte darum gebeten.',
    trust: 'Jemand, den Robin nie getroffen hat, war wochenlang nett. Dann ging es um Geld.',
    link: 'Eine Seite mit Robins Namen. Wer den Link macht, kann jeden Namen und jeden Betrag hineinschreiben.',
    rise: 'Ein Gesamtbetrag auf einer Seite. Wer sie betreibt, kann alles darauf schreiben.',
    withdrawal:
      'Eine kleine Summe, die zurückkommt, beweist nichts. Manche Betrüger lassen das zu, damit man mehr bezahlt.',
    pressure: 'Eine Frist, geliehenes Geld und jemand Fremdes, der an Robins Bankkonto will.',
    question: 'Jemand sagte Robin, was die Bank hören soll. Dabei sollte ihre Frage Robin schützen.',
    fee: 'Die Seite verlangt Geld, bevor sie etwas herausgibt.',
    silence: 'Jemand will das Geld zurückholen und verlangt vorher Geld.',
  },

  sheet: {
    about:
      'Kapitel vorlesen, abstimmen und mit dem Kapitel in Klammern weitermachen. Danach vorlesen, was folgte.',
    check: 'nachsehen, dann noch einmal wählen',
    end: 'Ende',
    answers: 'Was folgte',
  },

  debrief: {
    title: 'Was geschehen ist',
    ends: {
      nothing: 'Robin hat nichts bezahlt und nichts verloren.',
      back: 'Robin hat bezahlt, rechtzeitig die Bank gefragt und das Geld wieder.',
      first: 'Robin hat einmal bezahlt und danach nicht mehr.',
      more: 'Robin ist ausgestiegen, ohne für eine Rückzahlung zu bezahlen. Das ist schwer, solange der Betrag wächst.',
      fee: 'Robin hat für Geld bezahlt, das es nie gab. Das tun viele. Die Zahl sieht so echt aus.',
      again:
        'Robin wurde zweimal getäuscht. Wer einmal bezahlt hat, wird oft wieder angerufen: Mit den Namen wird gehandelt.',
    },
    lostAll: 'Robin hat {lost} verloren.',
    came: 'Die {returned}, die zurückkamen, sind schon abgezogen.',
    spared: 'Durch den Ausstieg in „{chapter}“ hat Robin bis zu {spared} behalten.',
    timeline: 'Der eigene Weg und das Warnzeichen in jedem Kapitel',
    chosen: 'Gewählt: {choices}',
    sign: 'Das Warnzeichen',
    seen: 'Das kam dabei heraus',
    kept: 'Das hat {kept} gerettet.',
    stopped: 'Hier war Schluss. Das geht in jedem Kapitel.',
    missed: 'Das hätte es zeigen können',
    sources: 'Mehr dazu: {sources}',
    anyone: 'Das kann allen passieren, auch Erfahrenen. Schuld sind allein die Betrüger.',
    endings: 'Die Geschichte hat sechs Enden. Das war eines davon.',
    again: 'Noch einmal spielen',
    other: 'Spielen: {way}',
    steps: 'Die Schritte lesen',
    print: 'Drucken',
  },

  practice: {
    begin: 'Üben: sechs Fälle',
    about: 'Nichts wird gezählt oder gespeichert.',
    case: 'Fall {number} von {count}',
    question: 'Ehrlich oder Betrug?',
    answers: { honest: 'Ehrlich', fraud: 'Betrug' },
    said: { honest: 'Ihre Antwort: ehrlich.', fraud: 'Ihre Antwort: Betrug.' },
    is: { honest: 'Es ist ehrlich.', fraud: 'Es ist Betrug.' },
    check: 'Die Probe:',
    next: 'Weiter',
    end: 'Einmal in echt',
    learned:
      'Von außen war es nicht zu sehen. Erst die Probe hat es gezeigt, auf einem selbst gewählten Weg.',
    lookUp: 'Schlagen Sie einen Anbieter nach, den Sie kennen:',
    sayAloud:
      'Oder sagen Sie laut, was Sie Ihrer Bank sagen würden: „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“',
    later: 'In einer Woche noch einmal sechs: Was dann noch da ist, bleibt.',
    sets: { 1: 'Die ersten sechs', 2: 'Sechs weitere', 3: 'In einer Woche: noch einmal sechs' },
  },
  cases,

  sources: {
    bafin: 'BaFin, betrügerische Handelsplattformen',
    bankQuestion: 'The Canton Citizen (USA), was man der Bank sagt, Juli 2024',
    cftcAlone: 'CFTC (USA), allein entscheiden',
    cftcFees: 'CFTC (USA), Betrug mit Gebühren, April 2020',
    europol: 'Europol und Eurojust, 13.\u00a0April 2023',
    fbi: 'FBI (USA), 14.\u00a0März 2023',
    fbiReport: 'FBI (USA), Internet Crime Report 2022',
    fca: 'FCA (Großbritannien), Warnzeichen',
    fcaScreen: 'FCA (Großbritannien), geteilte Bildschirme, Mai 2022',
    ftcCrypto: 'FTC (USA), Zahlung in Kryptowährung, August 2023',
    ftcRecovery: 'FTC (USA), angebliche Rückholung von Geld',
    ftcPhotos: 'FTC (USA), Fotos von anderen, Juli 2015',
    ncsc: 'BACS (Schweiz), Investmentbetrug',
    relationships: 'SEC, CFTC, FINRA und NASAA (USA), Anlagebetrug mit vorgetäuschter Freundschaft',
    verbraucherzentrale: 'Verbraucherzentrale, unseriöse Handelsplattformen',
  },
};
