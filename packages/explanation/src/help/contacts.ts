import { namesOf } from '@simulation/engine';
import type { HelpTexts } from '../texts/help';
import { type Day, isExpired } from './expiry';

export type Country = keyof HelpTexts['countries'];

/** Whom to reach, and how. */
export type Contact = {
  readonly purpose: keyof HelpTexts['purposes'];
  readonly name: string;
  /** As it is dialled in the country. */
  readonly tel?: string;
  /** A text message: what to write, and to which number. */
  readonly sms?: { readonly word: string; readonly to: string };
  readonly link?: string;
  /** The page that was read for it, in a stored copy. */
  readonly source: string;
  /**
   * Whose page that is: of the organization itself (`own`), of a public authority of the country, or of a body that runs
   * it or works with it (`partner`). `host`: the page is on the host of the organization, which is all that was seen of
   * the number or the address. Nobody else's page is a source, even where it has the organization's own text.
   */
  readonly found: 'own' | 'authority' | 'partner' | 'host';
  /** When it was read. A year later the contact has expired: docs/contacts.md says how to check all of them. */
  readonly checked: Day;
};

/** One number in both countries. */
const SAMARITANS: Contact = {
  purpose: 'crisis',
  name: 'Samaritans',
  tel: '116 123',
  link: 'https://www.samaritans.org/',
  source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  found: 'own',
  checked: '2026-11-27',
};

/**
 * By country, and within it in the order in which they are needed. Links and telephone numbers only: nothing is loaded
 * from them.
 */
export const CONTACTS: Readonly<Record<Country, readonly Contact[]>> = {
  de: [
    {
      purpose: 'block',
      name: 'Sperr-Notruf',
      tel: '116 116',
      link: 'https://www.sperr-notruf.de/',
      source: 'https://www.sperr-notruf.de/faq.html',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'report',
      name: 'Polizei, Onlinewache',
      link: 'https://portal.onlinewache.polizei.de/',
      source: 'https://www.polizei.bremerhaven.de/online-wache.html',
      found: 'authority',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'BaFin, Unternehmensdatenbank',
      link: 'https://portal.mvp.bafin.de/database/InstInfo/',
      source:
        'https://bafin.de/DE/Verbraucher/Finanzbetrug/Anlagebetrug/UnserioeseFestgeldangebote/verbraucher_unserioese_festgeldangebote_node.html',
      found: 'host',
      checked: '2026-11-28',
    },
    {
      purpose: 'support',
      name: 'Weisser Ring',
      tel: '116 006',
      link: 'https://weisser-ring.de/',
      source: 'https://weisser-ring.de/media-news/meldungen/25-01-2017',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'Nummer gegen Kummer',
      tel: '116 111',
      link: 'https://www.nummergegenkummer.de/',
      source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
      found: 'authority',
      checked: '2026-11-28',
    },
    {
      purpose: 'crisis',
      name: 'TelefonSeelsorge',
      tel: '0800 111 0 111',
      link: 'https://www.telefonseelsorge.de/',
      source:
        'https://www.evangelisch.de/inhalte/136401/18-07-2016/deutsche-telefonseelsorge-besteht-seit-60-jahren',
      found: 'partner',
      checked: '2026-11-28',
    },
  ],
  at: [
    {
      purpose: 'report',
      name: 'Polizei',
      tel: '059 133',
      source: 'https://www.watchlist-internet.at/wie-erstatte-ich-polizeiliche-anzeige/',
      found: 'partner',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'FMA',
      link: 'https://www.fma.gv.at/',
      source: 'https://www.fma.gv.at/querschnittsthemen/bekaempfung-des-unerlaubten-geschaeftsbetriebs/',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'Watchlist Internet',
      link: 'https://www.watchlist-internet.at/',
      source: 'https://www.watchlist-internet.at/wie-erstatte-ich-polizeiliche-anzeige/',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'support',
      name: 'Opfer-Notruf',
      tel: '0800 112 112',
      link: 'https://www.opfer-notruf.at/',
      source: 'https://www.opfer-notruf.at/leistung/',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'Rat auf Draht',
      tel: '147',
      link: 'https://www.rataufdraht.at/',
      source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'crisis',
      name: 'TelefonSeelsorge',
      tel: '142',
      link: 'https://www.telefonseelsorge.at/',
      source: 'https://www.katholisch.at/telefonseelsorge',
      found: 'partner',
      checked: '2026-11-27',
    },
  ],
  ch: [
    {
      purpose: 'report',
      name: 'Suisse ePolice',
      link: 'https://www.suisse-epolice.ch/',
      source: 'https://www.ncsc.admin.ch/ncsc/de/home/cyberbedrohungen/investmentbetrug.html',
      found: 'authority',
      checked: '2026-11-25',
    },
    {
      purpose: 'warn',
      name: 'FINMA',
      link: 'https://www.finma.ch/',
      source: 'https://www.finma.ch/de/finma-public/schutz-vor-anlagebetrug/kundenschutzbericht',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'BACS / NCSC',
      link: 'https://www.ncsc.admin.ch/',
      source: 'https://www.ncsc.admin.ch/ncsc/de/home/cyberbedrohungen/investmentbetrug.html',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'Pro Juventute',
      tel: '147',
      link: 'https://www.147.ch/',
      source: 'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147',
      found: 'partner',
      checked: '2026-11-28',
    },
    {
      purpose: 'crisis',
      name: 'Die Dargebotene Hand',
      tel: '143',
      link: 'https://www.143.ch/',
      source: 'https://www.143.ch/Organisation/Portraet-Tel-143/Geschichte',
      found: 'own',
      checked: '2026-11-25',
    },
  ],
  li: [
    {
      purpose: 'report',
      name: 'Landespolizei',
      link: 'https://llv.li/de/landesverwaltung/staatsanwaltschaft/wissenswertes/anzeigen/anzeigeerstattung',
      source:
        'https://llv.li/de/landesverwaltung/staatsanwaltschaft/wissenswertes/anzeigen/anzeigeerstattung',
      found: 'authority',
      checked: '2026-11-29',
    },
    {
      purpose: 'warn',
      name: 'FMA Liechtenstein',
      link: 'https://fma-li.li/',
      source:
        'https://fma-li.li/en/media-public/client-protection/safeguarding-client-protection-in-different-sectors/banks',
      found: 'own',
      checked: '2026-11-27',
    },
  ],
  lu: [
    {
      purpose: 'report',
      name: 'Police Grand-Ducale',
      link: 'https://police.public.lu/',
      source: 'https://police.public.lu/fr/prevention/arnaques/appels-telephoniques-de-choc.html',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'CSSF',
      link: 'https://www.cssf.lu/en/financial-fraud',
      source: 'https://www.cssf.lu/en/financial-fraud',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'crisis',
      name: 'SOS Détresse',
      tel: '45 45 45',
      link: 'https://454545.lu/',
      source: 'https://454545.lu/de/ueber-uns/unsere-gemeinnuetzige-organisation/',
      found: 'host',
      checked: '2026-11-28',
    },
  ],
  uk: [
    {
      purpose: 'bank',
      name: 'Stop Scams UK',
      tel: '159',
      link: 'https://stopscamsuk.org.uk/159',
      source: 'https://www.smile.co.uk/faqs/security-and-fraud/How-do-I-report-a-scam-or-potential-scam/',
      found: 'partner',
      checked: '2026-11-28',
    },
    {
      purpose: 'report',
      name: 'Report Fraud',
      tel: '0300 123 2040',
      link: 'https://www.reportfraud.police.uk/',
      source: 'https://www.metengage.co.uk/Alerts/A/367666/{MESSAGE-SETTINGS}',
      found: 'authority',
      checked: '2026-11-29',
    },
    {
      purpose: 'reportScotland',
      name: 'Police Scotland',
      tel: '101',
      link: 'https://www.scotland.police.uk/',
      source: 'https://www.scotland.police.uk/about-us/covid-19-police-scotland-response/faqs-general/',
      found: 'own',
      checked: '2026-11-29',
    },
    {
      purpose: 'warn',
      name: 'FCA',
      tel: '0800 111 6768',
      link: 'https://www.fca.org.uk/consumers/using-financial-services-register',
      source: 'https://fca.org.uk/consumers/using-financial-services-register',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'support',
      name: 'Victim Support',
      tel: '08 08 16 89 111',
      link: 'https://www.victimsupport.org.uk/',
      source: 'https://www.victimsupport.org.uk/247-support-still-available-victims-crime/',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'Childline',
      tel: '0800 1111',
      link: 'https://www.childline.org.uk/',
      source:
        'https://www.nspcc.org.uk/news-and-views/media-centre/media-briefings/services-briefings/childline-services/childline-services-briefing_wda73888.html',
      found: 'partner',
      checked: '2026-11-29',
    },
    SAMARITANS,
  ],
  ie: [
    {
      purpose: 'report',
      name: 'Garda',
      link: 'https://www.garda.ie/en/Crime/Fraud/',
      source: 'https://www.garda.ie/en/Crime/Fraud/',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'Central Bank of Ireland',
      link: 'https://www.centralbank.ie/',
      source:
        'https://centralbank.ie/regulation/how-we-regulate/authorisation/unauthorised-firms/avoiding-scams-and-unauthorised-activity',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'support',
      name: 'Crime Victims Helpline',
      tel: '116 006',
      source: 'https://victim-support.eu/news/europe-commits-to-116006-vse-webinar-shows-the-way-forward',
      found: 'partner',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'ISPCC Childline',
      link: 'https://www.ispcc.ie/',
      source: 'https://www.ispcc.ie/tag/ispcc/',
      found: 'own',
      checked: '2026-11-28',
    },
    SAMARITANS,
  ],
  us: [
    {
      purpose: 'report',
      name: 'FBI, IC3',
      link: 'https://www.ic3.gov/',
      source: 'https://ic3.gov/CrimeInfo/Cryptocurrency',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'report',
      name: 'FTC',
      link: 'https://reportfraud.ftc.gov/',
      source: 'https://www.consumer.ftc.gov/articles/0102-refund-and-recovery-scams',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'warn',
      name: 'NFA BASIC, by the CFTC',
      link: 'https://www.cftc.gov/check',
      source: 'https://cftc.gov/ConsumerProtection/check/index.html',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'warn',
      name: 'FINRA BrokerCheck',
      link: 'https://brokercheck.finra.org/',
      source:
        'https://finra.org/investors/learn-to-invest/choosing-investment-professional/about-brokercheck',
      found: 'host',
      checked: '2026-11-27',
    },
    {
      purpose: 'support',
      name: 'AARP Fraud Watch Network',
      tel: '877 908 3360',
      link: 'https://www.aarp.org/fraudwatchnetwork',
      source: 'https://www.aarp.org/advocacy/taking-on-fraud/',
      found: 'own',
      checked: '2026-11-25',
    },
    {
      purpose: 'youth',
      name: 'YouthLine, by Lines for Life',
      link: 'https://www.linesforlife.org/',
      source:
        'https://www.linesforlife.org/when-peers-are-the-help-needed-how-youthline-is-revolutionizing-mental-health-support-for-young-people',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'crisis',
      name: '988 Lifeline',
      tel: '988',
      link: 'https://988lifeline.org/',
      source:
        'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
      found: 'authority',
      checked: '2026-11-28',
    },
  ],
  ca: [
    {
      purpose: 'report',
      name: 'Canadian Anti-Fraud Centre',
      tel: '888 495 8501',
      link: 'https://www.antifraudcentre-centreantifraude.ca/',
      source:
        'https://competition-bureau.canada.ca/fraud-and-scams/tips-and-advice/how-report-fraud-and-scams-canada',
      found: 'authority',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'Canadian Securities Administrators',
      link: 'https://www.securities-administrators.ca/',
      source:
        'https://www.securities-administrators.ca/news/fraud-prevention-month-canadian-securities-administrators-encourages-canadians-to-invest-in-asking-questions-before-investing-in-crypto-assets/',
      found: 'own',
      checked: '2026-11-29',
    },
    {
      purpose: 'youth',
      name: 'Kids Help Phone',
      sms: { word: 'CONNECT', to: '686868' },
      link: 'https://kidshelpphone.ca/text-about-it/',
      source: 'https://kidshelpphone.ca/text-about-it/',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'crisis',
      name: '9-8-8',
      tel: '988',
      link: 'https://988.ca/',
      source: 'https://cmhasaskatoon.ca/9-8-8/',
      found: 'partner',
      checked: '2026-11-28',
    },
  ],
  au: [
    {
      purpose: 'report',
      name: 'ReportCyber',
      link: 'https://www.cyber.gov.au/report',
      source: 'https://police.vic.gov.au/report-cybercrime',
      found: 'authority',
      checked: '2026-11-28',
    },
    {
      purpose: 'report',
      name: 'Scamwatch',
      link: 'https://www.scamwatch.gov.au/',
      source: 'https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed',
      found: 'own',
      checked: '2026-11-27',
    },
    {
      purpose: 'warn',
      name: 'ASIC',
      link: 'https://asic.gov.au/',
      source: 'https://www.scamwatch.gov.au/stop-check-protect/help-someone-whos-being-scammed',
      found: 'authority',
      checked: '2026-11-28',
    },
    {
      purpose: 'support',
      name: 'IDCARE',
      tel: '1800 595 160',
      link: 'https://www.idcare.org/',
      source: 'https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed',
      found: 'authority',
      checked: '2026-11-27',
    },
    {
      purpose: 'youth',
      name: 'Kids Helpline',
      tel: '1800 55 1800',
      link: 'https://kidshelpline.com.au/',
      source: 'https://yourtown.com.au/apps/webcounselling/live/chat',
      found: 'partner',
      checked: '2026-11-29',
    },
    {
      purpose: 'crisis',
      name: 'Lifeline',
      tel: '13 11 14',
      link: 'https://www.lifeline.org.au/',
      source:
        'https://www.lifeline.org.au/About-Lifeline/Want-to-know-more-about-Lifeline-/Lifeline-Information',
      found: 'own',
      checked: '2026-11-27',
    },
  ],
  nz: [
    {
      purpose: 'report',
      name: 'New Zealand Police',
      tel: '105',
      source: 'https://www.dia.govt.nz/Spam-How-to-Report-Scams',
      found: 'authority',
      checked: '2026-11-28',
    },
    {
      purpose: 'warn',
      name: 'Financial Markets Authority',
      tel: '0800 434 566',
      link: 'https://www.fma.govt.nz/scams/report-a-scam/',
      source: 'https://www.fma.govt.nz/scams/report-a-scam/',
      found: 'own',
      checked: '2026-11-28',
    },
    {
      purpose: 'support',
      name: 'Victim Support',
      tel: '0800 842 846',
      link: 'https://www.victimsupport.org.nz/get-support/other-crimes-or-incidents/cybercrime-and-online-fraud',
      source:
        'https://www.victimsupport.org.nz/get-support/other-crimes-or-incidents/cybercrime-and-online-fraud',
      found: 'own',
      checked: '2026-11-28',
    },
  ],
  elsewhere: [
    {
      purpose: 'supportEurope',
      name: 'Victim Support Europe',
      tel: '116 006',
      link: 'https://victim-support.eu/',
      source: 'https://victim-support.eu/news/europe-commits-to-116006-vse-webinar-shows-the-way-forward',
      found: 'own',
      checked: '2026-11-25',
    },
  ],
};

export const COUNTRIES = namesOf(CONTACTS);

/** Purposes of contacts that somebody who has paid needs first. */
const URGENT: readonly Contact['purpose'][] = ['bank', 'block', 'report', 'reportScotland', 'supportEurope'];
/** Where nobody urgent has a telephone: somebody who has one. */
const TALK: readonly Contact['purpose'][] = ['support', 'crisis'];

/** The contacts of a country. For a minor the youth line leads, and those who talk to adults are left out. */
export function contactsOf(country: Country, isMinor: boolean): readonly Contact[] {
  const contacts = CONTACTS[country];
  if (!isMinor) return contacts;
  const isYouth = ({ purpose }: Contact) => purpose === 'youth';
  return [
    ...contacts.filter(isYouth),
    ...contacts.filter((each) => !isYouth(each) && each.purpose !== 'support'),
  ];
}

/**
 * The contacts that come first: a telephone number, and where nobody urgent has one, somebody to talk to who does. A
 * line for victims leads; one for a crisis follows. Where there is no number at all, the place to report.
 */
export function firstContacts(country: Country, isMinor: boolean): readonly Contact[] {
  const contacts = contactsOf(country, isMinor);
  const urgent: readonly Contact['purpose'][] = isMinor ? ['youth', ...URGENT] : URGENT;
  const first = contacts.filter(({ purpose }) => urgent.includes(purpose));
  const hasNumber = ({ tel, sms }: Contact) => tel !== undefined || sms !== undefined;
  const spoken = contacts.find((each) => TALK.includes(each.purpose) && hasNumber(each));
  if (spoken === undefined || first.some(hasNumber)) return first;
  return spoken.purpose === 'support' ? [spoken, ...first] : [...first, spoken];
}

/**
 * For somebody who worries, one for each purpose: whom to call, where to look a provider up, who talks to a minor, and
 * who to oneself. A line for a crisis is named only where nobody else talks.
 */
export function checklistContacts(country: Country): readonly Contact[] {
  const contacts = CONTACTS[country];
  const talk = contacts.some(({ purpose }) => purpose === 'support') ? 'support' : 'crisis';
  const named: readonly Contact['purpose'][] = [...URGENT, 'warn', talk, 'youth'];
  return named.flatMap((purpose) => contacts.find((each) => each.purpose === purpose) ?? []);
}

/** Where the contact is, or was, found: once it has expired, the reader looks it up on the page that was read for it. */
export const pageOf = ({ link, source, checked }: Contact, today: Day): string | undefined =>
  link ?? (isExpired(checked, today) ? source : undefined);

/** What can be dialled of a number. */
export const dialled = (number: string) => number.replaceAll(' ', '');
