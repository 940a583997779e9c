import type { cases as english } from '../en/cases';
import type { Translation } from '../texts';

export const cases: Translation<typeof english> = {
  aunt: {
    text: 'Ihre Tante überweist jeden Monat 25\u00a0€ in einen Fonds und findet, das wäre auch etwas für Sie. Auf den Anbieter komme es nicht an, sagt sie: einfach ein paar vergleichen und einen davon nehmen.',
    check:
      'Wer bekommt das Geld, und was hat sie davon? Den Anbieter suchen Sie selbst aus, und sie hat nichts davon.',
  },
  savings: {
    text: 'Ein Vergleichsportal nennt eine Bank aus dem Register: 3,4\u00a0% auf Erspartes. Auf Ihre Anfrage kommt eine E-Mail: Der Zins kann sinken, das Konto ist eröffnet, das Geld bitte dorthin überweisen.',
    check: 'Bei der Bank anrufen, unter der Nummer aus dem Register. Jemand benutzt ihren Namen.',
  },
  call: {
    text: 'Ihre Bank ruft an, im Display steht ihre Nummer. In diesem Moment räume jemand Ihr Konto leer. Der Code, der eben ankam, könne das stoppen.',
    check: 'Auflegen und die Nummer auf der Karte wählen. Im Display kann jede Nummer stehen.',
  },
  exchange: {
    text: 'Sie möchten mit 20\u00a0€ Bitcoin ausprobieren, suchen im Register eine Kryptobörse und öffnen die Adresse, die dort steht. „Sie können alles verlieren“, warnt die Seite.',
    check: 'Der Weg führte über das Register, nicht über eine Nachricht. Ehrlich heißt nicht klug.',
  },
  rate: {
    text: 'Ihre Bank schreibt: drei Monate lang 3\u00a0% auf neues Erspartes, bis 30.\u00a0Juni. Danach 1\u00a0%.',
    check: 'Die App der Bank öffnen wie immer. Da steht das gleiche Angebot mit dem gleichen Haken.',
  },
  friend: {
    text: 'Eine Freundin schreibt von einer neuen Nummer, ihr Handy sei kaputt. Ob Sie ihr 80\u00a0€ leihen, per Überweisung oder in Krypto? Es eilt nicht. Sie weiß, wie Ihr Hund heißt.',
    check: 'Die alte Nummer anrufen. Die Freundin geht ran und hat um nichts gebeten.',
  },

  job: {
    text: 'Eine Firma zahlt 50\u00a0€ für den Test einer Bank-App: Konto auf den eigenen Namen eröffnen, Zugangsdaten schicken.',
    check:
      'Die Firma im Register suchen und dort anrufen. Den Job gibt es nicht. Das Konto aber wäre echt, auf Ihren Namen.',
  },
  bicycle: {
    text: 'Die Fahrradwerkstatt in Ihrer Straße verkauft ein gebrauchtes Rad für 120\u00a0€, bar oder per Überweisung. Zwei andere wollen es auch, deshalb hätte sie gern heute eine Antwort.',
    check: 'Erst fahren, beim Mitnehmen bezahlen. Der Werkstatt ist das recht.',
  },
  colleague: {
    text: 'Ein Kollege erzählt in der Mittagspause, mit Bitcoin sei er 40\u00a0% im Plus, bei einer Börse aus dem Register. „Morgen kann alles weg sein.“',
    check: 'Was sollen Sie tun? Nichts: kein Link, keine Zahlung.',
  },
  tax: {
    text: 'Das Finanzamt schreibt per E-Mail, Sie bekämen 312\u00a0€ zurück. Das Formular hinter dem Link will bis Freitag die Kartennummer.',
    check:
      'Ohne den Link auf die Seite des Finanzamts gehen oder dort anrufen. Von einer Erstattung weiß niemand.',
  },
  trustee: {
    text: 'Der Berater einer Firma aus dem Register sagt selbst, dass Kurse fallen. Sie überweisen an einen Kollegen, der die Kryptowährung für Sie kauft.',
    check: 'Bei der Firma anrufen, unter der Nummer aus dem Register. Sie kennt keinen von beiden.',
  },
  insurer: {
    text: 'Ihre Krankenkasse schreibt: 60\u00a0€ zurück für zwei Vorsorgetermine, wenn das Formular bis 31.\u00a0März da ist.',
    check: 'Die App der Kasse öffnen wie immer. Das Formular liegt dort und fragt nach nichts Neuem.',
  },

  wage: {
    text: 'Ihre Chefin sagt: Der Betrieb legt 20\u00a0€ im Monat in einen Sparplan dazu, bei einer Fondsgesellschaft aus dem Register. Unterschreiben geht bis zum 15.',
    check: 'Im Lohnbüro fragen. Es stimmt, und der Sparplan läuft auf Ihren Namen.',
  },
  choir: {
    text: 'Eine Freundin aus Ihrem Chor hat ihr Geld mit einer Krypto-App verdoppelt und 200\u00a0€ schon herausgeholt. Das gönnt sie Ihnen auch.',
    check:
      'Die Firma der App im Register suchen. Kein Eintrag, aber eine Warnung. Die Freundin ist ehrlich und selbst getäuscht worden.',
  },
  brochure: {
    text: 'Auf der Website einer Firma aus dem Register bestellen Sie einen Prospekt. Ein Berater ruft an, hat Zeit, warnt vor Verlusten und füllt die Formulare gern mit Ihnen am geteilten Bildschirm aus.',
    check: 'Die Nummer aus dem Register anrufen: „Das waren wir nicht.“ Auch die Website war kopiert.',
  },
  cooperative: {
    text: 'Die Genossenschaft, die Ihren Ort heizt, verkauft Anteile: etwa 3\u00a0% im Jahr, bis Monatsende, per Überweisung. „Sie können alles verlieren“, steht im Prospekt.',
    check: 'Mit dem Prospekt ins Büro im Ort gehen. Er ist von dort, und die Bankverbindung stimmt.',
  },
  claim: {
    text: 'Die Finanzaufsicht schreibt, 2.400\u00a0€ von Ihrem Geld seien wieder da. Ein Anwalt aus dem Register gibt sie frei, wenn Sie binnen einer Woche 180\u00a0€ überweisen.',
    check: 'Bei der Behörde anrufen, unter einer selbst gesuchten Nummer. Sie verlangt nie Geld.',
  },
  notice: {
    text: 'Die Kryptobörse aus dem Register, bei der Sie etwas Bitcoin haben, schreibt: Ab März steigt eine Gebühr. „Näheres in der App.“ Einen Link gibt es nicht.',
    check: 'Die App öffnen wie immer. Da steht es auch, und zu tun ist nichts.',
  },
};
