import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the guided explanation, in German. */
export const de: Translation<typeof en> = {
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
      'Name und Startbetrag lassen sich in den Link schreiben: {example}. Wer ihn öffnet, soll glauben, das eigene Konto zu sehen.',
      'So ein Link kommt mit einer Anzeige, der Nachricht eines Unbekannten oder einer neuen Liebe aus dem Netz. Das kann allen passieren. In einem Link kann alles stehen. Er beweist nichts.',
    ],
  },
  total: {
    lossless: {
      title: 'Der Gesamtbetrag, der nie fällt',
      says: [
        'In diesem Markt kann kein Geschäft Verlust machen: Über jedes entscheidet {coin}; {costs}. Echte Geschäfte machen auch Verlust.',
        'So ein Gesamtbetrag ist der Köder betrügerischer Seiten: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
      ],
    },
    rigged: {
      title: 'Der Gesamtbetrag, der nur steigt',
      says: [
        'Jedes Geschäft bringt hier etwas ein, keines kann verlieren. Echte Geschäfte machen auch Verlust.',
        'Der Anstieg selbst ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
      ],
    },
    falling: {
      title: 'Ein Gesamtbetrag, der auch fallen kann',
      says: [
        'Hier können Geschäfte Verlust machen: Über jedes entscheidet {coin}; {costs}.',
        'Betrügerische Seiten zeigen einen Gesamtbetrag, der nur steigt. Der Anstieg ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
      ],
    },
    script: {
      title: 'Der Gesamtbetrag, der nur steigt',
      says: [
        'Jede Runde dieses Skripts bringt etwas ein, keine kann verlieren. Echte Geschäfte machen auch Verlust.',
        'Der Anstieg selbst ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
      ],
    },
  },
  theatre: {
    title: 'Die vorgespielte Analyse',
    says: [
      '„Start Trading“ zeigt einen Fortschrittsbalken und Fachwörter. Kein Markt wird analysiert: Es ist ein Skript, das jedes Mal mit einem Gewinn endet.',
      'Eine Seite kann beschäftigt aussehen, ohne etwas zu tun. Wollen „Berater“ dafür Fernzugriff auf Ihren Computer: ablehnen. Wer hineindarf, kommt auch an Ihr Bankkonto.',
    ],
  },
  rate: {
    rigged: {
      title: 'Die Erfolgsrate',
      says: [
        'Diese Rate wurde zu Beginn des Laufs einmal zufällig gezogen. Sie beruht auf keinem einzigen Geschäft.',
        'Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
      ],
    },
    market: {
      title: 'Die Trefferquote',
      says: [
        'Diese Quote ist berechnet: die gewonnenen Geschäfte dieses Laufs, geteilt durch alle seine Geschäfte. Auf Dauer nähert sie sich {share}.',
        'Betrügerische Seiten ziehen stattdessen eine hohe Quote. Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
      ],
    },
    script: {
      title: 'Die Erfolgsrate',
      says: [
        'Diese Rate wurde zu Beginn des Laufs einmal zufällig gezogen. Sie beruht auf keinem einzigen Geschäft, weder in der Liste noch im Skript.',
        'Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
      ],
    },
  },
  fee: {
    title: 'Der Knopf „Zurückziehen“ und die Gebühr',
    says: [
      'Hinter diesem Knopf gibt es nichts auszuzahlen. Auf betrügerischen Seiten bekommt man einen kleinen Betrag oft zurück, damit man mehr schickt. Danach verlangen sie erst eine Gebühr, eine Steuer oder eine Sicherheitsleistung, danach die nächste Zahlung.',
      'Kein seriöser Anbieter verlangt, dass Sie erst zahlen, um an Ihr Geld zu kommen; echte Gebühren werden abgezogen. Was Sie schicken, ist ebenfalls verloren: Zahlungen in Kryptowährung lassen sich nicht zurückholen.',
      'Später bietet jemand an, das Geld gegen eine Gebühr wiederzubeschaffen. Das ist derselbe Betrug noch einmal.',
    ],
  },
  facts: {
    title: 'Was die echten Zahlen sagen',
    says: [
      'CFDs (Differenzkontrakte) sind Wetten auf die Änderung eines Kurses, oft mit geliehenem Geld.',
      'Festgestellt 2018: 74–89\u00a0% der Kleinanlegerkonten mit CFDs verlieren Geld. Der mittlere Verlust je Kunde lag je nach Untersuchung bei 1.600 bis 29.000\u00a0Euro.',
      'Das waren Kunden rechtmäßiger Anbieter. Bei Betrug ist alles verloren.',
      'Quelle: ESMA, Beschluss (EU) 2018/796, nach Untersuchungen nationaler Behörden.',
    ],
  },
  check: {
    title: 'So prüfen Sie einen Anbieter',
    says: [
      'Deutschland: die Unternehmensdatenbank der BaFin. Österreich: FMA. Schweiz: FINMA. Europäische Union: die Register der ESMA.',
      'Vereinigtes Königreich: Financial Services Register und Warning List der FCA. USA: FINRA BrokerCheck, SEC, CFTC. Weltweit: die Warnungen in I-SCAN der IOSCO.',
      'Suchen Sie das Register selbst; folgen Sie keinem Link des Anbieters. Ein Eintrag beweist nichts: Betrüger leihen sich echte Namen. Rufen Sie die Nummer aus dem Register an. Kein Eintrag oder eine Warnung: nichts zahlen.',
      'Schon gezahlt: Bank verständigen und bei der Polizei Anzeige erstatten, auch wenn es peinlich ist.',
    ],
  },

  sheetAbout:
    'Fünf Tricks betrügerischer Handelsseiten, die echten Zahlen und wie man einen Anbieter prüft, erklärt an der Simulation einer solchen Seite.',
  discuss: 'Zum Besprechen',
  questions: [
    'Welcher der fünf Tricks hätte Sie überzeugt, und warum?',
    'Was würden Sie jemanden fragen, der Ihnen einen solchen Link schickt?',
    'Wählen Sie einen Anbieter und suchen Sie ihn in einem der Register. Was sagt der Eintrag, und was nicht?',
  ],
};
