import type { en } from '../en/story';
import type { Translation } from '../texts';
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

  offers: {
    before: 'Vor der Geschichte: sechs Angebote',
    after: 'Nach der Geschichte: sechs andere Angebote',
    judge: 'Erst sechs Angebote einschätzen',
    about: 'Einige sind ehrlich, einige nicht. Nichts wird gespeichert oder gesendet.',
    question: 'Ist das Betrug?',
    scale: ['sicher nicht', 'eher nicht', 'unklar', 'eher ja', 'sicher ja'],
    skip: 'Überspringen',
    next: 'Weiter',
    answered: '{count} von 6 beantwortet',
    result: 'Reihe {first} vorher: {before}. Reihe {second} nachher: {after}.',
    further: 'Betrug wirkte um {steps} von 4 Stufen verdächtiger als Ehrliches',
    less: 'Ehrliches wirkte um {steps} von 4 Stufen verdächtiger als Betrug',
    same: 'Betrug und Ehrliches wirkten gleich verdächtig',
    one: 'Die Veränderung einer Person sagt nichts: Sie kann Zufall sein. Für die Klasse schreiben alle „{first} {before}, {second} {after}“ auf einen Zettel, ohne Namen. Dann alle ersten Zahlen zusammenzählen, ebenso alle zweiten, und durch die Anzahl der Zettel teilen. Die eine Hälfte hat Reihe A zuerst, die andere B. So kann eine schwerere Reihe nicht wie eine Veränderung aussehen.',
    reveal: 'Die Angebote und was sie waren',
    honest: 'Ehrlich',
    fraud: 'Betrug',
    pool: {
      group: {
        text: 'Eine Chatgruppe mit 900 Leuten. Ein „Professor“ gibt jeden Abend einen Aktientipp und warnt, dass Kurse fallen können.',
        why: 'Tipps von einem Fremden. Der „Professor“ kann erfunden sein und alle, die ihm danken, auch.',
      },
      savings: {
        text: 'Eine Bank, die im Register steht, bietet neuen Kunden drei Monate lang 3\u00a0% Zinsen. Danach sind es 1\u00a0%.',
        why: 'Ungefähr das, was andere Banken zahlen, der Haken steht dabei, und die Bank steht im Register.',
      },
      broker: {
        text: 'Ein Anbieter aus dem Register wirbt für Wetten auf Kurse: „81\u00a0% der Kleinanlegerkonten verlieren bei diesem Anbieter Geld.“',
        why: 'Das ist erlaubt, und es steht da, wie viele verlieren. Erlaubt heißt nicht klug.',
      },
      caller: {
        text: 'Sie haben einen Prospekt angefordert, und ein Berater ruft an. Er ist geduldig und hilft über den geteilten Bildschirm.',
        why: 'Wer Fremde auf den Bildschirm lässt, lässt sie an das Bankkonto, so geduldig sie auch sind.',
      },
      fund: {
        text: 'Die App Ihrer Bank rundet jede Zahlung auf und legt die Differenz in einem Fonds an. „Der Wert kann fallen, auch über Jahre.“',
        why: 'Wer es anbietet, ist bekannt, und es steht dabei, dass der Wert fallen kann.',
      },
      daily: {
        text: 'Eine Plattform mit Büro in der Hauptstadt zahlt 1\u00a0% am Tag. Aussteigen geht jederzeit. Bezahlt wird in Kryptowährung.',
        why: 'Jeden Tag den gleichen Gewinn gibt es nicht, und Kryptowährung lässt sich meist nicht zurückholen.',
      },
      mentor: {
        text: 'Eine Freundin, die Sie vom Zocken kennen, zeigt die Seite, auf der ihr Erspartes wächst. Sie sagt: Fang mit wenig an.',
        why: 'Ein Rat von jemandem, den man nie getroffen hat, und ein Gesamtbetrag, der nichts beweist.',
      },
      bond: {
        text: 'Der Staat verkauft allen Anleihen: 2,4\u00a0% im Jahr, zehn Jahre lang. Die Bedingungen stehen bei seiner Finanzagentur.',
        why: 'Ein bescheidener Zins, schriftliche Bedingungen, und den Verkäufer findet man selbst.',
      },
      shares: {
        text: 'Eine Genossenschaft im Ort verkauft Anteile an ihrem neuen Heizwerk. Im Prospekt steht: „Sie können alles verlieren.“',
        why: 'Im Prospekt steht, wofür das Geld ist, und das Risiko steht auch darin.',
      },
      advert: {
        text: 'Eine Moderatorin erzählt auf ihrer Website, wie sie ihr Geld anlegt. Wer seine Nummer einträgt, wird zurückgerufen.',
        why: 'Ein bekanntes Gesicht als Köder. Gesichter und ganze Websites lassen sich fälschen.',
      },
      wage: {
        text: 'Der Ausbildungsbetrieb legt jeden Monat 20\u00a0Euro dazu, wenn 20\u00a0Euro vom Lohn in einen Sparplan gehen. Zeit zum Überlegen: zwei Monate.',
        why: 'Wer es anbietet, ist bekannt, und niemand drängt.',
      },
      copy: {
        text: 'Mit einer App kopiert man die Geschäfte eines 19-Jährigen, der in neun von zehn Monaten gewonnen hat. Bezahlt wird mit Gutscheinkarten.',
        why: 'Stetige Gewinne kann man erfinden, und mit Gutscheinkarten Bezahltes ist schwer zurückzuholen.',
      },
    },
  },

  sources: {
    bafin: 'BaFin, betrügerische Handelsplattformen',
    bankQuestion: 'The Canton Citizen (USA), was man der Bank sagt, Juli 2024',
    cftcAlone: 'CFTC (USA), allein entscheiden',
    cftcFees: 'CFTC (USA), Betrug mit Gebühren, April 2020',
    esma: 'ESMA (EU), Beschluss 2018/796',
    europol: 'Europol und Eurojust, 13.\u00a0April 2023',
    fbi: 'FBI (USA), 14.\u00a0März 2023',
    fbiReport: 'FBI (USA), Internet Crime Report 2022',
    fca: 'FCA (Großbritannien), Warnzeichen',
    fcaScreen: 'FCA (Großbritannien), geteilte Bildschirme, Mai 2022',
    finra: 'FINRA (USA), Warnzeichen für Betrug',
    ftcCrypto: 'FTC (USA), Zahlung in Kryptowährung, August 2023',
    ftcRecovery: 'FTC (USA), angebliche Rückholung von Geld',
    ftcPhotos: 'FTC (USA), Fotos von anderen, Juli 2015',
    ncsc: 'BACS (Schweiz), Investmentbetrug',
    relationships: 'SEC, CFTC, FINRA und NASAA (USA), Anlagebetrug mit vorgetäuschter Freundschaft',
    secGroups: 'SEC (USA), Chatgruppen, Dezember 2025',
    verbraucherzentrale: 'Verbraucherzentrale, unseriöse Handelsplattformen',
    warentest: 'Stiftung Warentest, Zinsangebote',
  },
};
