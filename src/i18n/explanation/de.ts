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

  contact: {
    title: 'Der erste Kontakt',
    says: [
      'Es beginnt mit einer Anzeige, in der ein bekanntes Gesicht wirbt, mit der Nachricht eines Unbekannten oder mit einer neuen Liebe aus dem Netz. Bis von Geld die Rede ist, können Wochen freundlicher Gespräche vergehen.',
      'Legen Sie kein Geld auf den Rat von jemandem an, den Sie nur aus dem Netz kennen.',
    ],
    source:
      'Quelle: BaFin, „Vorsicht vor betrügerischen Handelsplattformen“; FBI, Warnung vom 14.\u00a0März 2023.',
  },
  link: {
    title: 'Der persönliche Link',
    says: [
      'Name und Startbetrag lassen sich in den Link schreiben: {example}. Wer ihn öffnet, soll glauben, das eigene Konto zu sehen.',
      'In einem Link kann alles stehen. Er beweist nichts.',
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
      'Eine Seite kann beschäftigt aussehen, ohne etwas zu tun.',
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
      'Hinter diesem Knopf gibt es nichts auszuzahlen. Größere Beträge halten betrügerische Seiten zurück: Erst verlangen sie eine Gebühr, eine Steuer oder eine Sicherheitsleistung, danach die nächste Zahlung.',
      'Kein seriöser Anbieter verlangt, dass Sie erst zahlen, um an Ihr Geld zu kommen; echte Gebühren werden abgezogen. Was Sie schicken, ist ebenfalls verloren.',
    ],
  },
  remote: {
    title: 'Der Fernzugriff',
    says: [
      'Ein „Berater“ will helfen und bittet Sie, Ihren Bildschirm zu teilen oder eine Software für den Fernzugriff zu installieren. Wer hineindarf, kommt an Ihr Bankkonto und kann in Ihrem Namen Konten eröffnen.',
      'Lehnen Sie ab. Ist es schon geschehen: Trennen Sie den Computer vom Internet und rufen Sie Ihre Bank an.',
    ],
    source: 'Quelle: BaFin, „Kryptoverwahrer: Kein Konto mit Hilfe von Dritten eröffnen“, 2022.',
  },
  smallWithdrawal: {
    title: 'Der kleine Betrag, der zurückkommt',
    says: [
      'Auf betrügerischen Seiten bekommt man einen kleinen Betrag oft zurück. Er stammt aus dem Geld, das Sie oder andere geschickt haben, und soll Sie dazu bringen, mehr zu schicken.',
      'Dass eine Zahlung ankommt, beweist nichts für die nächste.',
    ],
    source: 'Quelle: Bundesamt für Cybersicherheit der Schweiz (BACS), zum Investmentbetrug.',
  },
  crypto: {
    title: 'Die Zahlung in Kryptowährung',
    says: [
      'Sie sollen Kryptowährung kaufen und an eine Adresse schicken. Eine solche Zahlung kann niemand zurückholen.',
      'Eine Überweisung oder Kartenzahlung kann die Bank manchmal noch aufhalten, wenn Sie sich umgehend melden.',
    ],
    source: 'Quelle: US-Verbraucherbehörde FTC, zu Kryptowährung und Betrug.',
  },
  recovery: {
    title: 'Das Angebot, das Geld zurückzuholen',
    says: [
      'Später bietet jemand an, das Geld zurückzuholen: eine Kanzlei, eine Firma, sogar eine angebliche Behörde. Nur zahlen sollen Sie vorher. Das ist derselbe Betrug noch einmal.',
      'Listen von Menschen, die schon gezahlt haben, werden unter Betrügern verkauft.',
    ],
    source:
      'Quelle: Bundesamt für Cybersicherheit der Schweiz (BACS), zum Investmentbetrug; US-Verbraucherbehörde FTC, zum Betrug mit Rückholungen.',
  },
  facts: {
    title: 'Was die echten Zahlen sagen',
    says: [
      'CFDs (Differenzkontrakte) sind Wetten auf die Änderung eines Kurses, oft mit geliehenem Geld.',
      'Festgestellt 2018: 74–89\u00a0% der Kleinanlegerkonten mit CFDs verlieren Geld. Der mittlere Verlust je Kunde lag je nach Untersuchung bei 1.600 bis 29.000\u00a0Euro.',
      'Das waren Kunden rechtmäßiger Anbieter. Bei Betrug ist alles verloren.',
    ],
    source: 'Quelle: ESMA, Beschluss (EU) 2018/796, nach Untersuchungen nationaler Behörden.',
  },
  check: {
    title: 'So prüfen Sie einen Anbieter',
    says: [
      'Deutschland: die Unternehmensdatenbank der BaFin. Österreich: FMA. Schweiz: FINMA. Europäische Union: die Register der ESMA.',
      'Vereinigtes Königreich: Financial Services Register und Warning List der FCA. USA: FINRA BrokerCheck, SEC, CFTC. Weltweit: die Warnungen in I-SCAN der IOSCO.',
      'Suchen Sie das Register selbst; folgen Sie keinem Link des Anbieters. Ein Eintrag beweist nichts: Betrüger leihen sich echte Namen. Rufen Sie die Nummer aus dem Register an. Kein Eintrag oder eine Warnung: nichts zahlen.',
    ],
  },
  report: {
    title: 'Wo Sie es melden',
    says: [
      'Schon gezahlt: nichts mehr zahlen, Nachrichten und Belege aufheben, die Bank verständigen und Anzeige erstatten.',
      'Deutschland: die Polizei, auch online (Onlinewache), und die BaFin. Österreich: die Polizei, die FMA und Watchlist Internet. Schweiz: die Polizei, cybercrimepolice.ch (Kantonspolizei Zürich) und die FINMA.',
      'Vereinigtes Königreich: Report Fraud, in Schottland die Polizei; auch die FCA. USA: das FBI unter ic3.gov und die FTC unter ReportFraud.ftc.gov. Anderswo: die Polizei.',
    ],
  },
  anyone: {
    title: 'Es kann alle treffen',
    says: [
      'Wer betrügerische Seiten betreibt, ist darin geübt. Getäuscht zu werden sagt nichts über die Klugheit: Die Opfer einer Form dieses Betrugs waren zwischen 18 und über 70\u00a0Jahre alt.',
      'Schuld haben allein die Täter. Sprechen Sie mit jemandem, den Sie persönlich kennen, bevor Sie zahlen. Eine Anzeige schützt auch andere.',
    ],
    source:
      'Quelle: Financial Conduct Authority (FCA, Vereinigtes Königreich), Warnung vor Betrug mit geteiltem Bildschirm, Mai 2022.',
  },

  sheetAbout:
    'Wie Anlagebetrug abläuft, vom ersten Kontakt bis zum Angebot, das Geld zurückzuholen, erklärt an der Simulation einer betrügerischen Handelsseite. Mit den echten Zahlen, wie man einen Anbieter prüft und wo man Betrug meldet.',
  discuss: 'Zum Besprechen',
  questions: [
    'Welcher Schritt hätte Sie überzeugt, und warum?',
    'Was würden Sie jemanden fragen, der Ihnen einen solchen Link schickt?',
    'Wählen Sie einen Anbieter und suchen Sie ihn in einem der Register. Was sagt der Eintrag, und was nicht?',
  ],
};
