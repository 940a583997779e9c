import type { Translation } from '@simulation/dashboard/texts';
import type { teen as english } from '../../en/ways/teen';
import { page } from './page';

export const teen: Translation<typeof english> = {
  name: 'Ein Gruppenchat',
  who: 'Robin ist 16 und hat {savings} aus einem Ferienjob.',
  stays: {
    intro: 'Robin ist raus. Noa von derselben Schule ist auch in der Gruppe und bleibt.',
    chapters: {
      trust: 'Lio schreibt Noa jeden Abend, über die Schule und über einen Bot, der Geld macht.',
      link: 'Auf einer Seite steht Noas Name. Noa zahlt {start} in Krypto.',
      rise: 'Die Zahl wächst jeden Tag. Noa legt {more} nach.',
      withdrawal: 'Noa holt {small} heraus, um zu sehen, ob es geht. Es geht. Noa legt {big} nach.',
      pressure: 'Diese Woche zählt alles doppelt, schreibt Lio. Noa leiht sich {loan} zu Hause.',
      question:
        'Die Banking-App fragt, wofür das Geld ist. „Gebrauchtes Rad“, schreibt Noa, wie Lio gesagt hat.',
      fee: 'Noa will alles. Erst {fee} Steuer, meldet die Seite. Noa zahlt.',
      silence:
        'Die Seite ist weg. Eine „Cyber-Hilfe“ will das Geld finden, für {recovery}. Noa zahlt auch das.',
    },
    end: 'Noa hat {lost} verloren, {loan} davon geliehen.',
  },
  chapters: {
    contact: {
      title: 'Hinzugefügt',
      says: [
        'Robin wird zu einem Gruppenchat hinzugefügt: „Taschengeld 2.0“, 214 Mitglieder. Jemand hat einen Screenshot gepostet.',
      ],
      lines: [
        ['Kai', '[Screenshot: eine sehr große Zahl] Hab mit {start} angefangen. Frag Lio.'],
        ['Robin', 'Kennen wir uns?'],
        ['Kai', 'Wir sind alle hier aus der Gegend :)'],
      ],
      choices: {
        friend: {
          text: 'Sam aus der Schule nach Kai fragen',
          outcome:
            '„Kai? Hier kennt niemand einen Kai“, sagt Sam. „Und so einen Screenshot bau ich dir in einer Minute.“',
        },
        answer: {
          text: 'Lio anschreiben',
          outcome: 'Lio antwortet nach einer Minute und ist richtig nett.',
        },
        stop: { text: 'Die Gruppe verlassen', outcome: 'Robin verlässt die Gruppe. Mehr passiert nicht.' },
      },
    },
    trust: {
      title: 'Zwei Wochen später',
      says: [
        'Jeden Abend kommen neue Screenshots. Lio fragt, wie es in der Schule läuft, und weiß noch, dass heute Mathe war.',
      ],
      lines: [
        ['Lio', 'Und, wie war Mathe?'],
        ['Robin', 'Mies. Wie macht ihr das mit dem Geld?'],
        ['Lio', 'Macht mein Bot. Ich kann dir eine Seite einrichten, ganz ohne Stress.'],
      ],
      choices: {
        search: {
          text: 'Lios Profilbild im Netz suchen',
          outcome: 'Das gleiche Gesicht taucht in vier Profilen auf, unter vier Namen.',
        },
        follow: { text: '„Okay, zeig mal“', outcome: 'Ein Daumen hoch von Lio. Dann ein Link.' },
        stop: { text: 'Die Gruppe verlassen', outcome: 'Robin ist raus. Lio schreibt noch zweimal.' },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [['Lio', 'Mit {start} bist du dabei. Karte geht, Krypto geht schneller.']],
      answer: 'Zurückziehen geht, sobald du {start} bezahlt hast.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Die Firma im amtlichen Register suchen',
          outcome: 'Kein Eintrag. „Dafür sind die zu neu“, schreibt Lio.',
        },
        card: {
          text: '{paid} mit der Karte bezahlen',
          outcome:
            'Es klappt. „Willkommen“, schreibt Lio. Eine Kartenzahlung kann die Bank manchmal zurückholen.',
        },
        crypto: {
          text: '{paid} in Krypto bezahlen',
          outcome: 'Abgeschickt. So eine Zahlung lässt sich meist nicht rückgängig machen.',
        },
        stop: { text: 'Die Seite schließen', outcome: 'Robin schließt die Seite und antwortet nicht mehr.' },
      },
    },
    rise: {
      title: 'Es wird mehr',
      says: ['Tage vergehen. Aus Robins {start} wird mehr. Robin schaut in jeder Pause nach.'],
      lines: [['Lio', 'Siehst du? Mit {more} mehr geht’s schneller.']],
      answer: 'Dein Bot arbeitet. Zurückziehen geht in ein paar Tagen.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            'Die Bank kennt so etwas und fordert die Kartenzahlung zurück: {returned}, in einigen Wochen. „Schick nichts mehr hin.“',
        },
        bank: {
          text: 'Mit den Eltern die Bank fragen',
          outcome: 'Krypto kann die Bank nicht zurückholen. Sie kennt so etwas: „Schick nichts mehr hin.“',
        },
        small: {
          text: 'Versuchen, {small} herauszuholen',
          outcome: '„Klar“, schreibt Lio. „Drück einfach drauf.“',
        },
        more: {
          text: 'Noch {paid} nachlegen',
          outcome: 'Robin legt {paid} nach. Gleich darauf stehen sie auf der Seite.',
        },
        despite: {
          text: 'Trotzdem {paid} nachlegen',
          outcome:
            '„Banken wollen dein Geld nur behalten“, schreibt Lio. Robin legt {paid} nach. Gleich darauf stehen sie auf der Seite.',
        },
        stop: { text: 'Nichts mehr nachlegen', outcome: 'Robin zahlt nichts mehr und antwortet nicht mehr.' },
      },
    },
    withdrawal: {
      title: 'Die Probe',
      says: ['Ist das echtes Geld? Robin will {small} davon sehen. Auf der Seite gibt es einen Knopf dafür.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'Zwei Stunden später sind {small} auf Robins Bankkonto. Auf der Seite sind es {small} weniger. Es funktioniert.',
        },
        friend: {
          text: 'Sam die Seite zeigen',
          outcome: 'Sam sucht nach der Seite. Eine Verbraucherzentrale warnt seit drei Wochen davor.',
        },
        more: { text: '{paid} nachlegen', outcome: 'Robin legt {paid} nach. Lio schickt ein Herz.' },
        all: {
          text: 'Alles herausholen',
          outcome: '„Klar“, schreibt Lio. „Alles auf einmal geht erst nächste Woche. Drück dann noch mal.“',
        },
        stop: {
          text: 'Hier aufhören',
          outcome: 'Robin hört auf. Lio schreibt noch sechsmal, dann nicht mehr.',
        },
      },
    },
    pressure: {
      title: 'Nur diese Woche',
      says: ['Lio schreibt den ganzen Tag. Diese Woche zählt alles doppelt.'],
      lines: [
        ['Lio', 'Leih dir {loan} von deiner Schwester. Am Freitag hast du’s wieder.'],
        ['Robin', 'Ich weiß nicht.'],
        ['Lio', 'Oder gib mir die Zugangsdaten für deine Banking-App. Ich mach das für dich.'],
      ],
      choices: {
        wait: {
          text: '„Ich schlaf erst mal drüber“',
          outcome: '„Dann kriegt jemand anders deinen Platz.“ Eine Minute später: „Okay, morgen.“',
        },
        recall: {
          text: 'Die Bank bitten, die letzte Überweisung zu stoppen',
          outcome:
            'Das war eine Echtzeitüberweisung. Die Bank fordert sie zurück, aber es ist zu spät. „Ruf nächstes Mal gleich an.“',
        },
        access: {
          text: 'Die Zugangsdaten schicken',
          outcome: 'Eine Minute später fehlen {paid} auf Robins Bankkonto. Die Seite zählt sie dazu.',
        },
        borrow: { text: 'Die Schwester um {loan} bitten', outcome: 'Sie sagt ja und fragt nicht nach.' },
        all: {
          text: 'Alles herausholen',
          outcome: '„Klar“, schreibt Lio. „Alles auf einmal geht erst nächste Woche. Drück dann noch mal.“',
        },
        stop: { text: 'Lio blockieren', outcome: 'Robin blockiert Lio. Es ist still.' },
      },
    },
    question: {
      title: 'Eine Frage',
      says: [
        'Robin will die {loan} von der Schwester weiterschicken. Die Banking-App fragt nach: „Weißt du, wem du das schickst?“',
      ],
      lines: [['Lio', 'Schreib, es ist für ein gebrauchtes Rad. Banken kapieren so was nie.']],
      choices: {
        real: {
          text: 'Prüfen, ob das wirklich die Bank ist',
          outcome:
            'Robin öffnet die App noch einmal wie immer. Die Frage steht da. Es ist wirklich die Bank.',
        },
        truth: {
          text: 'Der Bank die Wahrheit sagen',
          outcome:
            'Die Bank schickt es nicht ab: {loan} bleiben da. „Das haben wir hier oft“, sagt die Frau am Telefon.',
        },
        say: {
          text: 'Schreiben, es ist für ein Rad',
          outcome: 'Abgeschickt. Nun stehen auch die {paid} der Schwester auf der Seite.',
        },
        all: {
          text: 'Alles herausholen',
          outcome: '„Klar“, schreibt Lio. „Alles auf einmal geht erst nächste Woche. Drück dann noch mal.“',
        },
        stop: {
          text: 'Der Schwester das Geld zurückgeben',
          outcome: 'Robin gibt es zurück und antwortet Lio nicht mehr.',
        },
      },
    },
    fee: {
      title: 'Alles raus',
      says: [page.all],
      lines: [],
      answer: 'Erst ist eine Steuer von {fee} fällig. Dann gehört alles dir.',
      choices: {
        withdraw: {
          outcome: 'Erst eine Steuer von {fee}, meldet die Seite. „Dann gehört dir alles“, schreibt Lio.',
        },
        bankCard: {
          outcome:
            'Die Bank fordert die Kartenzahlung zurück. Wochen später: abgelehnt, Robin hatte sie bestätigt. „Hat jemand anderes von deinem Konto überwiesen, melde das. Für dein eigenes Geld musst du nicht erst zahlen.“',
        },
        bank: {
          text: 'Mit den Eltern die Bank fragen',
          outcome:
            '„Für dein eigenes Geld musst du nicht erst zahlen“, sagt die Bank. „Schick nichts mehr hin. Hat jemand anderes von deinem Konto überwiesen, melde das gleich: Es kann zurückkommen.“',
        },
        report: {
          text: 'Mit den Eltern Anzeige erstatten',
          outcome: 'Die Polizistin nimmt alles auf. „Zahl nichts mehr, und heb die Chats auf.“',
        },
        pay: {
          text: 'Die Steuer von {paid} bezahlen',
          outcome: 'Bezahlt. Dann kommt eine „Sicherheitsgebühr“. Robin fragt, warum. Keine Antwort.',
        },
        despite: {
          text: 'Die Steuer von {paid} trotzdem bezahlen',
          outcome: 'Bezahlt. Dann kommt eine „Sicherheitsgebühr“. Danach antwortet niemand mehr.',
        },
        stop: {
          text: 'Nichts mehr bezahlen',
          outcome: 'Robin bezahlt nichts mehr und antwortet nicht mehr.',
        },
      },
    },
    silence: {
      title: 'Stille, und ein Angebot',
      says: ['Die Gruppe ist weg. Die Seite auch. Eine Woche später schreibt jemand Neues.'],
      lines: [
        ['Cyber-Hilfe', 'Wir haben dein Geld gefunden. Wir holen es für Leute in deinem Alter zurück.'],
        ['Robin', 'Was kostet das?'],
        ['Cyber-Hilfe', 'Nur {recovery}, im Voraus.'],
      ],
      choices: {
        lookUp: {
          text: 'Den Namen Cyber-Hilfe nachschlagen',
          outcome: 'Die Polizei warnt vor dem Namen: Geld im Voraus, danach kommt nichts.',
        },
        pay: { text: '{paid} bezahlen', outcome: 'Niemand schreibt mehr.' },
        stop: {
          text: 'Mit den Eltern Anzeige erstatten',
          outcome: 'Sie gehen zusammen zur Polizei. Das hilft, andere zu warnen.',
        },
      },
    },
  },
};
