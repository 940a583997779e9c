import type { Translation } from '@simulation/dashboard/texts';
import type { cases as english } from '../en/cases';

/** `honest` steht nach „Sie haben“ vor „abgewiesen“ (Akkusativ), `fraud` vor „geglaubt“ (Dativ). */
export const cases: Translation<typeof english> = {
  twins: {
    job: {
      from: 'Personalbüro eines Paketdienstes',
      says: [
        'Wir haben Ihr Profil gesehen und suchen jemanden für Produkttexte, von zu Hause, fünf Stunden pro Woche, 18\u00a0€ die Stunde. Dürfen wir Ihnen heute den Vertrag schicken?',
      ],
      decisive: {
        ask: 'Die Nummer der Firma heraussuchen und dort anrufen',
        honest:
          'Das Personalbüro kennt Ihren Namen und die Stelle. Sie steht auch auf der Website der Firma.',
        fraud:
          'So eine Stelle gibt es nicht. Jemand benutzt den Namen der Firma, es haben schon andere angerufen.',
      },
      partial: {
        ask: 'Die Firma im Register suchen',
        finds: 'Es gibt sie, seit Jahren. Ob die Nachricht von ihr kommt, sagt kein Register.',
      },
      idle: {
        ask: 'Logo und Unterschrift ansehen',
        finds: 'Sieht beides richtig aus. Kopieren kann das jeder.',
      },
      honest: 'die Firma, die nur Hilfe bei ihren Texten brauchte,',
      fraud: 'einem Personalbüro, das in der Firma niemand kannte,',
    },
    flat: {
      from: 'Eine Anzeige',
      says: [
        'Zwei Zimmer am Bahnhof, 640\u00a0€',
        'Die Eigentümerin arbeitet im Ausland, ihre Schwester hat die Schlüssel. Wer bis Freitag die erste Miete überweist, bekommt die Wohnung.',
      ],
      decisive: {
        ask: 'Die Wohnung ansehen und bei den Nachbarn nachfragen',
        honest: 'Die Schwester macht auf. Die Nachbarin kennt sie und die Eigentümerin auch.',
        fraud: 'Da wohnt eine Familie, und sie zieht nicht aus.',
      },
      partial: {
        ask: 'Die Fotos im Netz suchen',
        finds: 'Sie stehen nirgends sonst. Das ist bei neuen Fotos immer so, egal, wer sie gemacht hat.',
      },
      idle: {
        ask: 'Eine Kopie des Ausweises verlangen',
        finds: 'Sie kommt nach einer Stunde. Das Bild eines Ausweises kann von jedem sein.',
      },
      honest: 'die Eigentümerin, die wirklich im Ausland war,',
      fraud: 'jemandem, der eine fremde Wohnung vermietete,',
    },
    tax: {
      from: 'Finanzamt',
      says: [
        'Ihre Steuererklärung',
        'Offen sind noch 186\u00a0€. Bitte überweisen Sie den Betrag bis zum 30. auf das unten genannte Konto, mit dem Aktenzeichen dieses Schreibens.',
      ],
      decisive: {
        ask: 'Die Nummer des Finanzamts heraussuchen und dort anrufen',
        honest: 'Das Aktenzeichen ist Ihres, der Betrag stimmt, das Konto auch.',
        fraud: 'Das Finanzamt kennt weder das Aktenzeichen noch das Konto.',
      },
      partial: {
        ask: 'Mit einem früheren Schreiben vergleichen',
        finds:
          'Papier und Aufbau sind gleich, die Bank ist eine andere. Ämter wechseln Banken, und Schreiben lassen sich kopieren.',
      },
      idle: { ask: 'Siegel und Unterschrift ansehen', finds: 'Beides da. Das kann auch ein Drucker.' },
      honest: 'das Finanzamt, dem wirklich 186\u00a0€ fehlten,',
      fraud: 'einem Schreiben, das kein Finanzamt verfasst hatte,',
    },
    insurer: {
      from: 'service@ihre-krankenkasse.example',
      says: [
        '60\u00a0€ für Sie',
        'Für zwei Vorsorgetermine bekommen Sie 60\u00a0€. Bitte tragen Sie bis 31.\u00a0März im Formular ein, wohin das Geld gehen soll.',
      ],
      decisive: {
        ask: 'Die App der Krankenkasse öffnen wie immer',
        honest: 'Das Formular liegt dort, und die 60\u00a0€ stehen auch da.',
        fraud: 'Da ist kein Formular, und von 60\u00a0€ steht da nichts.',
      },
      partial: {
        ask: 'Die Adresse des Absenders genau ansehen',
        finds:
          'Der Name der Kasse kommt darin vor. So kann die echte aussehen, und eine, die letzte Woche jemand gekauft hat.',
      },
      idle: {
        ask: 'Nachsehen, ob Ihr Name stimmt',
        finds: 'Name und Geburtsdatum stimmen. Solche Listen kann man kaufen.',
      },
      honest: 'die Krankenkasse, die 60\u00a0€ für Sie hatte,',
      fraud: 'einer E-Mail, die nicht von Ihrer Krankenkasse kam,',
    },
    bicycle: {
      from: 'Eine Anzeige',
      says: [
        'Gebrauchtes Fahrrad, 120\u00a0€',
        'Kaum gefahren, mein Sohn ist zu groß dafür. Zwei andere wollen es auch. Wer heute die Hälfte überweist, dem hebe ich es auf, sonst vorbeikommen.',
      ],
      decisive: {
        ask: 'Hinfahren und eine Runde drehen',
        honest: 'Es steht im Hof und fährt gut. Auf dem Kaufbeleg steht der Name des Verkäufers.',
        fraud: 'Die Adresse ist ein Parkplatz. Von einem Fahrrad weiß dort niemand.',
      },
      partial: {
        ask: 'Ein Foto mit der Zeitung von heute verlangen',
        finds: 'Es kommt, mit Zeitung. Das Rad gibt es also. Wem es gehört, zeigt kein Foto.',
      },
      idle: {
        ask: 'Die Bewertungen lesen',
        finds:
          'Vierzig Bewertungen, jede mit fünf Sternen. Bewertungen kann man kaufen und Profile übernehmen.',
      },
      honest: 'den Nachbarn, der nur ein Fahrrad verkaufen wollte,',
      fraud: 'dem Verkäufer eines Fahrrads, das nirgends stand,',
    },
    grandchild: {
      from: 'Unbekannte Nummer',
      says: [
        'Hallo, hier ist Mia, mein Handy liegt im See, das ist meine neue Nummer. Kannst du mir bis Freitag 90\u00a0€ für die Reparatur leihen? Ich schreib dir, wohin.',
      ],
      decisive: {
        ask: 'Mias Mutter anrufen, unter der Nummer, die Sie haben',
        honest: '„Ja, der See“, seufzt sie und liest Mias neue Nummer vor. Es ist diese.',
        fraud: '„Mia sitzt hier neben mir“, sagt ihre Mutter. „Mit ihrem Handy.“',
      },
      partial: {
        ask: 'Fragen, wie der Hund heißt',
        finds: '„Na, Bella.“ Stimmt. Es steht auch auf Mias Profil, für alle sichtbar.',
      },
      idle: { ask: 'Das Profilbild ansehen', finds: 'Das ist Mia. Wer das Bild hat, kann es benutzen.' },
      honest: 'Ihre Enkelin, deren Handy wirklich im See lag,',
      fraud: 'jemandem mit dem Bild Ihrer Enkelin',
    },
    bank: {
      from: 'Ihre Bank, laut Display',
      says: [
        '„Wir haben eine Zahlung über 480\u00a0€ von Ihrem Konto angehalten. Waren Sie das? Wenn nicht, sperren wir heute die Karte. Rufen Sie bitte zurück, dann erledigen wir das.“',
      ],
      decisive: {
        ask: 'Auflegen und die Nummer auf der Karte anrufen',
        honest: '„Ja, das waren wir“, sagt die Bank. „Die Zahlung ist angehalten.“',
        fraud: '„Wir haben nichts angehalten“, sagt die Bank, „und nicht angerufen.“',
      },
      partial: {
        ask: 'Die Zahlung in der App suchen',
        finds: 'Dort steht keine. Was angehalten wurde, erscheint da oft nicht.',
      },
      idle: {
        ask: 'Die Nummer im Display vergleichen',
        finds: 'Es ist die der Bank. Im Display kann jede Nummer stehen.',
      },
      honest: 'Ihre Bank, die eine Zahlung angehalten hatte,',
      fraud: 'jemandem am Telefon, der nicht Ihre Bank war,',
    },
    parcel: {
      from: 'Paketdienst',
      says: [
        'Ihr Paket aus dem Ausland liegt beim Zoll. Offen: 7,40\u00a0€, an der Tür oder bis Donnerstag unter paket-zoll.example',
      ],
      decisive: {
        ask: 'Die Bestellnummer im Shop eingeben, wo Sie bestellt haben',
        honest: 'Dort steht dasselbe: beim Zoll, 7,40\u00a0€.',
        fraud: 'Dort steht: unterwegs. Offen ist nichts.',
      },
      partial: {
        ask: 'Überlegen: Warten Sie auf ein Paket?',
        finds: 'Ja. So wie viele andere, an jedem Tag.',
      },
      idle: {
        ask: 'In der Adresszeile nach dem Schloss sehen',
        finds: 'Es ist da: Niemand liest mit. Wer am anderen Ende sitzt, sagt ein Schloss nicht.',
      },
      honest: 'den Paketdienst und damit Ihr Paket',
      fraud: 'einer Nachricht, die von keinem Paketdienst kam,',
    },
    savings: {
      from: 'kunden@ihre-bank.example',
      says: [
        'Festgeld: 3,4\u00a0% für ein Jahr',
        'Danke für Ihren Antrag. Bitte überweisen Sie den Betrag bis zum 15.; wohin, steht im Anhang. Nächstes Jahr kann der Zins niedriger sein.',
      ],
      decisive: {
        ask: 'Die Bank anrufen, unter der Nummer aus dem Register',
        honest: 'Ihr Antrag liegt dort. Sachbearbeiterin und Anhang sind echt.',
        fraud: 'Die Bank hat keinen Antrag von Ihnen. Jemand benutzt ihren Namen.',
      },
      partial: {
        ask: 'Die Bank im Register suchen',
        finds: 'Sie steht darin, es gibt sie also. Ob sie Ihnen geschrieben hat, ist eine andere Frage.',
      },
      idle: {
        ask: 'Das Vergleichsportal lesen, auf dem Sie sie gefunden haben',
        finds: 'Vier Sterne, viele Kunden. Auch Vergleichsportale werden erfunden.',
      },
      honest: 'die Bank mit den 3,4\u00a0%',
      fraud: 'jemandem, der den Namen einer Bank benutzte,',
    },
    invoice: {
      from: 'buero@ihr-malerbetrieb.example',
      says: [
        'Neue Bankverbindung',
        'Bitte zahlen Sie unsere Rechnung über 1.140\u00a0€ an unsere neue Bank. Alles Weitere im Anhang. Freundliche Grüße',
      ],
      decisive: {
        ask: 'Den Malerbetrieb anrufen, unter der Nummer auf der ersten Rechnung',
        honest: '„Ja, neue Bank, seit Mai“, sagt die Chefin und liest dieselben Ziffern vor.',
        fraud: '„Wir haben die Bank, die wir immer hatten“, sagt die Chefin. Jemand liest ihre Post mit.',
      },
      partial: {
        ask: 'Den Betrag mit dem Angebot vergleichen',
        finds: 'Arbeit und Betrag stimmen. Wer die Post mitliest, kennt beides.',
      },
      idle: {
        ask: 'Auf die E-Mail antworten und fragen',
        finds: '„Alles richtig so.“ Wer die erste E-Mail geschrieben hat, schreibt auch die zweite.',
      },
      honest: 'den Malerbetrieb mit der neuen Bank',
      fraud: 'jemandem, der beim Malerbetrieb mitlas,',
    },
    cooperative: {
      from: 'Die Genossenschaft, die Ihren Ort heizt',
      says: [
        'Anteile für alle',
        'Etwa 3\u00a0% im Jahr. Sie können alles verlieren. Bis Monatsende, per Überweisung; wohin, steht auf der Rückseite.',
      ],
      decisive: {
        ask: 'Mit dem Brief in ihr Büro im Ort gehen',
        honest: 'Er ist von dort, und das Konto auf der Rückseite auch.',
        fraud: 'Das Büro hat ihn nie gesehen. Das Konto auf der Rückseite gehört jemand anderem.',
      },
      partial: {
        ask: 'Die Genossenschaft im Register suchen',
        finds: 'Sie steht darin, seit 2009. Der Brief kann trotzdem von jemand anderem sein.',
      },
      idle: {
        ask: 'Die Warnung noch einmal lesen',
        finds: '„Sie können alles verlieren.“ Das klingt ehrlich. Betrüger schreiben es auch.',
      },
      honest: 'die Genossenschaft, die Ihren Ort heizt,',
      fraud: 'einem Brief im Namen der Genossenschaft',
    },
    donation: {
      from: 'Im Chat Ihrer Straße',
      says: [
        'Nach dem Hochwasser im Tal sammeln wir für die Familien. 20\u00a0€ helfen. Per Überweisung, bis Sonntag. – Hochwasserhilfe',
      ],
      decisive: {
        ask: 'Im Rathaus im Tal anrufen',
        honest: '„Die kennen wir“, sagt das Rathaus. „Bisher ist alles bei uns angekommen.“',
        fraud: '„Nie gehört“, sagt das Rathaus. „Sie sind nicht die Ersten, die fragen.“',
      },
      partial: {
        ask: 'Nachsehen, ob das Hochwasser in den Nachrichten war',
        finds: 'War es. Nach einem Hochwasser wird gesammelt, von echten Helfern und von anderen.',
      },
      idle: { ask: 'Die Bilder ansehen', finds: 'Sie zeigen ein Hochwasser. Welches, steht nicht darauf.' },
      honest: 'die Leute, die für das Tal sammelten,',
      fraud: 'einer Sammlung, von der das Tal nichts wusste,',
    },
    ticket: {
      from: 'Eine Anzeige',
      says: [
        'Zwei Karten für Samstag, je 70\u00a0€',
        'Ausverkauft, ich bin krank, und so viel hab ich bezahlt. Du überweist, ich lass sie auf dich umschreiben.',
      ],
      decisive: {
        ask: 'Beim Veranstalter nach den beiden Karten fragen',
        honest: 'Es gibt sie. Der Veranstalter schreibt sie um, bezahlt wird über seine Seite.',
        fraud: 'Karten mit diesen Nummern hat der Veranstalter nicht.',
      },
      partial: {
        ask: 'Ein Foto der Karten verlangen',
        finds: 'Es kommt, mit Nummern. Dasselbe Foto haben vielleicht noch zehn andere.',
      },
      idle: {
        ask: 'Nachsehen, wie alt das Profil ist',
        finds: 'Sechs Jahre, viele Freunde. Profile werden gekauft und übernommen.',
      },
      honest: 'jemanden, der am Samstag wirklich krank war,',
      fraud: 'jemandem mit Karten, die es nie gab,',
    },
    roof: {
      from: 'An der Haustür',
      says: [
        '„Wir machen nebenan das Dach. Bei Ihnen sind Ziegel lose, für 380\u00a0€ ist das morgen erledigt. Die Hälfte vorab fürs Material, wie bei Ihrem Nachbarn.“',
      ],
      decisive: {
        ask: 'Beim Nachbarn klingeln',
        honest: '„Gute Leute“, sagt der Nachbar. „Die Firma kenne ich seit Jahren.“ Sein Dach ist fertig.',
        fraud: '„Welche Dachdecker?“, fragt der Nachbar.',
      },
      partial: {
        ask: 'Vom Garten aus aufs Dach sehen',
        finds: 'Drei Ziegel sind lose. Dass er damit recht hat, sagt nichts über seine Arbeit.',
      },
      idle: {
        ask: 'Den Lieferwagen ansehen',
        finds: 'Name und Nummer stehen darauf. Beides hat auch ein Aufkleber.',
      },
      honest: 'den Dachdecker, der nebenan gearbeitet hatte,',
      fraud: 'einem Dachdecker, den der Nachbar nicht kannte,',
    },
    energy: {
      from: 'Ihr Stromversorger, sagt er',
      says: [
        '„Ihr Tarif läuft im Juni aus. Mit dem neuen sparen Sie 9\u00a0€ im Monat. Ich schicke ihn heute los, Sie müssen nur unterschreiben.“',
      ],
      decisive: {
        ask: 'Auflegen und die Nummer auf der Rechnung anrufen',
        honest: 'Der Versorger hat angerufen. Tarif und Preis stimmen.',
        fraud: 'Der Versorger hat niemanden angerufen. Ihr Tarif läuft weiter.',
      },
      partial: {
        ask: 'Nach der Zählernummer fragen',
        finds: 'Er kennt sie. Sie steht auf jeder Rechnung, auch auf denen im Altpapier.',
      },
      idle: {
        ask: 'Fragen, ob das Gespräch aufgezeichnet wird',
        finds: '„Selbstverständlich, zu Ihrer Sicherheit.“ Das ist schnell gesagt.',
      },
      honest: 'den besseren Tarif Ihres Stromversorgers',
      fraud: 'jemandem am Telefon, der nicht Ihr Stromversorger war,',
    },
    app: {
      from: 'Eine Freundin aus dem Chor',
      says: [
        'Ich leg da jeden Monat 50\u00a0€ an, mit dieser App. Mal mehr, mal weniger, 200\u00a0€ hab ich mir schon geholt. Schau sie dir an, es eilt nicht.',
      ],
      decisive: {
        ask: 'Die Firma der App im Register der Aufsicht suchen',
        honest: 'Sie steht darin, mit der Adresse aus der App und ohne Warnung.',
        fraud:
          'Kein Eintrag, aber eine Warnung. Die Freundin meint es ehrlich und ist selbst getäuscht worden.',
      },
      partial: {
        ask: 'Die Freundin fragen, ob die 200\u00a0€ wirklich kamen',
        finds: 'Kamen sie. Seriöse Anbieter zahlen, manche Betrüger am Anfang auch.',
      },
      idle: { ask: 'Die Bewertungen im App-Store lesen', finds: '4,8 von 5. Bewertungen kann man kaufen.' },
      honest: 'die App Ihrer Freundin, die im Register stand,',
      fraud: 'einer App, vor der die Aufsicht warnte,',
    },
  },
  signs: {
    fee: {
      from: 'Stelle für verlorene Gelder',
      says: [
        'Gute Nachricht: 2.400\u00a0€ von Ihnen sind gefunden. Ein Anwalt gibt sie frei, sobald Sie binnen einer Woche sein Honorar von 180\u00a0€ bezahlt haben.',
      ],
      sign: 'Niemand muss zahlen, um Geld zu bekommen. Keine seriöse Stelle verlangt das.',
      decisive: {
        ask: 'Die Aufsicht anrufen, unter einer selbst gesuchten Nummer',
        finds: '„Wir haben kein Geld von Ihnen gefunden, und wir verlangen nie welches.“',
      },
      partial: {
        ask: 'Den Anwalt im Verzeichnis suchen',
        finds: 'Einen Anwalt dieses Namens gibt es. Vielleicht weiß er nichts davon.',
      },
      idle: { ask: 'Das Aktenzeichen ansehen', finds: 'Es ist lang. Mehr ist daran nicht.' },
      fraud: 'einer Stelle, die erst Geld wollte,',
    },
    gain: {
      from: 'Einladung in eine Gruppe',
      says: [
        'Unser Programm macht 2\u00a0% am Tag und hatte in drei Jahren keinen einzigen Verlusttag. Anfangen kann man mit 250\u00a0€.',
      ],
      sign: 'Einen Gewinn, der nicht ausbleiben kann, gibt es nicht. Kein seriöser Anbieter verspricht ihn.',
      decisive: {
        ask: 'Die Firma im Register der Aufsicht suchen',
        finds: 'Kein Eintrag, aber eine Warnung.',
      },
      partial: {
        ask: 'Fragen, wie das Programm das macht',
        finds: '„Künstliche Intelligenz.“ Das ist ein Wort und keine Erklärung.',
      },
      idle: {
        ask: 'Die Zahlen eine Woche lang beobachten',
        finds: 'Sie steigen jeden Tag. Wer eine Seite betreibt, kann jede Zahl darauf schreiben.',
      },
      fraud: 'einem Programm, das nie verliert,',
    },
    remote: {
      from: 'Computerhilfe, sagt er',
      says: [
        '„Ihr Computer verschickt Viren. Öffnen Sie bitte eine Seite, und lesen Sie mir die Nummer darauf vor. Dann repariere ich das von hier aus.“',
      ],
      sign: 'Keine seriöse Firma ruft ungefragt an und will an Ihren Computer.',
      decisive: {
        ask: 'Auflegen und selbst beim Hersteller anrufen',
        finds: '„Wegen Viren rufen wir niemanden an“, sagt der Hersteller.',
      },
      partial: {
        ask: 'Nachsehen, ob der Computer langsam ist',
        finds: 'Ein bisschen schon. Welcher ist das nicht?',
      },
      idle: {
        ask: 'Nach seiner Personalnummer fragen',
        finds: 'Er hat eine und nennt sie zweimal.',
      },
      fraud: 'jemandem, der an Ihren Computer wollte,',
    },
    secret: {
      from: 'Ihr Berater, sagt er',
      says: [
        '„Die 3.000\u00a0€ müssen heute raus. Falls die Bank fragt, erwähnen Sie mich nicht. Sagen Sie, es ist für Möbel.“',
      ],
      sign: 'Wer Ihnen sagt, was die Bank nicht wissen soll, betrügt Sie. Kein seriöser Berater tut das.',
      decisive: {
        ask: 'Der Bank die Wahrheit sagen',
        finds: '„Das ist Betrug“, sagt die Bank. „Sie sind diese Woche schon die dritte Person.“',
      },
      partial: {
        ask: 'Den Berater fragen, warum',
        finds: '„Banken mögen keine Konkurrenz.“ Eine Antwort, aber kein Grund.',
      },
      idle: { ask: 'Den Vertrag lesen', finds: 'Elf Seiten, mit Siegel. Drucken kann das jeder.' },
      fraud: 'einem Berater, der sich vor Ihrer Bank versteckte,',
    },
  },
};
