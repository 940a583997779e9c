import { uniformInt } from '../engine/random/draw';
import { storyPrng } from './story';

/**
 * Short offers, to be judged before and after the story: as many honest ones as fraudulent ones. Their texts, reasons and
 * sources are in `i18n/story`.
 */
const OFFERS = {
  savings: 'honest',
  fund: 'honest',
  bond: 'honest',
  pension: 'honest',
  broker: 'honest',
  shares: 'honest',
  bot: 'fraud',
  group: 'fraud',
  mentor: 'fraud',
  caller: 'fraud',
  daily: 'fraud',
  recovery: 'fraud',
} as const;

export type OfferId = keyof typeof OFFERS;

export type OfferKind = (typeof OFFERS)[OfferId];

/** The answers to "How far would you trust this?": 1 is not at all, 5 is fully. */
export const TRUST_STEPS = [1, 2, 3, 4, 5] as const;

export type Trust = (typeof TRUST_STEPS)[number];

/** The kinds of the offers of one set, in order. The order is fixed, so that it cannot make a difference between the sets. */
const KINDS: readonly OfferKind[] = ['fraud', 'honest', 'honest', 'fraud'];

/** The offers before and after the story. No offer is in both. */
export type OfferSets = { readonly before: readonly OfferId[]; readonly after: readonly OfferId[] };

export function kindOf(offer: OfferId): OfferKind {
  return OFFERS[offer];
}

/** Draws both sets of a seed. */
export function drawOffers(seed: string): OfferSets {
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
  return (Object.keys(OFFERS) as OfferId[]).filter((offer) => OFFERS[offer] === kind);
}
