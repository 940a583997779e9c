import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the story to play, in German. */
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
  messages: 'Erfundene Nachrichten',
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
          outcome:
            '„Ich würde nicht antworten“, heißt es im Freundeskreis. Robin ist neugierig und tut es doch.',
        },
        ignore: { text: 'Nicht beachten', outcome: 'Mehr geschieht nicht.' },
      },
      sign: 'Jemand hat sich gemeldet, den Robin nicht darum gebeten hatte.',
      could: 'Nicht antworten. Das kostet nichts.',
      source: 'fca',
    },
    trust: {
      title: 'Drei Wochen später',
      says: [
        'Sie schreiben sich jeden Tag: über die Arbeit, das Wetter, einen Hund. Von Geld ist nie die Rede. Dann, nebenbei, doch.',
      ],
      lines: [
        [
          'them',
          'Schau, was mein Mentor diese Woche für mich gemacht hat: ein Bild mit einer Zahl, die steigt.',
        ],
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
          outcome: 'Eine Firma mit gutem Namen, heißt es. Robin findet niemanden, der dort arbeitet.',
        },
        stop: { text: 'Nicht mehr schreiben', outcome: 'Robin schreibt nicht mehr.' },
      },
      sign: 'Jemand, den Robin nie getroffen hat, sprach vom Geldanlegen und zeigte Bilder von Gewinnen.',
      could: 'Mit einem Menschen darüber reden, den Robin persönlich kennt.',
      source: 'cftc',
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
      sign: 'Robins Name auf einer Seite, und kein Eintrag im Register.',
      could: 'Die Firma im Register suchen. Kein Eintrag: nichts bezahlen.',
      source: 'bafin',
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
      sign: 'Erst ein kleiner Betrag, am liebsten so, dass er schwer zurückzuholen ist.',
      could: 'Nichts bezahlen. Nach einer Kartenzahlung: gleich die Bank anrufen.',
      source: 'ftcCrypto',
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
      could: 'Ihn nicht als Geld ansehen. Eine Zahl auf einer Seite ist kein Geld auf der Bank.',
      source: 'cftc',
    },
    withdrawal: {
      title: 'Die kleine Rückzahlung',
      says: ['Robin will sehen, ob das Geld echt ist, und verlangt {returned} zurück.'],
      pressed: ['{returned} kommen auf Robins Bankkonto an. Was für eine Erleichterung: Es geht.'],
      choices: {
        more: { text: '{paid} dazulegen', outcome: '„Das ist der richtige Schritt“, sagt der Mentor.' },
        all: { text: 'Alles zurückverlangen', outcome: 'Robin verlangt alles zurück.' },
        bank: {
          text: 'Der Bank davon erzählen',
          outcome: 'Die Bank erklärt, was das ist, und sperrt die Karte.',
        },
      },
      sign: 'Eine kleine Rückzahlung kam an. Manchmal lässt man eine zu, damit mehr bezahlt wird.',
      could: 'Nichts daraus schließen, und die Bank fragen.',
      source: 'ncsc',
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
      source: 'fcaScreen',
    },
    fee: {
      title: 'Alles zurück',
      says: ['Robin will alles zurückhaben und verlangt es.'],
      pressed: ['Die Seite antwortet: Zuerst sei eine Steuer von {paid} fällig, danach eine Sicherheit.'],
      choices: {
        pay: {
          text: 'Die Steuer von {paid} bezahlen',
          outcome:
            'Die Steuer ist bezahlt. Dann wird eine Sicherheit fällig. Robin fragt, warum, und es kommt keine Antwort mehr.',
        },
        refuse: { text: 'Ablehnen', outcome: 'Die Antworten werden grob. Dann bleiben sie aus.' },
        bank: {
          text: 'Die Bank fragen',
          outcome: 'Die Bank sagt: nichts mehr bezahlen. Sie hilft Robin, es zu melden.',
        },
      },
      sign: 'Man soll erst Geld bezahlen, um Geld zu bekommen.',
      could: 'Nichts mehr bezahlen. Ehrliche Anbieter ziehen Gebühren ab und verlangen sie nicht vorher.',
      source: 'cftc',
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
        report: { text: 'Es melden', outcome: 'Die Polizei nimmt es auf. Andere werden gewarnt.' },
      },
      sign: 'Jemand bietet an, das Geld zurückzuholen, und verlangt dafür Geld im Voraus.',
      could: 'Es melden und niemanden bezahlen. Es ist noch einmal derselbe Betrug.',
      source: 'ftcRecovery',
    },
  },

  debrief: {
    title: 'Was geschehen ist',
    stopped:
      'Sie haben im Kapitel „{chapter}“ aufgehört. Das war richtig, und in jedem anderen wäre es das auch gewesen.',
    ended:
      'Sie sind bis zum Ende gegangen. Das tun viele: Wer von solchen Geschichten lebt, kann gut erzählen.',
    lostAll: 'Robin hat {lost} verloren.',
    lostNothing: 'Robin hat nichts verloren.',
    saved: 'Das Aufhören hat Robin bis zu {saved} erspart. Noch gekommen wären: {chapters}.',
    timeline: 'Ihr Weg, und das Zeichen in jedem Kapitel',
    sign: 'Das Zeichen',
    could: 'Was Robin hätte tun können',
    wouldHaveSaved: 'Von hier an: bis zu {saved} erspart',
    chosen: 'Ihre Wahl: {choice}',
    source: 'Quelle: {source}',
    anyone:
      'Das kann allen geschehen, so klug oder erfahren man auch ist. Schuld haben allein die, die täuschen.',
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
      'Den ehrlichen Angeboten haben Sie vor der Geschichte {before} getraut und danach {after}. Acht Antworten eines Menschen beweisen nichts; die einer Klasse können etwas zeigen.',
    further: '{steps} Stufen mehr als den betrügerischen',
    less: '{steps} Stufen weniger als den betrügerischen',
    same: 'genauso sehr wie den betrügerischen',
    reveal: 'Die Angebote, und was sie waren',
    honest: 'Ehrlich',
    fraud: 'Betrug',
    sheet: 'Angebote zum Einschätzen in einer Gruppe',
    pool: {
      savings: {
        text: 'Eine Bank in Ihrer Straße bietet 1,5\u00a0% Zinsen im Jahr für Erspartes. Der Zinssatz kann sich jederzeit ändern.',
        why: 'Ein bescheidener Zinssatz, der sich ändern kann, von einer Bank, die Sie betreten und im Register finden können.',
        source: 'bafin',
      },
      fund: {
        text: 'Ein Sparplan auf einen Fonds, der einem Aktienindex folgt. „Der Wert kann fallen, auch über Jahre.“ Kosten: 0,2\u00a0% im Jahr.',
        why: 'Er nennt die Kosten und sagt, dass der Wert fallen kann.',
        source: 'finra',
      },
      bond: {
        text: 'Der Staat verkauft Anleihen: 2,4\u00a0% im Jahr, zehn Jahre lang. Die Bedingungen stehen auf der Website seiner Finanzagentur.',
        why: 'Ein bescheidener Zinssatz, schriftliche Bedingungen, und den Verkäufer suchen Sie selbst auf.',
        source: 'finra',
      },
      pension: {
        text: 'Ihr Arbeitgeber bietet an, einen Teil des Lohns in eine Rente fließen zu lassen, und schickt die Bedingungen zwei Monate vorher.',
        why: 'Sie wissen, wer es anbietet, und niemand drängt.',
        source: 'finra',
      },
      broker: {
        text: '„81\u00a0% der Kleinanlegerkonten verlieren beim CFD-Handel mit diesem Anbieter Geld.“ Er steht im Register.',
        why: 'Das Angebot ist erlaubt und sagt, wie viele verlieren. Erlaubt heißt nicht klug.',
        source: 'esma',
      },
      shares: {
        text: 'Eine Genossenschaft in Ihrer Stadt gibt Anteile aus. Im Prospekt steht: „Sie können alles verlieren.“',
        why: 'Das Risiko wird genannt, und die Leute dahinter kennt man in der Stadt.',
        source: 'finra',
      },
      bot: {
        text: 'Eine Werbeanzeige zeigt eine bekannte Moderatorin: Ihr Handelsprogramm soll von allein 300 am Tag verdienen.',
        why: 'Ein bekanntes Gesicht als Köder, und Gewinne ohne Risiko.',
        source: 'bafin',
      },
      group: {
        text: 'In einer Chatgruppe mit 900 Mitgliedern nennt ein „Professor“ jeden Abend eine Aktie. Alle dort danken ihm.',
        why: 'Eine Gruppe von Fremden, die einen Fremden lobt. Alle Mitglieder können erfunden sein.',
        source: 'fbi',
      },
      mentor: {
        text: 'Eine Bekannte, die Sie nur aus dem Internet kennen, zeigt Ihnen eine Seite, auf der sich ihr Gesamtbetrag in einem Monat verdoppelt hat.',
        why: 'Geld anlegen auf den Rat eines Menschen, den man nie getroffen hat, und ein Gesamtbetrag, der nichts beweist.',
        source: 'cftc',
      },
      caller: {
        text: 'Ein Anrufer bietet einen Platz bei einem Aktienverkauf an, „nur bis heute Abend“, und hilft Ihnen über den geteilten Bildschirm.',
        why: 'Niemand hat um den Anruf gebeten; dazu kommen Druck und ein Fremder an Ihrem Computer.',
        source: 'fcaScreen',
      },
      daily: {
        text: 'Eine Plattform verspricht 1\u00a0% am Tag, an jedem Tag. Bezahlen kann man nur in Kryptowährung.',
        why: 'Ein versprochener Gewinn an jedem Tag, und Zahlungen, die sich meist nicht rückgängig machen lassen.',
        source: 'ftcCrypto',
      },
      recovery: {
        text: 'Eine „Behörde“ hat das Geld gefunden, das Sie einmal verloren haben. Es wird freigegeben, wenn Sie die Kosten bezahlt haben.',
        why: 'Geld im Voraus, um Geld zurückzubekommen: noch einmal derselbe Betrug.',
        source: 'ftcRecovery',
      },
    },
  },

  sources: {
    fca: 'Financial Conduct Authority (FCA), Großbritannien, über Anlagebetrug',
    fcaScreen: 'Financial Conduct Authority (FCA), Großbritannien, über geteilte Bildschirme, Mai 2022',
    cftc: 'Commodity Futures Trading Commission (CFTC), USA, über vorgetäuschte Freundschaft und Geldanlage',
    bafin: 'BaFin, über betrügerische Handelsplattformen',
    fbi: 'FBI, USA, über Anlagebetrug mit Kryptowährungen',
    ftcCrypto: 'Federal Trade Commission (FTC), USA, über Betrug mit Kryptowährungen',
    ftcRecovery: 'Federal Trade Commission (FTC), USA, über angebliche Rückholung von Geld',
    ncsc: 'Bundesamt für Cybersicherheit (BACS), Schweiz, über Anlagebetrug',
    esma: 'ESMA, Beschluss (EU) 2018/796',
    finra: 'FINRA, USA, über Anzeichen von Anlagebetrug',
  },
};
