import { namesOf } from '../namesOf';

/**
 * What shows on the surface of a case: `institution` is any firm or office that writes, calls or sells. None of it
 * tells a fraud from an honest offer.
 */
export const SURFACES = [
  'person',
  'institution',
  'crypto',
  'transfer',
  'promise',
  'hurry',
  'register',
  'warning',
] as const;

type Surface = (typeof SURFACES)[number];

/** The sets: one to begin with, a second, and one for a week later. */
export const CASE_SETS = [1, 2, 3] as const;

export type CaseSet = (typeof CASE_SETS)[number];

export type CaseKind = 'honest' | 'fraud';

type Case = {
  readonly set: CaseSet;
  readonly kind: CaseKind;
  /** What its text shows. */
  readonly surfaces: readonly Surface[];
};

/**
 * Short cases to practice on, each answered at once. In each set every surface is on an honest case and on a fraud, and
 * no rule of surface, nor two of them together, nor the length of a text, tells more than four of six: only a check
 * does. Texts are in `i18n/en/cases.ts`, sources in packages/lessons/texts/sources.md. A set is practiced in the order
 * of this table.
 */
const cases = {
  aunt: { set: 1, kind: 'honest', surfaces: ['person', 'transfer'] },
  savings: {
    set: 1,
    kind: 'fraud',
    surfaces: ['institution', 'transfer', 'promise', 'register', 'warning'],
  },
  call: { set: 1, kind: 'fraud', surfaces: ['institution', 'hurry'] },
  exchange: { set: 1, kind: 'honest', surfaces: ['institution', 'crypto', 'register', 'warning'] },
  rate: { set: 1, kind: 'honest', surfaces: ['institution', 'promise', 'hurry', 'warning'] },
  friend: { set: 1, kind: 'fraud', surfaces: ['person', 'crypto', 'transfer'] },

  job: { set: 2, kind: 'fraud', surfaces: ['institution', 'promise'] },
  bicycle: { set: 2, kind: 'honest', surfaces: ['institution', 'transfer', 'hurry'] },
  colleague: {
    set: 2,
    kind: 'honest',
    surfaces: ['person', 'crypto', 'promise', 'register', 'warning'],
  },
  tax: { set: 2, kind: 'fraud', surfaces: ['institution', 'promise', 'hurry'] },
  trustee: {
    set: 2,
    kind: 'fraud',
    surfaces: ['person', 'institution', 'crypto', 'transfer', 'register', 'warning'],
  },
  insurer: { set: 2, kind: 'honest', surfaces: ['institution', 'promise', 'hurry'] },

  wage: {
    set: 3,
    kind: 'honest',
    surfaces: ['person', 'institution', 'promise', 'hurry', 'register'],
  },
  choir: { set: 3, kind: 'fraud', surfaces: ['person', 'crypto', 'promise'] },
  brochure: { set: 3, kind: 'fraud', surfaces: ['person', 'institution', 'register', 'warning'] },
  cooperative: {
    set: 3,
    kind: 'honest',
    surfaces: ['institution', 'transfer', 'promise', 'hurry', 'warning'],
  },
  claim: {
    set: 3,
    kind: 'fraud',
    surfaces: ['institution', 'transfer', 'promise', 'hurry', 'register'],
  },
  notice: { set: 3, kind: 'honest', surfaces: ['institution', 'crypto', 'register', 'warning'] },
} as const satisfies Record<string, Case>;

export type CaseId = keyof typeof cases;

export const CASES: Readonly<Record<CaseId, Case>> = cases;

/** The cases of a set, in their order. */
export function casesOf(set: CaseSet): readonly CaseId[] {
  return namesOf(CASES).filter((id) => CASES[id].set === set);
}
