import type { Translation } from '@simulation/dashboard/texts';
import type { older as english } from '../../en/ways/older';
import { page } from './page';

export const older: Translation<typeof english> = {
  name: 'Ein bekanntes Gesicht',
  who: 'Robin ist 68 und hat {savings} gespart.',
  stays: {
    intro: 'Robin ist raus. Frau Lind von nebenan hat dasselbe Video gesehen und ihre Nummer hinterlassen.',
    chapters: {
      trust: 'Herr Berger ruft Frau Lind alle paar Tage an. Er fragt nach ihren Rosen.',
      link: 'Auf einer Seite steht ihr Name. Sie zahlt {start} in Kryptowährung, Herr Berger erklärt jeden Klick.',
      rise: 'Der Gesamtbetrag wächst. Sie legt {more} dazu.',
      withdrawal:
        'Sie holt sicherheitshalber {small} heraus. Zwei Tage später sind sie da. Sie legt {big} dazu.',
      pressure: 'Am Freitag schließt eine neue Gruppe. Sie leiht sich {loan} bei einer anderen Bank.',
      question: 'Ihre Bank fragt, ob jemand sie berät. „Es ist für das Dach“, sagt sie.',
      fee: 'Sie will alles. Erst {fee} Steuer, meldet die Seite. Sie zahlt.',
      silence: 'Die Seite ist weg. Ein „Anwalt“ will das Geld freigeben lassen, für {recovery}. Sie zahlt.',
    },
    end: 'Frau Lind hat {lost} verloren, {loan} davon geliehen.',
  },
  chapters: {
    contact: {
      title: 'Ein bekanntes Gesicht',
      says: ['In einem Video erzählt eine Moderatorin, die alle kennen, von einem Handelsprogramm.'],
      lines: [
        ['Werbung', '„Um meine Rente mache ich mir keine Sorgen mehr. Nummer hinterlassen, wir rufen an.“'],
      ],
      choices: {
        friend: {
          text: 'Robins Tochter anrufen',
          outcome:
            '„Das ist sie gar nicht“, sagt die Tochter. „So ein Video macht heute der Computer. Lass deine Nummer nicht da.“',
        },
        answer: {
          text: 'Die Telefonnummer hinterlassen',
          outcome: 'Noch in derselben Stunde ruft ein Herr Berger an. Er hat eine angenehme Stimme.',
        },
        stop: { text: 'Weiterlesen', outcome: 'Robin liest weiter. Mehr passiert nicht.' },
      },
    },
    trust: {
      title: 'Herr Berger hat Zeit',
      says: ['Herr Berger ruft alle paar Tage an. Er fragt nach dem Garten und nach Robins Knie.'],
      lines: [
        ['Herr Berger', 'Soll ich Ihnen eine Seite einrichten? Ganz unverbindlich.'],
        ['Robin', 'Von welcher Firma sind Sie?'],
        ['Herr Berger', 'Von einer alten, in der Hauptstadt. Seit dreißig Jahren im Geschäft.'],
      ],
      choices: {
        search: {
          text: 'Die Website der Firma selbst suchen',
          outcome:
            'Die Firma gibt es. Auf ihrer Seite steht: „Jemand benutzt unseren Namen. Wir rufen niemanden an.“',
        },
        follow: {
          text: '„Gut, zeigen Sie es mir“',
          outcome: '„Sehr gern“, sagt Herr Berger. Der Link kommt per E-Mail.',
        },
        stop: {
          text: 'Nein sagen und auflegen',
          outcome: 'Robin sagt nein. Herr Berger ruft noch zweimal an.',
        },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [
        [
          'Herr Berger',
          '{start} genügen für den Anfang. Mit Karte oder in Kryptowährung, da helfe ich Ihnen.',
        ],
      ],
      answer: 'Zurückziehen ist möglich, sobald {start} bezahlt sind.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Die Seite im amtlichen Register suchen',
          outcome: 'Zu dieser Adresse gibt es keinen Eintrag. „Das dauert immer etwas“, sagt Herr Berger.',
        },
        card: {
          text: '{paid} mit der Karte bezahlen',
          outcome:
            'Die Zahlung geht durch. Herr Berger bedankt sich. Eine Kartenzahlung kann die Bank manchmal zurückholen.',
        },
        crypto: {
          text: '{paid} in Kryptowährung bezahlen',
          outcome:
            'Herr Berger erklärt jeden Klick. Abgeschickt. So eine Zahlung lässt sich meist nicht rückgängig machen.',
        },
        stop: {
          text: 'Die Seite schließen',
          outcome: 'Robin schließt die Seite und geht nicht mehr ans Telefon.',
        },
      },
    },
    rise: {
      title: 'Der Gesamtbetrag steigt',
      says: ['Jedes Mal ist aus den {start} mehr geworden. Ein Besuch bei den Enkeln wäre drin.'],
      lines: [['Herr Berger', 'Mit {more} mehr kämen Sie in die nächste Gruppe.']],
      answer: 'Ihr Programm läuft. Zurückziehen ist in einigen Tagen möglich.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            '„Gut, dass Sie fragen“, sagt die Frau von der Bank und fordert die Kartenzahlung zurück: {returned}, in einigen Wochen. „Zahlen Sie nichts mehr.“',
        },
        bank: {
          text: 'Die Bank anrufen',
          outcome:
            'Diese Zahlung kann die Bank nicht zurückholen. „Gut, dass Sie fragen“, sagt die Frau dort. „Zahlen Sie nichts mehr.“',
        },
        small: {
          text: 'Versuchen, {small} herauszuholen',
          outcome: '„Gern“, sagt Herr Berger. „Einfach auf den Knopf drücken.“',
        },
        more: {
          text: 'Noch {paid} dazulegen',
          outcome:
            'Robin legt {paid} dazu. Gleich darauf stehen sie auf der Seite. Herr Berger ist begeistert.',
        },
        despite: {
          text: 'Trotzdem {paid} dazulegen',
          outcome:
            '„Banken verlieren ungern Kundschaft“, sagt Herr Berger. Robin zahlt {paid}. Gleich darauf stehen sie auf der Seite.',
        },
        stop: {
          text: 'Hier aufhören',
          outcome: 'Robin legt nichts mehr dazu. Herr Berger bedauert das, viermal.',
        },
      },
    },
    withdrawal: {
      title: 'Die Probe',
      says: ['Kommt auch etwas zurück? Robin will {small} sehen. Auf der Seite gibt es einen Knopf dafür.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'Zwei Tage später sind {small} da, und auf der Seite sind es {small} weniger. Robin schläft gut in dieser Nacht.',
        },
        friend: {
          text: 'Robins Tochter die Seite zeigen',
          outcome: 'Sie sucht nach der Seite. Eine Behörde warnt seit einem Monat davor.',
        },
        more: {
          text: '{paid} dazulegen',
          outcome: 'Robin überweist {paid}. „Ein kluger Schritt“, sagt Herr Berger.',
        },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Selbstverständlich“, sagt Herr Berger. „Alles auf einmal geht erst nächsten Monat. Drücken Sie dann noch einmal.“',
        },
        stop: {
          text: 'Hier aufhören',
          outcome: 'Robin hört auf. Eine Woche lang klingelt jeden Morgen das Telefon.',
        },
      },
    },
    pressure: {
      title: 'Bis Freitag',
      says: ['Am Freitag schließt eine neue Gruppe. Herr Berger hat einen Platz freigehalten.'],
      lines: [
        ['Herr Berger', 'Sie könnten sich {loan} leihen, nur für eine Woche.'],
        ['Robin', 'Ich weiß nicht, wie.'],
        ['Herr Berger', 'Lassen Sie mich an Ihren Computer. Ich mache das für Sie.'],
      ],
      choices: {
        wait: {
          text: '„Ich frage erst meine Familie“',
          outcome: '„Lieber nicht, die verstehen das nicht.“ Und dann: „Also gut. Bis Freitag.“',
        },
        recall: {
          text: 'Die Bank bitten, die letzte Überweisung zu stoppen',
          outcome:
            'Das meiste ist schon weiter. {returned} kommen zurück. „Überweisen Sie nichts mehr“, sagt die Frau dort.',
        },
        access: {
          text: 'Herrn Berger an den Computer lassen',
          outcome: page.leaves,
        },
        borrow: {
          text: '{loan} leihen',
          outcome: 'Robin unterschreibt bei einer anderen Bank einen Kredit über {loan}.',
        },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Selbstverständlich“, sagt Herr Berger. „Alles auf einmal geht erst nächsten Monat. Drücken Sie dann noch einmal.“',
        },
        stop: { text: 'Auflegen', outcome: 'Robin legt auf und lässt es klingeln.' },
      },
    },
    question: {
      title: 'Eine Frage',
      says: [
        'Die Bank stoppt die Überweisung über {loan}. „Berät Sie gerade jemand am Telefon?“, fragt der Angestellte.',
      ],
      lines: [['Herr Berger', 'Sagen Sie, es ist für das Dach. Sonst macht man Ihnen nur Schwierigkeiten.']],
      choices: {
        truth: {
          text: 'Der Bank die Wahrheit sagen',
          outcome:
            'Der Angestellte überweist nicht. {loan} bleiben, wo sie sind. „Meine Mutter hatte auch so einen Anruf“, sagt er.',
        },
        real: {
          text: 'Unter der Nummer auf der Karte zurückrufen',
          outcome: 'Es ist wirklich die Bank. Der Angestellte freut sich, dass Robin nachfragt.',
        },
        say: {
          text: 'Sagen, es ist für das Dach',
          outcome: page.loan,
        },
        all: {
          text: 'Alles herausholen',
          outcome:
            '„Selbstverständlich“, sagt Herr Berger. „Alles auf einmal geht erst nächsten Monat. Drücken Sie dann noch einmal.“',
        },
        stop: {
          text: 'Den Kredit gleich zurückzahlen',
          outcome: 'Robin zahlt ihn zurück und geht nicht mehr ans Telefon.',
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
          outcome: 'Zuerst eine Steuer von {fee}, meldet die Seite. „Eine Formalität“, sagt Herr Berger.',
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
          outcome:
            'Bezahlt. Dann wird eine „Sicherheit“ fällig. Robin fragt, warum. Herrn Bergers Nummer gibt es nicht mehr.',
        },
        despite: {
          text: 'Die Steuer von {paid} trotzdem bezahlen',
          outcome:
            'Bezahlt. Dann wird eine „Sicherheit“ fällig, und dann gibt es Herrn Bergers Nummer nicht mehr.',
        },
        stop: {
          text: 'Nichts mehr bezahlen',
          outcome: 'Robin bezahlt nichts mehr. Herr Berger ruft nicht wieder an.',
        },
      },
    },
    silence: {
      title: 'Stille, und ein Angebot',
      says: ['Die Seite ist weg. Drei Wochen später kommt ein Anruf.'],
      lines: [
        ['Am Telefon', 'Ich bin Anwalt. Die Behörden haben Ihr Geld gefunden. Ich kann es freigeben lassen.'],
        ['Robin', 'Was kostet das?'],
        ['Am Telefon', 'Nur {recovery}, im Voraus.'],
      ],
      choices: {
        lookUp: {
          text: 'Die Behörde selbst anrufen',
          outcome: '„Wir verlangen nie Geld“, sagt die Behörde. „Das ist ein zweiter Betrug.“',
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
