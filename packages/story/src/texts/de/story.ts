import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/story';
import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

export const de: Translation<typeof en> = {
  title: 'Die Geschichte spielen',
  minutes: '6 Minuten. Was Sie entscheiden, bleibt erhalten, bis Sie den Tab schließen.',
  intro: 'Sie entscheiden für Robin. Robin und alle Beträge sind erfunden.',
  start: 'Wer ist Robin?',
  chapter: 'Kapitel {number}',
  choices: 'Was macht Robin?',
  press: '„{withdraw}“ drücken',
  back: 'Zurück',
  leave: 'Geschichte verlassen',
  advert: 'Erfundene Werbung',
  advertName: 'Werbung',
  messages: 'Erfundenes Gespräch',
  answer: 'Die erfundene Seite antwortet',
  answerAbout: 'Das gehört zur Geschichte. Hier bezahlt niemand etwas.',
  backToStory: 'Zurück zur Geschichte',
  busy: 'Wird vorbereitet. Bitte später noch einmal versuchen.',
  gone: 'Diese Seite ist weg.',
  goneAbout: 'Teil der Geschichte: Die erfundene Seite ist verschwunden und mit ihr alle Zahlen.',

  ways: { teen, adult, older },

  signs: {
    contact: 'Es kam aus dem Netz, von Fremden.',
    trust: 'Jemand, den man nie getroffen hat, war wochenlang nett. Dann ging es um Geld.',
    link: 'Wer einen Link macht, kann jeden Namen und jeden Betrag hineinschreiben.',
    rise: 'Wer eine Seite betreibt, kann jeden Betrag darauf schreiben.',
    withdrawal:
      'Eine kleine Summe, die zurückkommt, beweist nichts. Manche Betrüger lassen das zu, damit man mehr bezahlt.',
    pressure: 'Eine Frist, geliehenes Geld und jemand Fremdes, der an ein Bankkonto will.',
    question: 'Jemand sagte vor, was die Bank hören soll. Ihre Frage war zum Schutz da.',
    fee: 'Die Seite verlangt Geld, bevor sie etwas herausgibt.',
    silence: 'Jemand will das Geld zurückholen und verlangt vorher Geld.',
  },

  debrief: {
    title: 'Was geschehen ist',
    ends: {
      nothing: 'Robin hat nichts bezahlt.',
      back: 'Robin hat mit Karte bezahlt, die Bank gefragt und das Geld nach Wochen wiederbekommen. Das klappt nicht immer.',
      first: 'Robin hat einmal bezahlt und danach nicht mehr.',
      more: 'Robin ist ausgestiegen und hat keine Gebühr bezahlt. Das ist schwer, solange der Betrag wächst.',
      fee: 'Robin hat für Geld bezahlt, das es nie gab. Das passiert vielen.',
      again:
        'Robin wurde zweimal getäuscht. Wer einmal bezahlt hat, wird oft wieder angerufen: Mit den Namen wird gehandelt.',
    },
    lost: 'Robins Verlust:',
    came: 'Gezahlt {paid}, zurück kamen {returned}.',
    spared: 'Der Ausstieg hat bis zu {saved} gerettet.',
    sparedLoan: 'Der Ausstieg hat bis zu {saved} gerettet, {loan} davon geliehen.',
    bars: {
      title: 'Was die Seite zeigte und was echt war',
      shown: 'Auf der Seite gezeigt',
      paid: 'Gezahlt',
      returned: 'Zurückbekommen',
      lost: 'Verloren',
    },
    timeline: 'Ihr Weg und die Warnzeichen',
    kept: 'Das Gespräch mit der Bank hat {kept} gerettet.',
    missed: 'Nicht geprüft:',
    stays: 'Sehen, was kommt, wenn jemand bleibt',
    goesOn: 'Und dann?',
    again: 'Noch einmal oder anders spielen',
    print: 'Drucken',
    anyone: 'Das kann allen passieren, auch Erfahrenen. Schuld sind allein die Betrüger.',
    sources: 'Quellen: {sources}. Sie stehen bei den Seiten für Lehrkräfte.',
  },

  practice: 'Üben: sechs Fälle',
};
