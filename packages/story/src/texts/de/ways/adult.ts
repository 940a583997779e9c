import type { Translation } from '@simulation/dashboard/texts';
import type { adult as english } from '../../en/ways/adult';
import { page } from './page';

export const adult: Translation<typeof english> = {
  name: 'Ein Match',
  who: 'Robin ist 41 und hat {savings} gespart.',
  stays: {
    intro: 'Robin ist raus. Toni von der Arbeit hat auch ein Match, das Mika heißt, und bleibt.',
    chapters: {
      trust: 'Mika schreibt Toni fünf Wochen lang jeden Tag. Nur der Videoanruf klappt nie.',
      link: 'Auf einer Seite steht Tonis Name. Toni zahlt {start} in Kryptowährung.',
      rise: 'Der Gesamtbetrag wächst. Toni legt {more} dazu.',
      withdrawal: 'Toni holt zur Probe {small} heraus. Am nächsten Tag sind sie da. Toni legt {big} dazu.',
      pressure: 'Eine Chance, „nur diese Woche“, sagt Mika. Toni nimmt einen Kredit über {loan} auf.',
      question:
        'Die Bank ruft an und fragt, wer Toni die Antworten vorsagt. „Ist für eine Küche“, sagt Toni.',
      fee: 'Toni will alles. Erst {fee} Steuer, meldet die Seite. Toni zahlt.',
      silence: 'Die Seite ist weg. Am Telefon will jemand das Geld zurückholen, für {recovery}. Toni zahlt.',
    },
    end: 'Toni hat {lost} verloren, {loan} davon geliehen.',
  },
  chapters: {
    contact: {
      title: 'Ein Match',
      says: ['Ein Match auf einer Datingseite: Mika, 39, arbeitet im Ausland und mag Hunde.'],
      lines: [
        ['Mika', 'Endlich jemand, der in ganzen Sätzen schreibt.'],
        ['Robin', 'Hohe Ansprüche.'],
        ['Mika', 'Wollen wir woanders schreiben? Hier bin ich fast nie.'],
      ],
      choices: {
        friend: {
          text: 'Im Freundeskreis von Mika erzählen',
          outcome: '„Klingt schön“, heißt es. „Aber mach einen Videoanruf, bevor du dich verliebst.“',
        },
        answer: { text: 'Weiterschreiben', outcome: 'Sie schreiben bis Mitternacht.' },
        stop: { text: 'Nicht antworten', outcome: 'Robin antwortet nicht. Mehr passiert nicht.' },
      },
    },
    trust: {
      title: 'Fünf Wochen später',
      says: [
        'Sie schreiben sich jeden Tag: über die Arbeit, das Wetter, einen Hund. Nur der Videoanruf klappt nie.',
      ],
      lines: [
        ['Mika', 'Schau mal, die Handelsseite von meinem Onkel, diese Woche. [Bild: eine Zahl, die steigt]'],
        ['Robin', 'Ist das echt?'],
        ['Mika', 'Hab ich auch erst nicht geglaubt. Soll ich’s dir zeigen?'],
      ],
      choices: {
        search: {
          text: 'Mikas Fotos im Netz suchen',
          outcome: 'Die Fotos gehören einer Zahnärztin in einem anderen Land. Sie weiß nichts davon.',
        },
        follow: { text: '„Zeig mal“', outcome: 'Mika schickt ein Herz und dann einen Link.' },
        stop: {
          text: 'Nicht mehr schreiben',
          outcome: 'Robin schreibt nicht mehr. Es kommen noch drei Nachrichten, traurige.',
        },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [['Mika', 'Fang klein an, mit {start}. Mit Karte geht es, mit Krypto schneller.']],
      answer: 'Zurückziehen ist möglich, sobald {start} bezahlt sind.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Die Firma im amtlichen Register suchen',
          outcome: 'Kein Eintrag. „Die sind neu“, schreibt Mika. „Deshalb ist es ja noch so gut.“',
        },
        card: {
          text: '{paid} mit der Karte bezahlen',
          outcome:
            'Die Zahlung geht durch. Mika ist stolz auf Robin. Eine Kartenzahlung kann die Bank manchmal zurückholen.',
        },
        crypto: {
          text: '{paid} in Kryptowährung bezahlen',
          outcome: 'Abgeschickt. So eine Zahlung lässt sich meist nicht rückgängig machen.',
        },
        stop: { text: 'Die Seite schließen', outcome: 'Robin schließt die Seite und erklärt nicht, warum.' },
      },
    },
    rise: {
      title: 'Der Gesamtbetrag steigt',
      says: [
        'Tage vergehen. Aus Robins {start} wird immer mehr. Robin schaut morgens nach, mittags und noch im Bett. Ein Wochenende zu zweit wäre drin.',
      ],
      lines: [['Mika', 'Stell dir vor, was {more} mehr bringen würden.']],
      answer: 'Ihr Plan läuft. Zurückziehen ist in einigen Tagen möglich.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            '„Diese Seite kennen wir“, sagt die Bank und fordert die Kartenzahlung zurück: {returned}, in einigen Wochen. „Zahlen Sie nichts mehr.“',
        },
        bank: {
          text: 'Die Bank anrufen',
          outcome:
            'Diese Zahlung kann die Bank nicht zurückholen. Solche Seiten kennt sie: „Zahlen Sie nichts mehr.“',
        },
        small: {
          text: 'Versuchen, {small} herauszuholen',
          outcome: '„Mach das“, schreibt Mika. „Du wirst sehen.“',
        },
        more: {
          text: 'Noch {paid} dazulegen',
          outcome: 'Robin legt {paid} dazu. Gleich darauf stehen sie auf der Seite.',
        },
        despite: {
          text: 'Trotzdem {paid} dazulegen',
          outcome:
            '„Das sagen Banken bei allem, was neu ist“, schreibt Mika. Robin legt {paid} dazu. Gleich darauf stehen sie auf der Seite.',
        },
        stop: {
          text: 'Hier aufhören',
          outcome: '„Kein Geld mehr“, schreibt Robin. Mikas Ton ist auf einmal ein anderer.',
        },
      },
    },
    withdrawal: {
      title: 'Die Probe',
      says: ['Ist das Geld echt? Robin will {small} davon haben. Auf der Seite gibt es einen Knopf dafür.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'Am nächsten Tag sind {small} auf Robins Bankkonto, und auf der Seite sind es {small} weniger. Uff. Es funktioniert also.',
        },
        friend: {
          text: 'Die Seite im Freundeskreis zeigen',
          outcome:
            'Im Netz warnen andere vor dieser Seite. „Aber ich habe doch Geld bekommen“, sagt Robin. „Die auch, am Anfang.“',
        },
        more: {
          text: '{paid} dazulegen',
          outcome: 'Robin legt {paid} dazu. „Im Mai fliegen wir“, schreibt Mika.',
        },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Na klar“, schreibt Mika. „Alles auf einmal geht erst nächsten Monat. Drück dann noch mal.“',
        },
        stop: {
          text: 'Hier aufhören',
          outcome: 'Robin hört auf. Mika ist gekränkt, dann wütend, dann still.',
        },
      },
    },
    pressure: {
      title: 'Nur diese Woche',
      says: ['Mika ruft an, zum ersten Mal. Da sei eine Chance, „nur noch diese Woche“.'],
      lines: [
        ['Mika', 'Leih dir {loan}. Bis Freitag hast du sie zurück.'],
        ['Robin', 'Ich weiß nicht, wie.'],
        ['Mika', 'Gib mir deinen Bildschirm frei. Ich mach das für dich.'],
      ],
      choices: {
        wait: {
          text: '„Ich will erst darüber nachdenken“',
          outcome:
            '„Wenn du mir vertrauen würdest, müsstest du das nicht.“ Dann hat es doch noch bis morgen Zeit.',
        },
        recall: {
          text: 'Die Bank bitten, die letzte Überweisung zu stoppen',
          outcome:
            'Sie ist eine Stunde alt: Die Bank stoppt sie, {returned} kommen zurück. „Überweisen Sie nichts mehr“, sagt sie.',
        },
        access: {
          text: 'Den Bildschirm freigeben',
          outcome: page.leaves,
        },
        borrow: { text: 'Einen Kredit über {loan} aufnehmen', outcome: 'Das Geld ist nach einer Stunde da.' },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Na klar“, schreibt Mika. „Alles auf einmal geht erst nächsten Monat. Drück dann noch mal.“',
        },
        stop: { text: 'Auflegen', outcome: 'Robin legt auf. Es ist der erste stille Abend seit Wochen.' },
      },
    },
    question: {
      title: 'Eine Frage',
      says: [
        'Die Bank stoppt die Überweisung über {loan} und ruft an: „Kennen Sie den Empfänger? Hat Ihnen jemand gesagt, was Sie uns antworten sollen?“',
      ],
      lines: [['Mika', 'Sag, es ist für eine Küche. Banken rücken ungern Geld heraus.']],
      choices: {
        truth: {
          text: 'Der Bank die Wahrheit sagen',
          outcome:
            'Die Bank überweist nicht. {loan} bleiben bei Robin. „Das ist diese Woche schon der dritte Fall“, sagt die Stimme freundlich.',
        },
        real: {
          text: 'Auflegen und die Nummer auf der Karte anrufen',
          outcome: '„Ja, das waren wir“, sagt die Bank. Es ist wirklich die Bank.',
        },
        say: {
          text: 'Sagen, es ist für eine Küche',
          outcome: page.loan,
        },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Na klar“, schreibt Mika. „Alles auf einmal geht erst nächsten Monat. Drück dann noch mal.“',
        },
        stop: {
          text: 'Den Kredit gleich zurückzahlen',
          outcome: 'Robin zahlt ihn zurück und schreibt Mika, dass hier Schluss ist.',
        },
      },
    },
    fee: {
      title: 'Alles zurück',
      says: [page.all],
      lines: [],
      answer: 'Zuerst ist eine Steuer von {fee} fällig. Dann gehört Ihnen der ganze Betrag.',
      choices: {
        withdraw: {
          outcome:
            'Zuerst eine Steuer von {fee}, meldet die Seite. „Ganz normal“, schreibt Mika. „Dann ist es geschafft.“',
        },
        bankCard: {
          outcome: page.cardRefused,
        },
        bank: {
          text: 'Die Bank fragen',
          outcome: page.neverFirst,
        },
        report: {
          text: 'Anzeige erstatten',
          outcome: page.report,
        },
        pay: {
          text: 'Die Steuer von {paid} bezahlen',
          outcome: 'Bezahlt. Dann wird eine „Sicherheit“ fällig. Robin fragt, warum. Mikas Profil ist weg.',
        },
        despite: {
          text: 'Die Steuer von {paid} trotzdem bezahlen',
          outcome: 'Bezahlt. Dann wird eine „Sicherheit“ fällig, und dann ist Mikas Profil weg.',
        },
        stop: {
          text: 'Nichts mehr bezahlen',
          outcome: 'Robin bezahlt nichts mehr. Mika schreibt nicht wieder.',
        },
      },
    },
    silence: {
      title: 'Stille, und ein Angebot',
      says: ['Die Seite ist weg. Eine Woche später kommt ein Anruf.'],
      lines: [
        ['Am Telefon', 'Wir holen verlorenes Geld zurück. Ihre Akte liegt hier vor mir.'],
        ['Robin', 'Was kostet das?'],
        ['Am Telefon', 'Nur {recovery}, im Voraus.'],
      ],
      choices: {
        lookUp: {
          text: 'Die Firma nachschlagen',
          outcome: 'Eine Behörde warnt vor dem Namen: Geld im Voraus, danach kommt nichts.',
        },
        pay: { text: '{paid} bezahlen', outcome: 'Niemand ruft mehr an.' },
        stop: {
          text: 'Auflegen und Anzeige erstatten',
          outcome: page.reported,
        },
      },
    },
  },
};
