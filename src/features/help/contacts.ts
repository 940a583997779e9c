import type { HelpTexts } from '../../i18n/help';

export type Country = keyof HelpTexts['countries'];

/** Whom to reach, and how. docs/teaching/sources.md says where each number and address is from. */
export type Contact = {
  readonly purpose: keyof HelpTexts['purposes'];
  readonly name: string;
  /** As it is dialled in the country. */
  readonly tel?: string;
  readonly link?: string;
};

/** Links and telephone numbers only: nothing is loaded from them. */
export const CONTACTS: Readonly<Record<Country, readonly Contact[]>> = {
  de: [
    { purpose: 'block', name: 'Sperr-Notruf', tel: '116 116', link: 'https://www.sperr-notruf.de/' },
    { purpose: 'report', name: 'Polizei, Onlinewache', link: 'https://portal.onlinewache.polizei.de/' },
    { purpose: 'warn', name: 'BaFin', link: 'https://www.bafin.de/' },
    { purpose: 'support', name: 'Weisser Ring', tel: '116 006', link: 'https://weisser-ring.de/' },
  ],
  at: [
    { purpose: 'report', name: 'Polizei', link: 'https://www.polizei.gv.at/' },
    { purpose: 'warn', name: 'Watchlist Internet', link: 'https://www.watchlist-internet.at/' },
    { purpose: 'warn', name: 'FMA', link: 'https://www.fma.gv.at/' },
    { purpose: 'support', name: 'Opfer-Notruf', tel: '0800 112 112', link: 'https://www.opfer-notruf.at/' },
  ],
  ch: [
    { purpose: 'report', name: 'Suisse ePolice', link: 'https://www.suisse-epolice.ch/' },
    { purpose: 'warn', name: 'BACS / NCSC', link: 'https://www.ncsc.admin.ch/' },
    { purpose: 'warn', name: 'FINMA', link: 'https://www.finma.ch/' },
    { purpose: 'support', name: 'Die Dargebotene Hand', tel: '143', link: 'https://www.143.ch/' },
  ],
  uk: [
    { purpose: 'bank', name: '159', tel: '159', link: 'https://stopscamsuk.org.uk/159' },
    {
      purpose: 'report',
      name: 'Report Fraud',
      tel: '0300 123 2040',
      link: 'https://www.reportfraud.police.uk/',
    },
    {
      purpose: 'reportScotland',
      name: 'Police Scotland',
      tel: '101',
      link: 'https://www.scotland.police.uk/',
    },
    { purpose: 'warn', name: 'FCA', tel: '0800 111 6768', link: 'https://www.fca.org.uk/consumers' },
    {
      purpose: 'support',
      name: 'Victim Support',
      tel: '08 08 16 89 111',
      link: 'https://www.victimsupport.org.uk/',
    },
  ],
  us: [
    { purpose: 'report', name: 'FBI, IC3', link: 'https://www.ic3.gov/' },
    { purpose: 'report', name: 'FTC', link: 'https://reportfraud.ftc.gov/' },
    { purpose: 'report', name: 'CFTC', link: 'https://www.cftc.gov/complaint' },
    {
      purpose: 'support',
      name: 'AARP Fraud Watch Network',
      tel: '877 908 3360',
      link: 'https://www.aarp.org/fraudwatchnetwork',
    },
  ],
  elsewhere: [],
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which names the table has
export const COUNTRIES = Object.keys(CONTACTS) as readonly Country[];

/** The country to begin with: that of the languages of the browser. */
export function countryOf(languages: readonly string[]): Country {
  const regions: Readonly<Record<string, Country>> = { DE: 'de', AT: 'at', CH: 'ch', GB: 'uk', US: 'us' };
  for (const language of languages) {
    // Not `Intl.Locale`, which throws at what browsers name on some machines, as `en-US@posix`.
    const region = /^[a-z]+-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(language)?.[1];
    if (region !== undefined) return regions[region] ?? 'elsewhere';
  }
  return languages[0]?.startsWith('de') ? 'de' : 'elsewhere';
}
