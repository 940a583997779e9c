import type { ChapterId } from './scenes';
import type { SumId } from './ways';

/** What a choice is, and what it does to Robin's money. */
export type Choice = {
  /** Where it leads; without it the chapter goes on, with what the choice has found. */
  readonly next?: ChapterId | 'debrief';
  /** `check` asks or looks something up, `refuse` ends the story, `follow` does what others want. */
  readonly kind: 'check' | 'refuse' | 'follow';
  /** What leaves Robin's hands. */
  readonly pays?: SumId;
  /** What comes back: the small payment that wins trust, or what the bank can still get back of a payment by card. */
  readonly returns?: 'small' | 'card';
  /** Made by a press of the page's Withdraw button; `listed` is among the buttons of the chapter too. */
  readonly withdraw?: 'listed' | 'page';
  /** Open only once that choice was made in this chapter, or until then. */
  readonly after?: string;
  readonly until?: string;
  /** Open only while the bank can get a payment by card back, or only while it cannot. */
  readonly card?: boolean;
};

type Chapter = {
  readonly choices: Readonly<Record<string, Choice>>;
  /** It takes place on the page itself, which shows Robin's total; otherwise in messages. */
  readonly onPage?: true;
  /** What the chapter rests on: see packages/lessons/texts/sources.md. */
  readonly sources: readonly ChapterSource[];
};

const chapters = {
  contact: {
    sources: ['fca', 'bafin', 'relationships'],
    choices: {
      friend: { kind: 'check' },
      answer: { kind: 'follow', next: 'trust' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  trust: {
    sources: ['relationships', 'ftcPhotos', 'cftcAlone'],
    choices: {
      search: { kind: 'check' },
      follow: { kind: 'follow', next: 'link' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  link: {
    onPage: true,
    sources: ['bafin', 'fca', 'europol', 'ftcCrypto'],
    choices: {
      withdraw: { kind: 'check', withdraw: 'page' },
      register: { kind: 'check' },
      card: { kind: 'follow', next: 'rise', pays: 'start' },
      crypto: { kind: 'follow', next: 'rise', pays: 'start' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  rise: {
    onPage: true,
    sources: ['fbi', 'europol', 'ftcCrypto'],
    choices: {
      withdraw: { kind: 'check', withdraw: 'page' },
      bankCard: { kind: 'check', card: true, returns: 'card' },
      bank: { kind: 'check', card: false, until: 'bankCard' },
      small: { kind: 'follow', next: 'withdrawal', until: 'bankCard' },
      more: { kind: 'follow', next: 'withdrawal', pays: 'more' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  withdrawal: {
    onPage: true,
    sources: ['ncsc'],
    choices: {
      withdraw: { kind: 'follow', withdraw: 'listed', returns: 'small' },
      friend: { kind: 'check', after: 'withdraw' },
      more: { kind: 'follow', next: 'pressure', pays: 'big', after: 'withdraw' },
      all: { kind: 'follow', next: 'fee', after: 'withdraw' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  pressure: {
    sources: ['verbraucherzentrale', 'fcaScreen', 'fbiReport'],
    choices: {
      wait: { kind: 'check' },
      access: { kind: 'follow', next: 'fee', pays: 'access' },
      borrow: { kind: 'follow', next: 'question' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  question: {
    sources: ['bankQuestion'],
    choices: {
      truth: { kind: 'check' },
      say: { kind: 'follow', next: 'fee', pays: 'loan', until: 'truth' },
      all: { kind: 'follow', next: 'fee', after: 'truth' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  fee: {
    onPage: true,
    sources: ['fbi', 'cftcFees'],
    choices: {
      withdraw: { kind: 'follow', withdraw: 'listed' },
      bankCard: { kind: 'check', card: true, after: 'withdraw', returns: 'card' },
      bank: { kind: 'check', card: false, after: 'withdraw', until: 'bankCard' },
      pay: { kind: 'follow', next: 'silence', pays: 'fee', after: 'withdraw' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
  silence: {
    sources: ['ftcRecovery', 'ncsc'],
    choices: {
      lookUp: { kind: 'check' },
      pay: { kind: 'follow', next: 'debrief', pays: 'recovery' },
      stop: { kind: 'refuse', next: 'debrief' },
    },
  },
} as const satisfies Record<ChapterId, object>;

export type ChapterSource = (typeof chapters)[ChapterId]['sources'][number];

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
