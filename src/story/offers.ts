import { uniformInt } from '../engine/random/draw';
import type { ChapterSource } from './chapters';
import { storyPrng } from './story';

/**
 * Short offers, to be judged before and after the story: as many honest ones as fraudulent ones. Their texts and reasons are
 * in `i18n/story`, their sources in docs/teaching/sources.md.
 */
export const OFFERS = {
  savings: { kind: 'honest', sources: ['warentest'] },
  fund: { kind: 'honest', sources: ['cftcFees'] },
  bond: { kind: 'honest', sources: ['finra'] },
  pension: { kind: 'honest', sources: ['fca'] },
  broker: { kind: 'honest', sources: ['esma'] },
  shares: { kind: 'honest', sources: ['finra'] },
  bot: { kind: 'fraud', sources: ['bafin'] },
  group: { kind: 'fraud', sources: ['secGroups'] },
  mentor: { kind: 'fraud', sources: ['relationships'] },
  caller: { kind: 'fraud', sources: ['fca', 'fcaScreen'] },
  daily: { kind: 'fraud', sources: ['finra', 'ftcCrypto'] },
  recovery: { kind: 'fraud', sources: ['ftcRecovery'] },
} as const;

export type OfferId = keyof typeof OFFERS;

type OfferKind = (typeof OFFERS)[OfferId]['kind'];

/** What a chapter or an offer rests on. */
export type SourceId = ChapterSource | (typeof OFFERS)[OfferId]['sources'][number];

/** The answers to "How far would you trust this?": 1 is not at all, 5 is fully. */
export const TRUST_STEPS = [1, 2, 3, 4, 5] as const;

export type Trust = (typeof TRUST_STEPS)[number];

/** The kinds of the offers of one set, in order. The order is fixed, so that it cannot make a difference between the sets. */
const KINDS: readonly OfferKind[] = ['fraud', 'honest', 'honest', 'fraud'];

export function kindOf(offer: OfferId): OfferKind {
  return OFFERS[offer].kind;
}

/** The offers before and after the story of a seed. No offer is in both. */
export function drawOffers(seed: string): Readonly<Record<'before' | 'after', readonly OfferId[]>> {
  const prng = storyPrng(seed, 'offers');
  const left = { honest: offersOf('honest'), fraud: offersOf('fraud') };
  const draw = () => KINDS.flatMap((kind) => left[kind].splice(uniformInt(prng, left[kind].length), 1));
  return { before: draw(), after: draw() };
}

/**
 * How much further the honest offers were trusted than the fraudulent ones: -4 to 4, as the mean of each.
 *
 * @param answers one for each offer of the set; `undefined` while one is missing
 */
export function discernment(
  set: readonly OfferId[],
  answers: Readonly<Partial<Record<OfferId, Trust>>>,
): number | undefined {
  const mean = (kind: OfferKind) => {
    const given = set.filter((offer) => kindOf(offer) === kind).map((offer) => answers[offer] ?? Number.NaN);
    return given.reduce((sum, trust) => sum + trust, 0) / given.length;
  };
  const difference = mean('honest') - mean('fraud');
  return Number.isNaN(difference) ? undefined : difference;
}

function offersOf(kind: OfferKind): OfferId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which names OFFERS lists
  return (Object.keys(OFFERS) as OfferId[]).filter((offer) => kindOf(offer) === kind);
}
