import type { ChapterId } from './stages';
import type { SumId } from './ways';

/** What a choice is, and what it does to Robin's money. */
export type Choice = {
  /** Where it leads; without it the chapter goes on, with what the choice has found. */
  readonly next?: ChapterId | 'debrief';
  /** `check` asks or looks something up, `refuse` ends the story, `follow` does what others want. */
  readonly kind: 'check' | 'refuse' | 'follow';
  /** What leaves Robin's hands. */
  readonly pays?: SumId;
  /** Paid by card: the bank may get it back. */
  readonly byCard?: true;
  /** Puts a loan into Robin's hands. */
  readonly borrows?: true;
  /**
   * What comes back: the small payment that wins trust, the payment by card, or what the bank can still stop of a
   * transfer.
   */
  readonly returns?: 'small' | 'card' | 'recalled';
  /** What the bank does not send. */
  readonly holds?: SumId;
  /** Made by a press of the page's Withdraw button; `listed` is among the buttons of the chapter too. */
  readonly withdraw?: 'listed' | 'page';
  /** Open only once one of these choices was made in this chapter, or until then. */
  readonly after?: readonly string[];
  readonly until?: readonly string[];
  /** Open only while the bank can get a payment by card back, or only while it cannot. */
  readonly card?: boolean;
  /** The choice that asks the same, whatever comes of it. */
  readonly sameAs?: string;
};

type Chapter = {
  readonly choices: Readonly<Record<string, Choice>>;
  /**
   * What the page has instead of Robin's run and its own answer to Withdraw: a payment on its way, or nothing any more.
   */
  readonly page?: 'busy' | 'gone';
  /** Who says what the chapter rests on: see sources.md of the lessons. */
  readonly sources: readonly string[];
};

/** In each chapter the choices are in another order, and none that refuses is the last: a place tells nothing. */
const chapters = {
  contact: {
    sources: ['FCA', 'BaFin', 'SEC'],
    choices: {
      friend: { kind: 'check' },
      stop: { kind: 'refuse', next: 'debrief' },
      answer: { kind: 'follow', next: 'trust' },
    },
  },
  trust: {
    sources: ['SEC', 'FTC', 'CFTC'],
    choices: {
      stop: { kind: 'refuse', next: 'debrief' },
      search: { kind: 'check' },
      follow: { kind: 'follow', next: 'link' },
    },
  },
  link: {
    sources: ['BaFin', 'FCA', 'Europol', 'FTC'],
    choices: {
      withdraw: { kind: 'check', withdraw: 'page' },
      register: { kind: 'check' },
      card: { kind: 'follow', next: 'rise', pays: 'start', byCard: true },
      stop: { kind: 'refuse', next: 'debrief' },
      crypto: { kind: 'follow', next: 'rise', pays: 'start' },
    },
  },
  rise: {
    sources: ['FBI', 'Europol', 'FTC'],
    choices: {
      withdraw: { kind: 'check', withdraw: 'page' },
      small: { kind: 'follow', next: 'withdrawal', until: ['bankCard'] },
      stop: { kind: 'refuse', next: 'debrief' },
      bankCard: { kind: 'check', card: true, returns: 'card', sameAs: 'bank' },
      bank: { kind: 'check', card: false, until: ['bankCard'] },
      more: { kind: 'follow', next: 'withdrawal', pays: 'more', until: ['bank', 'bankCard'] },
      // What the bank has said is not passed over: the same payment is another choice after it.
      despite: { kind: 'follow', next: 'withdrawal', pays: 'more', after: ['bank', 'bankCard'] },
    },
  },
  withdrawal: {
    sources: ['NCSC'],
    choices: {
      friend: { kind: 'check', after: ['withdraw'] },
      stop: { kind: 'refuse', next: 'debrief' },
      withdraw: { kind: 'follow', withdraw: 'listed', returns: 'small' },
      more: { kind: 'follow', next: 'pressure', pays: 'big', after: ['withdraw'] },
      all: { kind: 'follow', next: 'fee', after: ['withdraw'] },
    },
  },
  pressure: {
    page: 'busy',
    sources: ['Verbraucherzentrale', 'FCA', 'FBI'],
    choices: {
      access: { kind: 'follow', next: 'fee', pays: 'access', until: ['recall'] },
      stop: { kind: 'refuse', next: 'debrief' },
      recall: { kind: 'check', returns: 'recalled' },
      wait: { kind: 'check' },
      borrow: { kind: 'follow', next: 'question', borrows: true, until: ['recall'] },
      all: { kind: 'follow', next: 'fee', after: ['recall'] },
    },
  },
  question: {
    page: 'busy',
    sources: ['The Canton Citizen'],
    choices: {
      say: { kind: 'follow', next: 'fee', pays: 'loan', until: ['truth'] },
      // Finds nothing wrong, and is right: it is the bank.
      real: { kind: 'check', until: ['truth'] },
      stop: { kind: 'refuse', next: 'debrief' },
      truth: { kind: 'check', holds: 'loan' },
      all: { kind: 'follow', next: 'fee', after: ['truth'] },
    },
  },
  fee: {
    sources: ['FBI', 'CFTC'],
    choices: {
      withdraw: { kind: 'follow', withdraw: 'listed' },
      // Asked so late, the bank gets nothing back.
      bankCard: { kind: 'check', card: true, after: ['withdraw'], sameAs: 'bank' },
      report: { kind: 'check', after: ['withdraw'] },
      stop: { kind: 'refuse', next: 'debrief', after: ['withdraw'] },
      pay: {
        kind: 'follow',
        next: 'silence',
        pays: 'fee',
        after: ['withdraw'],
        until: ['bank', 'bankCard', 'report'],
      },
      bank: { kind: 'check', card: false, after: ['withdraw'], until: ['bankCard'] },
      despite: { kind: 'follow', next: 'silence', pays: 'fee', after: ['bank', 'bankCard', 'report'] },
    },
  },
  silence: {
    page: 'gone',
    sources: ['FTC', 'NCSC'],
    choices: {
      lookUp: { kind: 'check' },
      stop: { kind: 'refuse', next: 'debrief' },
      pay: { kind: 'follow', next: 'debrief', pays: 'recovery' },
    },
  },
} as const satisfies Record<ChapterId, object>;

/** The choices of one chapter, for the texts: a choice without a text does not compile. */
export type ChoiceId<Id extends ChapterId = ChapterId> = Id extends ChapterId
  ? keyof (typeof chapters)[Id]['choices'] & string
  : never;

export const CHAPTERS: Readonly<Record<ChapterId, Chapter>> = chapters;

/** What the page says is in Robin's total: nothing that is paid to get it out, or to get it back. */
export const IN_TOTAL: ReadonlySet<SumId> = new Set(['start', 'more', 'big', 'loan', 'access']);

export function isChapter(name: string): name is ChapterId {
  return Object.hasOwn(CHAPTERS, name);
}
