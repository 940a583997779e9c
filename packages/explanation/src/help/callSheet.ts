import { fill } from '@simulation/dashboard/texts';
import type { HelpTexts } from '../texts/help';
import { type Contact, type Country, firstContacts, pageOf } from './contacts';
import { type Day, dayInWords, isExpired } from './expiry';
import type { Paid } from './paid';

/** What to have at hand for the call, in the order in which it is read. */
export type CallSheet = {
  readonly title: string;
  /** On top of every sheet: the second fraud. */
  readonly opening: string;
  /** Whom to call first, and one sentence to be read aloud to them: for cash and vouchers, to two. */
  readonly say: readonly { readonly whom: string; readonly sentence: string }[];
  /** That it is never too late, where it was long ago; and who speaks for a minor. */
  readonly besides: readonly string[];
  readonly tell: readonly Contact[];
  readonly todo: readonly string[];
  readonly ready: readonly string[];
  /**
   * What holds in the country alone, that a report is worth it, and where somebody has a copy of an identity card.
   */
  readonly notes: readonly string[];
};

/** Who is spoken to first, where it is not the bank. */
const SPOKEN_TO = {
  card: 'bank',
  transfer: 'bank',
  crypto: 'exchange',
  cash: 'issuer',
  remote: 'bank',
} as const;

/** Whether a bank has paid: rules for banks help only then. */
const isByBank = ({ by }: Paid) => by !== 'crypto' && by !== 'cash';

/** Blocking cards and online banking helps soon, and longer ago only where somebody may still get at them. */
const isToBlock = (paid: Paid) => (paid.when === 'longer' ? paid.by === 'remote' : isByBank(paid));

/** What a bank has to do by the rules of one country, for what was paid in this way. */
function ruleOf(paid: Paid, country: Country | undefined): 'de' | 'uk' | undefined {
  if (country === 'de' && isByBank(paid)) return 'de';
  return country === 'uk' && paid.by === 'transfer' ? 'uk' : undefined;
}

/**
 * The sheet for the call.
 *
 * @param country undefined while it is not known: then nobody is named
 * @param isMinor leads with a youth line
 */
export function callSheet(
  paid: Paid,
  country: Country | undefined,
  isMinor: boolean,
  help: HelpTexts,
): CallSheet {
  const { say, ready, [paid.when]: todo } = help[paid.by];
  const { paid: titles, times, say: whom } = help.sheet;
  const isLate = paid.when === 'longer';
  const rule = ruleOf(paid, country);
  const contacts = country === undefined ? [] : firstContacts(country, isMinor);
  return {
    title: fill(titles[paid.by], { time: times[paid.when] }),
    opening: help.sheet.again,
    say: [
      {
        whom: whom[paid.by === 'remote' && !isLate ? 'offline' : SPOKEN_TO[paid.by]],
        sentence: isLate ? say.later : say.soon,
      },
      ...(paid.by === 'cash' ? [{ whom: whom.withdrawn, sentence: help.cash.withdrawn }] : []),
    ],
    besides: [...(isLate ? [help.late] : []), help.sheet.minor],
    todo,
    ready,
    tell: contacts.filter(({ purpose }) => purpose !== 'block' || isToBlock(paid)),
    notes: [
      ...(rule === undefined ? [] : [help.rules[rule]]),
      ...(isLate ? [] : [help.late]),
      country === 'de' ? help.identity.de : help.identity.usual,
    ],
  };
}

/** The sheet as plain text, to be copied. An expired number says so there too. */
export function sheetInText(sheet: CallSheet, help: HelpTexts, today: Day): string {
  const { sheet: titles, purposes } = help;
  const listed = (title: string, lines: readonly string[]) => [
    `${title}:`,
    ...lines.map((line) => `• ${line}`),
    '',
  ];
  const ways = (contact: Contact) => {
    const { purpose, name, tel, sms, checked } = contact;
    const message = sms && `SMS ${sms.to}: ${sms.word}`;
    const reached = [`${purposes[purpose]}: ${name}`, tel, message, pageOf(contact, today)];
    const line = reached.filter((part) => part).join(', ');
    return isExpired(checked, today)
      ? `${line}. ${fill(help.expired, { day: dayInWords(checked, help) })}`
      : line;
  };
  return [
    sheet.title,
    sheet.opening,
    '',
    ...sheet.say.flatMap(({ whom, sentence }) => listed(whom, [sentence])),
    ...sheet.besides,
    '',
    ...listed(titles.tell, [...sheet.tell.map(ways), titles.trust]),
    ...(sheet.tell.length > 0 ? [help.real, ''] : []),
    ...listed(titles.todo, sheet.todo),
    ...listed(titles.ready, sheet.ready),
    ...sheet.notes,
  ].join('\n');
}
