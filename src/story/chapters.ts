import type { Cents } from '../engine/money';

/** What a choice leads to, and what it does to Robin's money. */
export type Choice = {
  readonly next: ChapterId | 'debrief';
  /** What leaves Robin's hands with this choice, a loan included; without it nothing. */
  readonly paid?: Cents;
  /** What comes back to Robin on the way to the next chapter; without it nothing. */
  readonly returned?: Cents;
};

type Chapter = {
  readonly choices: Readonly<Record<string, Choice>>;
  /**
   * Where the chapter takes place on the page itself, and not in messages: simulated milliseconds that Robin's run has
   * been played when the chapter opens.
   */
  readonly pageAt?: number;
  /** What the chapter rests on: see docs/teaching/sources.md. */
  readonly sources: readonly ChapterSource[];
};

/** The order of the chapters is nowhere else: each choice names the next one. */
const chapters = {
  contact: {
    sources: ['fca', 'bafin', 'relationships'],
    choices: { answer: { next: 'trust' }, friend: { next: 'trust' }, ignore: { next: 'debrief' } },
  },
  trust: {
    sources: ['relationships', 'bafin', 'cftcAlone'],
    choices: { proof: { next: 'link' }, who: { next: 'link' }, stop: { next: 'debrief' } },
  },
  link: {
    pageAt: 0,
    sources: ['bafin', 'fca'],
    choices: { register: { next: 'start' }, small: { next: 'start' }, stop: { next: 'debrief' } },
  },
  start: {
    sources: ['europol', 'ftcCrypto'],
    choices: {
      card: { next: 'rise', paid: 250_00 },
      crypto: { next: 'rise', paid: 250_00 },
      stop: { next: 'debrief' },
    },
  },
  rise: {
    pageAt: 60_000,
    sources: ['fbi', 'europol'],
    choices: {
      friend: { next: 'withdrawal', returned: 50_00 },
      more: { next: 'withdrawal', paid: 500_00, returned: 50_00 },
      stop: { next: 'debrief' },
    },
  },
  withdrawal: {
    pageAt: 600_000,
    sources: ['ncsc'],
    choices: {
      more: { next: 'pressure', paid: 2_000_00 },
      all: { next: 'fee' },
      bank: { next: 'debrief' },
    },
  },
  pressure: {
    sources: ['verbraucherzentrale', 'fcaScreen', 'fbiReport'],
    choices: {
      access: { next: 'fee', paid: 1_500_00 },
      borrow: { next: 'fee', paid: 3_000_00 },
      stop: { next: 'debrief' },
    },
  },
  fee: {
    pageAt: 1_200_000,
    sources: ['fbi', 'cftcFees'],
    choices: {
      pay: { next: 'silence', paid: 480_00 },
      refuse: { next: 'silence' },
      bank: { next: 'debrief' },
    },
  },
  silence: {
    sources: ['ftcRecovery', 'ncsc'],
    choices: { pay: { next: 'debrief', paid: 300_00 }, report: { next: 'debrief' } },
  },
} as const;

export type ChapterId = keyof typeof chapters;

export type ChapterSource = (typeof chapters)[ChapterId]['sources'][number];

/** The choices of one chapter, for the texts: a choice without a text does not compile. */
export type ChoiceId<Id extends ChapterId = ChapterId> = Id extends ChapterId
  ? keyof (typeof chapters)[Id]['choices'] & string
  : never;

/** Every chapter with its choices, in the order of the longest path. */
export const CHAPTERS: Readonly<Record<ChapterId, Chapter>> = chapters;

/** Robin's savings at the beginning: invented. */
export const SAVINGS: Cents = 5_000_00;
