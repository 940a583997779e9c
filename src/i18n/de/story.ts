import type { en } from '../en/story';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Durchspielen',
  minutes: '6 Minuten',
  intro: [
    'Sie entscheiden für Robin. Robin ist erfunden und hat {savings} gespart.',
    'In jedem Kapitel können Sie aufhören, und keine Wahl ist falsch. Am Ende sehen Sie, was geschehen ist und warum.',
  ],
  start: 'Anfangen',
  chapter: 'Kapitel {number} von 9',
  choices: 'Was macht Robin?',
  lost: 'Robin hat verloren',
  back: 'Zurück',
  leave: 'Geschichte verlassen',
  them: 'Fremde Person',
  robin: 'Robin',
  advert: 'Erfundene Werbeanzeige',
  messages: 'Erfundenes Gespräch',
  pressWithdraw: 'Drücken Sie auf der Seite „{withdraw}“, oder entscheiden Sie auch so.',

  chapters: {
    contact: {
      title: 'Der erste Kontakt',
      variants: {
        advert: {
          says: [
            'Zwischen zwei Videos sieht Robin eine Werbeanzeige. Sie zeigt ein Gesicht, das alle kennen.',
          ],
          lines: [['them', '„Ein Computer handelt für mich, während ich schlafe. Fragen Sie mich, wie.“']],
        },
        message: {
          says: ['Eine Nachricht von einer unbekannten Nummer.'],
          lines: [
            ['them', 'Alex, bleibt es bei Freitag zum Mittagessen?'],
            ['robin', 'Falsche Nummer.'],
            ['them', 'Oh, entschuldige. Du klingst aber nett. Wo wohnst du?'],
          ],
        },
        acquaintance: {
          says: ['Seit einigen Wochen schreiben sich Robin und Mika. Getroffen haben sie sich nie.'],
          lines: [
            ['them', 'Mein Onkel hat mir das Handeln beigebracht. Das hat mein Leben verändert.'],
            ['robin', 'Klingt schwierig.'],
            ['them', 'Ist es nicht. Ich kann es dir zeigen.'],
          ],
        },
      },
      choices: {
        answer: { text: 'Antworten', outcome: 'Die Antwort kommt schnell, und sie ist freundlich.' },
        friend: {
          text: 'Erst jemanden fragen',
          outcome: '„Keine Ahnung“, lautet die Antwort. „Frag doch, wer das ist.“ Das tut Robin.',
        },
        ignore: { text: 'Nicht beachten', outcome: 'Mehr geschieht nicht.' },
      },
      sign: 'Jemand hat sich gemeldet, den Robin nicht darum gebeten hatte.',
      could: 'Nicht antworten. Das kostet nichts.',
    },
    trust: {
      title: 'Drei Wochen später',
      says: [
        'Sie schreiben sich jeden Tag: über die Arbeit, das Wetter, einen Hund. Um Geld geht es nie. Dann, ganz nebenbei, doch.',
      ],
      lines: [
        ['them', 'Schau, was mein Mentor diese Woche für mich gemacht hat. [Bild: eine Zahl, die steigt]'],
        ['robin', 'Ist das echt?'],
        ['them', 'Ich habe es auch erst nicht geglaubt.'],
      ],
      choices: {
        proof: {
          text: 'Nach Beweisen fragen',
          outcome: 'Es kommen weitere Bilder. Ein Bild kann alles zeigen.',
        },
        who: {
          text: 'Fragen, wer dahintersteht',
          outcome: 'Eine bekannte Firma, heißt es. Aber einen Namen kann sich jeder leihen.',
        },
        stop: { text: 'Nicht mehr schreiben', outcome: 'Robin schreibt nicht mehr.' },
      },
      sign: 'Jemand, den Robin nie getroffen hat, sprach vom Geldanlegen und zeigte Bilder von Gewinnen.',
      could: 'Mit einem Menschen darüber reden, den Robin persönlich kennt.',
    },
    link: {
      title: 'Der Link',
      says: [
        'Ein Link kommt an: „Deine Seite, Robin.“ Er öffnet die Seite, die Sie hier sehen. Robins Name steht darauf und ein Gesamtbetrag.',
        'Beides steht im Link. Jeder hätte es hineinschreiben können.',
      ],
      choices: {
        register: {
          text: 'Die Firma im amtlichen Register suchen',
          outcome: 'Sie steht nicht darin. „Wir sind noch neu“, sagt der Mentor.',
        },
        small: { text: 'Mit einem kleinen Betrag anfangen', outcome: '„Sehr vernünftig“, sagt der Mentor.' },
        stop: { text: 'Die Seite schließen', outcome: 'Robin schließt die Seite.' },
      },
      sign: 'Eine Seite mit Robins Namen, von einer Firma, die in keinem Register steht.',
      could: 'Die Firma im Register suchen. Kein Eintrag: nichts bezahlen.',
    },
    start: {
      title: 'Ein kleiner Betrag',
      says: [
        '{paid} genügen für den Anfang, sagt der Mentor. Mit der Karte oder in Kryptowährung: „Das geht schneller.“',
      ],
      choices: {
        card: {
          text: '{paid} mit der Karte bezahlen',
          outcome: 'Die Kartenzahlung geht durch. Eine Bank kann sie manchmal noch aufhalten.',
        },
        crypto: {
          text: '{paid} in Kryptowährung bezahlen',
          outcome: 'Abgeschickt. So eine Zahlung lässt sich meist nicht rückgängig machen.',
        },
        stop: { text: 'Nichts bezahlen', outcome: 'Robin bezahlt nichts.' },
      },
      sign: 'Erst ein kleiner Betrag, und das auf einem Weg, der sich schwer rückgängig machen lässt.',
      could: 'Nichts bezahlen. Nach einer Kartenzahlung: gleich die Bank anrufen.',
    },
    rise: {
      title: 'Der Gesamtbetrag steigt',
      says: [
        'Auf der Seite vergehen Tage, und der Gesamtbetrag steigt und steigt. Robins {start} sollen darin sein.',
        'Robin sieht morgens nach, mittags und vor dem Einschlafen.',
      ],
      choices: {
        friend: {
          text: 'Es jemandem zeigen',
          outcome: '„Versuch doch, etwas herauszunehmen“, lautet der Rat.',
        },
        more: { text: 'Noch {paid} dazulegen', outcome: 'Robin legt {paid} dazu. Dann kommen Zweifel.' },
        stop: { text: 'Hier aufhören', outcome: 'Robin legt nichts mehr dazu.' },
      },
      sign: 'Ein Gesamtbetrag auf einer Seite. Wer sie betreibt, kann alles darauf schreiben.',
      could: 'Ihn nicht als Geld ansehen. Er ist nur eine Zahl auf einer Seite.',
    },
    withdrawal: {
      title: 'Die kleine Rückzahlung',
      says: ['Robin will sehen, ob das Geld echt ist, und verlangt {returned} zurück.'],
      pressed: ['{returned} kommen auf Robins Bankkonto an. Was für eine Erleichterung: Es geht.'],
      choices: {
        more: { text: '{paid} dazulegen', outcome: '„Das ist der richtige Schritt“, sagt der Mentor.' },
        all: { text: 'Alles zurückverlangen', outcome: '„Selbstverständlich“, sagt der Mentor.' },
        bank: {
          text: 'Der Bank davon erzählen',
          outcome: 'Die Bank erklärt, was das ist. Robin bezahlt nichts mehr.',
        },
      },
      sign: 'Eine kleine Rückzahlung kam an. Betrüger lassen manchmal eine zu, damit man mehr bezahlt.',
      could: 'Nichts daraus schließen und die Bank fragen.',
    },
    pressure: {
      title: 'Mehr',
      says: ['Der Mentor ruft jeden Tag an. Es gebe eine Gelegenheit, „nur diese Woche“.'],
      lines: [
        ['them', 'Du könntest dir etwas leihen. Am Freitag hättest du es wieder.'],
        ['robin', 'Ich weiß nicht, wie das geht.'],
        ['them', 'Gib mir deinen Bildschirm frei. Ich mache das für dich.'],
      ],
      choices: {
        access: {
          text: 'Den Mentor an den Computer lassen',
          outcome: 'Während sie reden, gehen {paid} von Robins Bankkonto ab.',
        },
        borrow: {
          text: '{paid} leihen',
          outcome: 'Auch der Kredit fließt hinein. Robin muss ihn zurückzahlen.',
        },
        stop: { text: 'Hier aufhören', outcome: 'Robin legt auf.' },
      },
      sign: 'Druck, ein Kredit, eine fremde Person am Computer.',
      could: 'Auflegen, niemanden an den Computer lassen, nichts leihen.',
    },
    fee: {
      title: 'Alles zurück',
      says: ['Robin will alles zurückhaben und verlangt es.'],
      pressed: ['Die Seite antwortet: Zuerst sei eine Steuer von {paid} fällig.'],
      choices: {
        pay: {
          text: 'Die Steuer von {paid} bezahlen',
          outcome:
            'Die Steuer ist bezahlt. Dann wird eine Kaution fällig. Robin fragt, warum, und es kommt keine Antwort mehr.',
        },
        refuse: { text: 'Ablehnen', outcome: 'Robin bezahlt nichts mehr. Es kommt auch nichts zurück.' },
        bank: {
          text: 'Die Bank fragen',
          outcome: 'Die Bank sagt: nichts mehr bezahlen und es melden. Das tut Robin.',
        },
      },
      sign: 'Um Geld zu bekommen, soll Robin erst welches bezahlen.',
      could: 'Nichts mehr bezahlen. Ehrliche Anbieter ziehen Gebühren ab und verlangen sie nicht vorher.',
    },
    silence: {
      title: 'Stille, und ein Angebot',
      says: ['Die Seite ist weg. Niemand antwortet mehr. Eine Woche später kommt ein Anruf.'],
      lines: [
        ['them', 'Wir sind ein Büro, das verlorenes Geld zurückholt. Ihre Akte liegt vor mir.'],
        ['robin', 'Was kostet das?'],
        ['them', 'Nur {paid}, im Voraus.'],
      ],
      choices: {
        pay: { text: '{paid} bezahlen', outcome: 'Niemand ruft mehr an.' },
        report: { text: 'Es melden', outcome: 'Die Polizei nimmt es auf. Das hilft, andere zu warnen.' },
      },
      sign: 'Jemand bietet an, das Geld zurückzuholen, und verlangt dafür Geld im Voraus.',
      could: 'Es melden und niemanden bezahlen. Es ist noch einmal derselbe Betrug.',
    },
  },

  debrief: {
    title: 'Was geschehen ist',
    stopped:
      'Sie haben im Kapitel „{chapter}“ aufgehört. Das war richtig, und in jedem anderen wäre es das auch gewesen.',
    ended:
      'Sie sind bis zum Ende gegangen. Das tun viele: Wer davon lebt, solche Geschichten zu erzählen, kann es gut.',
    lostAll: 'Robin hat {lost} verloren.',
    lostNothing: 'Robin hat nichts verloren.',
    saved: 'Das Aufhören hat Robin bis zu {saved} erspart. Noch gekommen wären: {chapters}.',
    timeline: 'Ihr Weg und das Warnzeichen in jedem Kapitel',
    sign: 'Das Warnzeichen',
    could: 'Was Robin hätte tun können',
    wouldHaveSaved: 'Hier aufzuhören hätte {saved} erspart.',
    chosen: 'Ihre Wahl: {choice}',
    sources: 'Mehr dazu: {sources}',
    anyone: 'Das kann allen geschehen, auch Erfahrenen. Schuld haben allein die, die täuschen.',
    help: 'Schon bezahlt? Nichts mehr bezahlen, die Nachrichten aufheben, die Bank verständigen und es melden. Wie und wo, steht in den Schritten.',
    again: 'Noch einmal spielen',
    otherContact: 'Mit einem anderen ersten Kontakt',
    steps: 'Die Schritte lesen',
    print: 'Drucken',
  },

  offers: {
    before: 'Vor der Geschichte: vier Angebote',
    after: 'Nach der Geschichte: vier andere Angebote',
    judge: 'Erst vier Angebote einschätzen',
    about: 'Wie sehr würden Sie jedem davon trauen? Nichts wird gespeichert oder gesendet.',
    question: 'Wie sehr würden Sie dem trauen?',
    scale: ['gar nicht', 'kaum', 'unsicher', 'eher', 'völlig'],
    skip: 'Überspringen',
    next: 'Weiter',
    answered: '{count} von 4 beantwortet',
    result:
      'Den ehrlichen Angeboten haben Sie vor der Geschichte {before} getraut, danach {after}. Acht Antworten eines Menschen beweisen nichts; die einer Klasse können etwas zeigen.',
    further: 'um {steps} von 4 Stufen mehr als den betrügerischen',
    less: 'um {steps} von 4 Stufen weniger als den betrügerischen',
    same: 'genauso sehr wie den betrügerischen',
    reveal: 'Die Angebote und was sie waren',
    honest: 'Ehrlich',
    fraud: 'Betrug',
    pool: {
      savings: {
        text: 'Eine Bank in Ihrer Straße, die im Register steht, bietet 1,5\u00a0% Zinsen im Jahr für Erspartes. Der Zinssatz kann sich ändern.',
        why: 'Ein Zinssatz wie bei anderen Banken, und eine Bank, die im Register steht.',
      },
      fund: {
        text: 'Ein Sparplan auf einen Fonds, der einem Aktienindex folgt. „Der Wert kann fallen, auch über Jahre.“ Kosten: 0,2\u00a0% im Jahr.',
        why: 'Er nennt die Kosten und sagt, dass der Wert fallen kann.',
      },
      bond: {
        text: 'Der Staat verkauft Anleihen: 2,4\u00a0% im Jahr, zehn Jahre lang. Die Bedingungen stehen auf der Website seiner Finanzagentur.',
        why: 'Ein bescheidener Zinssatz, schriftliche Bedingungen und ein Verkäufer, den Sie selbst heraussuchen.',
      },
      pension: {
        text: 'Ihr Arbeitgeber bietet an, einen Teil des Lohns in eine Rente fließen zu lassen, und gibt Ihnen zwei Monate Zeit, sich zu entscheiden.',
        why: 'Sie wissen, wer es anbietet, und niemand drängt.',
      },
      broker: {
        text: 'Ein Anbieter von Wetten auf Kurse, der im Register steht: „81\u00a0% der Kleinanlegerkonten verlieren beim CFD-Handel mit diesem Anbieter Geld.“',
        why: 'Das Angebot ist erlaubt und sagt, wie viele verlieren. Erlaubt heißt nicht klug.',
      },
      shares: {
        text: 'Eine Genossenschaft in Ihrer Stadt gibt Anteile für ihr neues Heizwerk aus. Im Prospekt steht: „Sie können alles verlieren.“',
        why: 'Ein Schriftstück sagt, wofür das Geld ist, und nennt das Risiko.',
      },
      bot: {
        text: 'Eine Werbeanzeige zeigt eine bekannte Moderatorin: Ihr Handelsprogramm soll von allein 300 am Tag verdienen.',
        why: 'Ein bekanntes Gesicht als Köder und das Versprechen von schnellem Geld.',
      },
      group: {
        text: 'In einer Chatgruppe mit 900 Mitgliedern nennt ein „Professor“ jeden Abend eine Aktie. Alle dort danken ihm.',
        why: 'Rat von einem Fremden. Der „Professor“ kann erfunden sein und der Dank ebenso.',
      },
      mentor: {
        text: 'Eine Freundin, die Sie nur aus dem Internet kennen, zeigt Ihnen eine Seite, auf der sich ihr Gesamtbetrag in einem Monat verdoppelt hat.',
        why: 'Geld anlegen auf den Rat eines Menschen, den man nie getroffen hat, und ein Gesamtbetrag, der nichts beweist.',
      },
      caller: {
        text: 'Ein Anrufer bietet einen Platz bei einem Aktienverkauf an, „nur bis heute Abend“, und hilft Ihnen über den geteilten Bildschirm.',
        why: 'Niemand hat um den Anruf gebeten; dazu kommen Druck und ein Fremder an Ihrem Computer.',
      },
      daily: {
        text: 'Eine Plattform verspricht 1\u00a0% am Tag, an jedem Tag. Bezahlen kann man nur in Kryptowährung.',
        why: 'Ein Gewinn, der für jeden Tag versprochen wird, und ein Zahlungsweg, der sich meist nicht rückgängig machen lässt.',
      },
      recovery: {
        text: 'Eine „Behörde“ hat das Geld gefunden, das Sie einmal verloren haben. Es wird freigegeben, wenn Sie die Kosten bezahlt haben.',
        why: 'Geld im Voraus, um Geld zurückzubekommen: noch einmal derselbe Betrug.',
      },
    },
  },

  sources: {
    bafin: 'BaFin, betrügerische Handelsplattformen',
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
    ncsc: 'BACS (Schweiz), Investmentbetrug',
    relationships: 'SEC, CFTC, FINRA und NASAA (USA), Anlagebetrug mit vorgetäuschter Freundschaft',
    secGroups: 'SEC (USA), Chatgruppen, Dezember 2025',
    verbraucherzentrale: 'Verbraucherzentrale, unseriöse Handelsplattformen',
    warentest: 'Stiftung Warentest, Zinsangebote',
  },
};
