import { namesOf, normalizeSeed, type Prng, pickOne, seededPrng, uniformInRange } from '@simulation/engine';

/** How a case arrives. */
export type Frame = 'message' | 'mail' | 'letter' | 'offer' | 'call' | 'door';

/**
 * Twins: the same text once as a fraud and once as an honest offer. They differ in what the deciding check finds, and
 * in nothing else, since there is no second text in which they could. Sources are in sources.md of the lessons.
 */
const twins = {
  job: 'message',
  flat: 'offer',
  tax: 'letter',
  insurer: 'mail',
  bicycle: 'offer',
  grandchild: 'message',
  bank: 'call',
  parcel: 'message',
  savings: 'mail',
  invoice: 'mail',
  cooperative: 'letter',
  donation: 'message',
  ticket: 'offer',
  roof: 'door',
  energy: 'call',
  app: 'message',
} as const satisfies Record<string, Frame>;

/** Frauds with a sign that no honest offer has: the sign decides, so they have no twin. */
const signs = {
  fee: 'message',
  gain: 'message',
  remote: 'call',
  secret: 'call',
} as const satisfies Record<string, Frame>;

export type TwinId = keyof typeof twins;
export type SignId = keyof typeof signs;
export type CaseId = TwinId | SignId;

export const TWIN_IDS: readonly TwinId[] = namesOf(twins);
export const SIGN_IDS: readonly SignId[] = namesOf(signs);

export const FRAMES: Readonly<Record<CaseId, Frame>> = { ...twins, ...signs };

export type Verdict = 'honest' | 'fraud';

/** One check decides, one tells something that is true and not enough, one sounds good and tells nothing. */
const CHECKS = ['decisive', 'partial', 'idle'] as const;

export type Check = (typeof CHECKS)[number];

/** A case as it is met. */
export type Case = {
  readonly id: CaseId;
  readonly verdict: Verdict;
  /** In the order in which they are offered. */
  readonly checks: readonly Check[];
};

/** The sets of a seed: one to begin with, and two to come back to. */
export const CASE_SETS = [1, 2, 3] as const;

export type CaseSet = (typeof CASE_SETS)[number];

const SET_SIZE = 6;
/** Frauds of a set: three on average, so that who always says the same is right in half. */
const FRAUDS = [2, 3, 3, 4] as const;
/** Of the three sets of a seed: more would make "no sign, so honest" a good guess. */
const SIGNS_OF_SEED = 2;

/** The cases of a set of a seed, in their order. The three sets of a seed have no text twice. */
export function casesOf(set: CaseSet, seed: string): readonly Case[] {
  const prng = seededPrng(`cases\0${normalizeSeed(seed)}`);
  const ids: readonly TwinId[] = shuffled(TWIN_IDS, prng);
  const signsOf = shuffled<SignId | undefined>(
    [...shuffled(SIGN_IDS, prng).slice(0, SIGNS_OF_SEED), undefined],
    prng,
  );
  let used = 0;
  const sets = CASE_SETS.map((_, index) => {
    const frauds = pickOne(prng, FRAUDS);
    const sign = signsOf[index];
    const count = SET_SIZE - (sign === undefined ? 0 : 1);
    const fraudTwins = frauds - (sign === undefined ? 0 : 1);
    const drawn = ids.slice(used, used + count).map((id, at): Case => caseOf(id, at < fraudTwins, prng));
    used += count;
    return shuffled(sign === undefined ? drawn : [...drawn, caseOf(sign, true, prng)], prng);
  });
  return sets[set - 1] ?? [];
}

function caseOf(id: CaseId, isFraud: boolean, prng: Prng): Case {
  return { id, verdict: isFraud ? 'fraud' : 'honest', checks: shuffled(CHECKS, prng) };
}

/** Each order equally likely: Fisher and Yates. */
function shuffled<T>(list: readonly T[], prng: Prng): readonly T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(uniformInRange(prng, { from: 0, to: rest.length - 1 }), 1));
}
