import { namesOf } from '../namesOf';
import type { ChapterSource } from './chapters';
import { firstSetOf } from './ways';

/**
 * Short offers, to be judged before and after the story. Each set has three honest and three fraudulent ones, in the same
 * order and meant to be equally hard: the first of A is like the first of B, and so on. Their texts and reasons are in
 * `i18n/story`, their sources in packages/lessons/texts/sources.md.
 */
export const OFFERS = {
  group: { set: 'A', kind: 'fraud', sources: ['secGroups'] },
  savings: { set: 'A', kind: 'honest', sources: ['warentest'] },
  broker: { set: 'A', kind: 'honest', sources: ['esma'] },
  caller: { set: 'A', kind: 'fraud', sources: ['fca', 'fcaScreen'] },
  fund: { set: 'A', kind: 'honest', sources: ['cftcFees'] },
  daily: { set: 'A', kind: 'fraud', sources: ['finra', 'ftcCrypto'] },
  mentor: { set: 'B', kind: 'fraud', sources: ['relationships'] },
  bond: { set: 'B', kind: 'honest', sources: ['finra'] },
  shares: { set: 'B', kind: 'honest', sources: ['finra'] },
  advert: { set: 'B', kind: 'fraud', sources: ['bafin'] },
  wage: { set: 'B', kind: 'honest', sources: ['fca'] },
  copy: { set: 'B', kind: 'fraud', sources: ['finra', 'ftcCrypto'] },
} as const;

export type OfferId = keyof typeof OFFERS;

type OfferKind = (typeof OFFERS)[OfferId]['kind'];

/** What a chapter or an offer rests on. */
export type SourceId = ChapterSource | (typeof OFFERS)[OfferId]['sources'][number];

/** The answers to "How likely is it that this is a fraud?": 1 is very unlikely, 5 is very likely. */
export const LIKELIHOODS = [1, 2, 3, 4, 5] as const;

export type Likelihood = (typeof LIKELIHOODS)[number];

export type Answers = Readonly<Partial<Record<OfferId, Likelihood>>>;

export function kindOf(offer: OfferId): OfferKind {
  return OFFERS[offer].kind;
}

/** The offers of a set, in their order. */
export function offersOf(set: 'A' | 'B'): readonly OfferId[] {
  return namesOf(OFFERS).filter((offer) => OFFERS[offer].set === set);
}

/** The offers before and after the story of a seed: one set before, the other after. */
export function offersFor(seed: string): Readonly<Record<'before' | 'after', readonly OfferId[]>> {
  const first = firstSetOf(seed);
  return { before: offersOf(first), after: offersOf(first === 'A' ? 'B' : 'A') };
}

/**
 * How much more likely the fraudulent offers of a set were thought to be a fraud than the honest ones: -4 to 4, as the
 * difference of the two means; `undefined` while an answer is missing.
 */
export function discernment(set: readonly OfferId[], answers: Answers): number | undefined {
  const mean = (kind: OfferKind) => {
    const given = set.filter((offer) => kindOf(offer) === kind).map((offer) => answers[offer] ?? Number.NaN);
    return given.reduce((sum, likelihood) => sum + likelihood, 0) / given.length;
  };
  const difference = mean('fraud') - mean('honest');
  return Number.isNaN(difference) ? undefined : difference;
}
