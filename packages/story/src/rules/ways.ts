import { type Cents, cents, normalizeSeed } from '@simulation/engine';
import { WAYS, type Way } from './stages';

/** The amounts of one way, in cents; all invented. */
type Sums = {
  /** What Robin has saved at the beginning. */
  readonly savings: Cents;
  /** What the page shows before anything was paid, as a welcome. */
  readonly bonus: Cents;
  /** The first payment, and what is paid out of it to win trust. */
  readonly start: Cents;
  readonly small: Cents;
  /** The second and the third payment. */
  readonly more: Cents;
  readonly big: Cents;
  /** What of the third the bank can still stop: it may come too late. */
  readonly recalled: Cents;
  /** What Robin would borrow, and what leaves a bank account that a stranger is let into. */
  readonly loan: Cents;
  readonly access: Cents;
  /** What is asked for to bring the money back. */
  readonly recovery: Cents;
};

/** The tax before a withdrawal has no fixed amount: it follows from the total. */
export type SumId = keyof Sums | 'fee';

/** The amounts of a way, written in cents. */
const inCents = (sums: { readonly [Name in keyof Sums]: number }): Sums => ({
  savings: cents(sums.savings),
  bonus: cents(sums.bonus),
  start: cents(sums.start),
  small: cents(sums.small),
  more: cents(sums.more),
  big: cents(sums.big),
  recalled: cents(sums.recalled),
  loan: cents(sums.loan),
  access: cents(sums.access),
  recovery: cents(sums.recovery),
});

export const SUMS: Readonly<Record<Way, Sums>> = {
  teen: inCents({
    savings: 900_00,
    bonus: 10_00,
    start: 50_00,
    small: 20_00,
    more: 100_00,
    big: 200_00,
    recalled: 0,
    loan: 300_00,
    access: 250_00,
    recovery: 60_00,
  }),
  adult: inCents({
    savings: 6_000_00,
    bonus: 50_00,
    start: 250_00,
    small: 50_00,
    more: 500_00,
    big: 2_000_00,
    recalled: 2_000_00,
    loan: 3_000_00,
    access: 1_500_00,
    recovery: 300_00,
  }),
  older: inCents({
    savings: 20_000_00,
    bonus: 100_00,
    start: 250_00,
    small: 100_00,
    more: 1_000_00,
    big: 5_000_00,
    recalled: 1_700_00,
    loan: 6_000_00,
    access: 4_800_00,
    recovery: 900_00,
  }),
};

/** The chapters that take place on the page, in their order. */
export const PAGE_CHAPTERS = ['link', 'rise', 'withdrawal', 'fee'] as const;

export type PageChapter = (typeof PAGE_CHAPTERS)[number];

/** Days that have passed on Robin's page when a chapter opens there, and when it stands still. */
export const DAYS: Readonly<
  Record<Way, Readonly<Record<PageChapter, readonly [from: number, until: number]>>>
> = {
  teen: { link: [0, 1], rise: [4, 7], withdrawal: [10, 11], fee: [18, 20] },
  adult: { link: [0, 1], rise: [9, 14], withdrawal: [18, 21], fee: [48, 52] },
  older: { link: [0, 1], rise: [12, 17], withdrawal: [25, 28], fee: [66, 70] },
};

/** What the page adds in a day, in hundredths of what was paid in. */
export const DAILY_PERCENT: Readonly<Record<Way, number>> = { teen: 12, adult: 4, older: 4 };

/** The invented tax before a withdrawal, in hundredths of the total. */
export const FEE_PERCENT = 15;

/** The way that a seed tells, by its last character, so that the runs of a class list tell all three in turn. */
export function wayOf(seed: string): Way {
  const last = Array.from(normalizeSeed(seed)).at(-1)?.codePointAt(0) ?? 0;
  return WAYS[last % WAYS.length] ?? 'adult';
}
