import type { deceiveEn } from './deceive.en';

/** The texts of the guided explanation, in German. */
export const deceiveDe: typeof deceiveEn = {
  count: '{step} von {steps}',
  paused: 'Die Simulation steht still, solange Sie lesen.',
  back: 'Zurück',
  next: 'Weiter',
  close: 'Schließen',
  print: 'Drucken',
  watch: 'Die Seite mit „Start Trading“ öffnen (englisch)',

  link: {
    title: 'Der persönliche Link',
    says: [
      'Name und Startbetrag lassen sich in den Link schreiben: {example}. Wer ihn öffnet, glaubt, das eigene Konto zu sehen.',
      'In einem Link kann alles stehen. Er beweist nichts.',
    ],
  },
  total: {
    title: 'Die Summe, die nur steigt',
    says: [
      'Jedes Geschäft bringt hier etwas ein, keines kann verlieren. Im echten Handel gibt es auch Verluste.',
      'Der Anstieg selbst ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
    ],
  },
  theatre: {
    title: 'Die vorgespielte Analyse',
    says: [
      '„Start Trading“ spielt einen Fortschrittsbalken und Fachwörter ab. Kein Markt wird analysiert: Es ist ein Skript, das jedes Mal mit einem Gewinn endet.',
      'Eine Seite kann beschäftigt aussehen, ohne etwas zu tun.',
    ],
  },
  rate: {
    title: 'Die Erfolgsrate',
    says: [
      'Diese Rate wurde zu Beginn des Laufs einmal ausgelost. Sie zählt kein einziges Geschäft.',
      'Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
    ],
  },
  fee: {
    title: 'Der Knopf „Zurückziehen“ und die Gebühr',
    says: [
      'Hinter diesem Knopf gibt es nichts auszuzahlen. Betrügerische Seiten verlangen dann erst eine Gebühr, eine Steuer oder eine Sicherheit. Danach kommt die nächste.',
      'Niemand darf Geld dafür verlangen, dass Sie an Ihr eigenes kommen. Was Sie zahlen, ist ebenfalls verloren.',
    ],
  },
  facts: {
    title: 'Was man über die Wirklichkeit weiß',
    says: [
      '74 bis 89 % der Kleinanlegerkonten mit CFDs verlieren Geld.',
      'Im Durchschnitt waren es 1.600 bis 29.000 Euro je Kunde.',
      'Quelle: ESMA, Beschluss (EU) 2018/796, nach Untersuchungen nationaler Behörden.',
    ],
  },
  check: {
    title: 'So prüfen Sie einen Anbieter',
    says: [
      'Deutschland: die Unternehmensdatenbank der BaFin. Vereinigtes Königreich: Financial Services Register und Warning List der FCA.',
      'Europäische Union: die Register der ESMA. Weltweit: die Warnungen in I-SCAN der IOSCO.',
      'Suchen Sie das Register selbst; folgen Sie keinem Link des Anbieters. Kein Eintrag oder eine Warnung: nichts zahlen. Schon gezahlt: Bank und Polizei verständigen.',
    ],
  },

  sheetAbout:
    'Was betrügerische Handelsseiten tun, in sieben Punkten, erklärt an der Simulation einer solchen Seite.',
  discuss: 'Zum Besprechen',
  questions: [
    'Welcher der sieben Punkte hätte Sie überzeugt, und warum?',
    'Was würden Sie jemanden fragen, der Ihnen einen solchen Link schickt?',
    'Wählen Sie einen Anbieter und suchen Sie ihn in einem der Register. Was sagt der Eintrag, und was nicht?',
  ],
};
