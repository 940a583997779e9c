import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/explanation';

export const de: Translation<typeof en> = {
  count: '{step} von {steps}',
  back: 'Zurück',
  next: 'Weiter',
  glance: 'Die Warnzeichen auf einen Blick',
  signs: {
    contact: 'Ein Fremder schreibt, oder eine Anzeige zeigt ein bekanntes Gesicht',
    link: 'Name und Betrag auf der Seite sind Ihre: Beides kann jeder hineinschreiben',
    total: 'Der Gesamtbetrag steigt und steigt',
    theatre: 'Balken und Fachwörter: Die Seite wirkt beschäftigt',
    rate: 'Eine hohe Erfolgsrate, hinter der nichts steht',
    remote: 'Jemand will Ihren Bildschirm sehen',
    smallWithdrawal: 'Ein kleiner Betrag kommt zurück, damit Sie mehr schicken',
    fee: 'Bevor Geld kommt, ist eine Gebühr oder eine Steuer fällig',
    crypto: 'Bezahlt werden soll in Kryptowährung',
    recovery: 'Jemand will das Geld zurückholen, und Sie zahlen zuerst',
  },
  done: 'Fertig',
  print: 'Drucken',
  maker:
    'Hinter dieser Seite steht ein Open-Source-Projekt: Sie soll helfen, betrügerische Handelsplattformen zu erkennen, bevor man zahlt. Es verkauft nichts, empfiehlt niemanden und sendet nichts von dem, was Sie hier tun. Den Quelltext dürfen alle lesen, nutzen und verändern, unter der',
  license: 'MIT-Lizenz',
  watch: 'Die Seite mit „Start Trading“ öffnen (englisch)',

  contact: {
    title: 'Der erste Kontakt',
    message: {
      from: 'Unbekannte Nummer',
      says: 'Hallo Mia, bleibt es bei Samstag? – Oh, falsche Nummer, Entschuldigung. Sie klingen aber nett. Was machen Sie so?',
    },
    says: [
      'Es beginnt mit einer Werbeanzeige, die ein bekanntes Gesicht zeigt, mit der Nachricht eines Unbekannten (oft angeblich aus Versehen) oder mit einer neuen Liebe aus dem Netz. Bis von Geld die Rede ist, können Wochen oder Monate freundlicher Gespräche vergehen.',
      'Schon ein Angebot, um das Sie nicht gebeten haben, ist ein Warnzeichen: nicht antworten, nicht klicken. Legen Sie kein Geld auf den Rat von jemandem hin an, den Sie nur aus dem Netz kennen.',
    ],
    source:
      'Quellen: BaFin, „Vorsicht vor betrügerischen Handelsplattformen“; BACS, Woche 27/2023; FCA, zu Warnzeichen; FBI, 14.\u00a0März 2023.',
  },
  link: {
    title: 'Die Seite, die nach Ihrer aussieht',
    says: [
      'Name und Startbetrag dieser Seite lassen sich in den Link schreiben: {example}. Wer ihn öffnet, könnte glauben, das eigene Konto zu sehen. In einem Link kann alles stehen; er beweist nichts.',
      'Auf betrügerischen Seiten meldet man sich womöglich an, benutzt eine App und sieht sogar echte Kurse. Auch das beweist nichts: Die Zahlen dahinter sind genauso erfunden.',
    ],
  },
  markets: {
    rigged: 'Jedes Geschäft bringt hier etwas ein, keines kann verlieren.',
    fair: 'Hier können Geschäfte Verlust machen: Über jedes entscheidet {rule}; {costs}.',
    'rare-loss': 'Hier können Geschäfte Verlust machen: {rule}.',
  },
  total: {
    rising: {
      title: 'Der Gesamtbetrag, der nur steigt',
      says: [
        '{market} Echte Geschäfte machen auch Verlust.',
        'Der Anstieg selbst ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
      ],
    },
    losing: {
      title: 'Ein Gesamtbetrag, der auch fallen kann',
      says: [
        '{market}',
        'Betrügerische Seiten zeigen meist einen Gesamtbetrag, der steigt. Der Anstieg ist der Köder: Erst schafft er Vertrauen, dann soll mehr von Ihrem Geld folgen.',
        'Auch eine Seite mit Verlusten kann betrügerisch sein: Mit ihnen verlangt sie, dass Sie nachzahlen.',
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
    rising: {
      title: 'Die Erfolgsrate',
      says: [
        'Diese Rate wurde zu Beginn des Laufs einmal zufällig gezogen. Sie beruht auf keinem einzigen Geschäft.',
        'Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
      ],
    },
    losing: {
      title: 'Die Trefferquote',
      says: [
        'Diese Quote ist berechnet: die gewonnenen Geschäfte dieses Laufs, geteilt durch alle seine Geschäfte. Auf Dauer nähert sie sich {share}.',
        'Betrügerische Seiten denken sich stattdessen eine hohe Quote aus. Sie sieht nach Können aus und ist so leicht erfunden wie jede andere Zahl.',
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
      'Hinter diesem Knopf gibt es nichts auszuzahlen. Größere Beträge halten betrügerische Seiten zurück: Erst verlangen sie eine Gebühr, eine Steuer oder eine Sicherheitsleistung, danach die nächste Zahlung. Manche zeigen stattdessen plötzlich Verluste, die Sie ausgleichen sollen.',
      'Kein seriöser Anbieter verlangt, dass Sie erst zahlen, um an Ihr Geld zu kommen; echte Gebühren werden abgezogen. Was Sie schicken, ist ebenfalls verloren.',
    ],
    source:
      'Quellen: Verbraucherzentrale, „So erkennen Sie unseriöse Online-Tradingplattformen“; FBI, 14.\u00a0März 2023.',
  },
  remote: {
    title: 'Der Fernzugriff',
    says: [
      'Ein „Berater“ will helfen und bittet Sie, Ihren Bildschirm zu teilen oder eine Software für den Fernzugriff zu installieren. Wer Zugriff hat, kommt an Ihr Bankkonto und kann in Ihrem Namen Konten eröffnen und Kredite aufnehmen.',
      'Lehnen Sie ab. Ist es schon geschehen: Trennen Sie den Computer vom Internet und rufen Sie Ihre Bank an.',
    ],
    source:
      'Quellen: BaFin, „Kryptoverwahrer: Kein Konto mit Hilfe von Dritten eröffnen“, Dezember 2022; FCA, Mai 2022.',
  },
  smallWithdrawal: {
    title: 'Der kleine Betrag, der zurückkommt',
    says: [
      'Auf betrügerischen Seiten bekommt man einen kleinen Betrag manchmal zurück, damit man der Seite vertraut und mehr schickt.',
      'Dass eine Zahlung ankommt, sagt nichts über die nächste.',
    ],
    source: 'Quelle: Bundesamt für Cybersicherheit der Schweiz (BACS), zum Investmentbetrug.',
  },
  crypto: {
    title: 'Die Zahlung in Kryptowährung',
    says: [
      'Sie sollen Kryptowährung kaufen und an eine Adresse schicken. Eine solche Zahlung lässt sich meist nicht rückgängig machen.',
      'Melden Sie sie umgehend der Kryptobörse, der Bank und der Polizei: Manchmal lässt sich das Geld noch einfrieren. Eine Überweisung oder Kartenzahlung kann die Bank manchmal noch aufhalten.',
    ],
    source:
      'Quellen: US-Verbraucherbehörde FTC, August 2023; US-Justizministerium, zu beschlagnahmter Kryptowährung.',
  },
  recovery: {
    title: 'Das Angebot, das Geld zurückzuholen',
    says: [
      'Später bietet jemand an, das Geld zurückzuholen: eine Kanzlei, eine Firma, sogar eine angebliche Behörde. Nur zahlen sollen Sie vorher. Das ist derselbe Betrug noch einmal.',
      'Listen von Menschen, die schon gezahlt haben, werden unter Betrügern verkauft.',
    ],
    source:
      'Quellen: Bundesamt für Cybersicherheit der Schweiz (BACS), zum Investmentbetrug; US-Verbraucherbehörde FTC, zur angeblichen Rückholung von Geld.',
  },
  facts: {
    title: 'Was die echten Zahlen sagen',
    says: [
      'CFDs (Differenzkontrakte) sind Wetten auf Kursänderungen, oft mit geliehenem Geld.',
      'ESMA, 2018: 74 bis 89 Prozent der Kleinanlegerkonten mit CFDs verlieren Geld. Der durchschnittliche Verlust je Kunde lag je nach Untersuchung bei 1.600 bis 29.000\u00a0Euro. In der EU und im Vereinigten Königreich muss jeder Anbieter seinen eigenen Anteil angeben.',
      'Das waren Kunden rechtmäßiger Anbieter. Bei Betrug ist meist alles verloren.',
    ],
    source:
      'Quellen: ESMA, Beschluss (EU) 2018/796, nach Untersuchungen nationaler Behörden; BaFin und FCA, CFD-Regeln von 2019.',
  },
  check: {
    title: 'So prüfen Sie einen Anbieter',
    says: [
      'Deutschland: die Unternehmensdatenbank der BaFin. Österreich: FMA. Schweiz: FINMA. Europäische Union: die Register der ESMA.',
      'Vereinigtes Königreich: Firm Checker und Warning List der FCA. USA: FINRA BrokerCheck, SEC, CFTC. Weltweit: die Warnungen in I-SCAN der IOSCO.',
      'Suchen Sie das Register selbst; folgen Sie keinem Link des Anbieters. Ein Eintrag beweist nichts: Betrüger leihen sich echte Namen. Rufen Sie die Nummer aus dem Register an. Kein Eintrag oder eine Warnung: nichts zahlen.',
    ],
  },
  report: {
    title: 'Wo Sie es melden',
    says: [
      'Schon bezahlt: nichts mehr zahlen, nicht mehr antworten, Nachrichten und Belege aufheben, umgehend die Bank verständigen und Strafanzeige erstatten.',
      'Deutschland: die Polizei, auch online (Onlinewache), und die BaFin; Karten und Onlinebanking sperren: 116\u00a0116; Beistand: Weisser Ring, 116\u00a0006.',
      'Österreich: die Polizei, die FMA, Watchlist Internet; Beistand: Opfer-Notruf, 0800\u00a0112\u00a0112.',
      'Schweiz: die Polizei (Suisse ePolice), das BACS, die FINMA.',
      'Vereinigtes Königreich: die Bank unter 159; Report Fraud, in Schottland die Polizei unter 101; die FCA; Beistand: Victim Support, 08\u00a008\u00a016\u00a089\u00a0111.',
      'USA: das FBI unter ic3.gov, die FTC unter ReportFraud.ftc.gov, die CFTC; Beistand: AARP, 877\u00a0908\u00a03360. Anderswo: die Polizei.',
    ],
    source: 'Angaben vom 27.\u00a0November 2026. Nummern ändern sich: Schlagen Sie sie nach.',
  },
  anyone: {
    title: 'Es kann alle treffen',
    says: [
      'Die Leute hinter betrügerischen Seiten machen das beruflich. Darauf hereinzufallen ist kein Zeichen von Dummheit: Laut FCA kann es bei einer Form dieses Betrugs alle treffen, die Geld anlegen, auch Erfahrene. Die Opfer waren 18 bis über 70\u00a0Jahre alt.',
      'Schuld sind allein die Täter. Sprechen Sie vor jeder Zahlung mit jemandem, den Sie persönlich kennen. Wer Anzeige erstattet, schützt auch andere.',
    ],
    source:
      'Quelle: Financial Conduct Authority (FCA, Vereinigtes Königreich), zu Betrug mit geteiltem Bildschirm, Mai 2022.',
  },

  handoutAbout:
    'Wie Anlagebetrug abläuft, vom ersten Kontakt bis zum Angebot, das Geld zurückzuholen, erklärt an der Simulation einer betrügerischen Handelsseite. Mit den echten Zahlen, wie man einen Anbieter prüft und wo man Betrug meldet. Vorder- und Rückseite eines Blattes.',
  discuss: 'Zum Besprechen',
  questions: [
    'Welcher Schritt hätte Sie überzeugt, und warum?',
    'Was würden Sie jemanden fragen, der Ihnen einen solchen Link schickt?',
    'Wählen Sie einen Anbieter und suchen Sie ihn in einem der Register. Was sagt der Eintrag, und was nicht?',
  ],
};
