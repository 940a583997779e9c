import type { Locale } from '../../i18n';
import type { HelpTexts } from '../../i18n/help';
import { namesOf } from '../../visit/namesOf';

export type Country = keyof HelpTexts['countries'];

/** Whom to reach, and how. */
export type Contact = {
  readonly purpose: keyof HelpTexts['purposes'];
  readonly name: string;
  /** As it is dialled in the country. */
  readonly tel?: string;
  readonly link?: string;
};

/**
 * Links and telephone numbers only: nothing is loaded from them. Above each stand the address at which it was checked and the
 * day (`page`: a stored copy was read; `quoted`: others name it). What could not be checked is not here.
 */
export const CONTACTS: Readonly<Record<Country, readonly Contact[]>> = {
  de: [
    // 2026-11-25 page https://www.sperr-notruf.de/faq.html
    { purpose: 'block', name: 'Sperr-Notruf', tel: '116 116', link: 'https://www.sperr-notruf.de/' },
    // 2026-11-27 page https://www.polizei.bremerhaven.de/online-wache.html
    { purpose: 'report', name: 'Polizei, Onlinewache', link: 'https://portal.onlinewache.polizei.de/' },
    // 2026-11-27 page https://bafin.de/DE/Verbraucher/Finanzbetrug/Anlagebetrug/UnserioeseFestgeldangebote/verbraucher_unserioese_festgeldangebote_node.html
    { purpose: 'warn', name: 'BaFin', link: 'https://www.bafin.de/' },
    // 2026-11-25 page https://weisser-ring.de/media-news/meldungen/25-01-2017
    { purpose: 'support', name: 'Weisser Ring', tel: '116 006', link: 'https://weisser-ring.de/' },
    // 2026-11-27 quoted https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband
    {
      purpose: 'crisis',
      name: 'TelefonSeelsorge',
      tel: '0800 111 0 111',
      link: 'https://www.telefonseelsorge.de/',
    },
  ],
  at: [
    // 2026-11-27 page https://www.watchlist-internet.at/wie-erstatte-ich-polizeiliche-anzeige/
    { purpose: 'report', name: 'Polizei', tel: '059 133' },
    // 2026-11-27 page https://www.watchlist-internet.at/wie-erstatte-ich-polizeiliche-anzeige/
    { purpose: 'warn', name: 'Watchlist Internet', link: 'https://www.watchlist-internet.at/' },
    // 2026-11-27 page https://www.fma.gv.at/querschnittsthemen/bekaempfung-des-unerlaubten-geschaeftsbetriebs/
    { purpose: 'warn', name: 'FMA', link: 'https://www.fma.gv.at/' },
    // 2026-11-25 page https://www.opfer-notruf.at/leistung/
    { purpose: 'support', name: 'Opfer-Notruf', tel: '0800 112 112', link: 'https://www.opfer-notruf.at/' },
    // 2026-11-27 page https://www.katholisch.at/telefonseelsorge
    { purpose: 'crisis', name: 'TelefonSeelsorge', tel: '142', link: 'https://www.telefonseelsorge.at/' },
  ],
  ch: [
    // 2026-11-25 page https://www.ncsc.admin.ch/ncsc/de/home/cyberbedrohungen/investmentbetrug.html
    { purpose: 'report', name: 'Suisse ePolice', link: 'https://www.suisse-epolice.ch/' },
    // 2026-11-25 page https://www.ncsc.admin.ch/ncsc/de/home/cyberbedrohungen/investmentbetrug.html
    { purpose: 'warn', name: 'BACS / NCSC', link: 'https://www.ncsc.admin.ch/' },
    // 2026-11-27 page https://www.finma.ch/de/finma-public/schutz-vor-anlagebetrug/kundenschutzbericht
    { purpose: 'warn', name: 'FINMA', link: 'https://www.finma.ch/' },
    // 2026-11-25 page https://www.143.ch/Organisation/Portraet-Tel-143/Geschichte
    { purpose: 'crisis', name: 'Die Dargebotene Hand', tel: '143', link: 'https://www.143.ch/' },
  ],
  li: [
    // 2026-11-27 page https://lie-zeit.li/2018/01/falsche-polizisten-betruegereien-diebstaehle-und-autounfaelle-in-den-letzten-tagen
    { purpose: 'report', name: 'Landespolizei' },
    // 2026-11-27 page https://fma-li.li/en/media-public/client-protection/safeguarding-client-protection-in-different-sectors/banks
    { purpose: 'warn', name: 'FMA Liechtenstein', link: 'https://fma-li.li/' },
  ],
  lu: [
    // 2026-11-27 page https://police.public.lu/fr/prevention/arnaques/appels-telephoniques-de-choc.html
    { purpose: 'report', name: 'Police Grand-Ducale', link: 'https://police.public.lu/' },
    // 2026-11-27 page https://www.cssf.lu/en/financial-fraud
    { purpose: 'warn', name: 'CSSF', link: 'https://www.cssf.lu/en/financial-fraud' },
    // 2026-11-27 quoted https://www.rtl.lu/news/national/a/2088310.html
    { purpose: 'crisis', name: 'SOS Détresse', tel: '45 45 45', link: 'https://454545.lu/' },
  ],
  uk: [
    // 2026-11-25 quoted https://stopscamsuk.org.uk/159
    { purpose: 'bank', name: 'Stop Scams UK', tel: '159', link: 'https://stopscamsuk.org.uk/159' },
    // 2026-11-25 page https://www.wired-gov.net/wg/news.nsf/articles/report+fraud+service+goes+live+04122025143000?open
    {
      purpose: 'report',
      name: 'Report Fraud',
      tel: '0300 123 2040',
      link: 'https://www.reportfraud.police.uk/',
    },
    // 2026-11-25 page https://www.wired-gov.net/wg/news.nsf/articles/report+fraud+service+goes+live+04122025143000?open
    {
      purpose: 'reportScotland',
      name: 'Police Scotland',
      tel: '101',
      link: 'https://www.scotland.police.uk/',
    },
    // 2026-11-27 page https://fca.org.uk/consumers/using-financial-services-register
    {
      purpose: 'warn',
      name: 'FCA',
      tel: '0800 111 6768',
      link: 'https://www.fca.org.uk/consumers/using-financial-services-register',
    },
    // 2026-11-25 page https://www.victimsupport.org.uk/247-support-still-available-victims-crime/
    {
      purpose: 'support',
      name: 'Victim Support',
      tel: '08 08 16 89 111',
      link: 'https://www.victimsupport.org.uk/',
    },
    // 2026-11-27 page https://www.samaritans.org/how-we-can-help/contact-samaritan/
    { purpose: 'crisis', name: 'Samaritans', tel: '116 123', link: 'https://www.samaritans.org/' },
  ],
  ie: [
    // 2026-11-27 page https://www.garda.ie/en/Crime/Fraud/
    { purpose: 'report', name: 'Garda', link: 'https://www.garda.ie/' },
    // 2026-11-27 page https://centralbank.ie/regulation/how-we-regulate/authorisation/unauthorised-firms/avoiding-scams-and-unauthorised-activity
    { purpose: 'warn', name: 'Central Bank of Ireland', link: 'https://www.centralbank.ie/' },
    // 2026-11-27 quoted https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html
    { purpose: 'crisis', name: 'Samaritans', tel: '116 123', link: 'https://www.samaritans.org/' },
  ],
  us: [
    // 2026-11-25 quoted https://www.ic3.gov/PSA/2023/PSA230314
    { purpose: 'report', name: 'FBI, IC3', link: 'https://www.ic3.gov/' },
    // 2026-11-25 page https://www.consumer.ftc.gov/articles/0102-refund-and-recovery-scams
    { purpose: 'report', name: 'FTC', link: 'https://reportfraud.ftc.gov/' },
    // 2026-11-25 quoted https://www.cftc.gov/complaint
    { purpose: 'report', name: 'CFTC', link: 'https://www.cftc.gov/complaint' },
    // 2026-11-27 page https://finra.org/investors/learn-to-invest/choosing-investment-professional/about-brokercheck
    {
      purpose: 'warn',
      name: 'FINRA BrokerCheck',
      link: 'https://www.finra.org/investors/learn-to-invest/choosing-investment-professional/about-brokercheck',
    },
    // 2026-11-25 page https://www.aarp.org/advocacy/taking-on-fraud/
    {
      purpose: 'support',
      name: 'AARP Fraud Watch Network',
      tel: '877 908 3360',
      link: 'https://www.aarp.org/fraudwatchnetwork',
    },
    // 2026-11-27 quoted https://en.wikipedia.org/wiki/Suicide_and_Crisis_Lifeline
    { purpose: 'crisis', name: '988 Lifeline', tel: '988', link: 'https://988lifeline.org/' },
  ],
  ca: [
    // 2026-11-27 page https://competition-bureau.canada.ca/fraud-and-scams/tips-and-advice/how-report-fraud-and-scams-canada
    {
      purpose: 'report',
      name: 'Canadian Anti-Fraud Centre',
      tel: '888 495 8501',
      link: 'https://www.antifraudcentre-centreantifraude.ca/',
    },
    // 2026-11-27 quoted https://dokumen.tips/documents/res-mutual-funds-en.html
    {
      purpose: 'warn',
      name: 'Canadian Securities Administrators',
      link: 'https://www.securities-administrators.ca/',
    },
    // 2026-11-27 quoted https://dailyhive.com/canada/988-suicide-crisis-helpline-launch
    { purpose: 'crisis', name: '9-8-8', tel: '988', link: 'https://988.ca/' },
  ],
  au: [
    // 2026-11-27 page https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed
    { purpose: 'report', name: 'Scamwatch', link: 'https://www.scamwatch.gov.au/' },
    // 2026-11-27 quoted https://tasmanconnect.org.au/service-directory/emergency-services/scammers-cyber-threats
    { purpose: 'warn', name: 'Moneysmart', link: 'https://www.moneysmart.gov.au/scams' },
    // 2026-11-27 page https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed
    { purpose: 'support', name: 'IDCARE', tel: '1800 595 160', link: 'https://www.idcare.org/' },
    // 2026-11-27 page https://www.lifeline.org.au/About-Lifeline/Want-to-know-more-about-Lifeline-/Lifeline-Information
    { purpose: 'crisis', name: 'Lifeline', tel: '13 11 14', link: 'https://www.lifeline.org.au/' },
  ],
  elsewhere: [],
};

export const COUNTRIES = namesOf(CONTACTS);

const REGIONS: Readonly<Record<string, Country>> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  LI: 'li',
  LU: 'lu',
  GB: 'uk',
  IE: 'ie',
  US: 'us',
  CA: 'ca',
  AU: 'au',
};

/** The countries of the page's language, of which one is meant where the browser names none of them. */
const GERMAN: ReadonlySet<Country | undefined> = new Set(['de', 'at', 'ch', 'li', 'lu']);

/**
 * The country to begin with; `undefined` where the reader has to be asked. The language of the page decides first, then the
 * first language of the browser: English with a region stands in the lists of browsers everywhere.
 */
export function countryOf(languages: readonly string[], locale: Locale): Country | undefined {
  const countries = languages.map(regionOf);
  if (locale === 'de') return countries.find((country) => GERMAN.has(country)) ?? 'de';
  const [first = ''] = languages.map(languageOf);
  const own = countries.find((country, at) => country !== undefined && languageOf(languages[at]) === first);
  return own ?? (first === 'de' ? 'de' : undefined);
}

const languageOf = (tag = '') => tag.split('-', 1)[0];

// Not `Intl.Locale`, which throws at what browsers name on some machines, as `en-US@posix`.
function regionOf(tag: string): Country | undefined {
  const region = /^[a-z]+-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(tag)?.[1];
  return region === undefined ? undefined : (REGIONS[region] ?? 'elsewhere');
}
