import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CASE_SETS, type Case, casesOf, FRAMES, SIGN_IDS, TWIN_IDS, type Verdict } from './cases';

const isFraud = ({ verdict }: Case) => verdict === 'fraud';
const hasSign = ({ id }: Case) => SIGN_IDS.some((sign) => sign === id);

it('a set has six cases, two to four of them frauds; three sets of a seed have no text twice, so no two twins', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
      const sets = CASE_SETS.map((set) => casesOf(set, seed));
      for (const cases of sets) {
        expect(cases).toHaveLength(6);
        expect([2, 3, 4]).toContain(cases.filter(isFraud).length);
        expect(cases.filter(hasSign).length).toBeLessThanOrEqual(1);
        expect(cases.filter((each) => hasSign(each) && !isFraud(each))).toEqual([]);
        for (const { checks } of cases) expect(checks.toSorted()).toEqual(['decisive', 'idle', 'partial']);
      }
      expect(new Set(sets.flat().map(({ id }) => id)).size).toBe(18);
      expect(casesOf(1, seed)).toEqual(sets[0]);
    }),
  );
});

/** 5,001: the three sets of each of 1,667 seeds. */
const SETS = Array.from({ length: 1_667 }, (_, seed) =>
  CASE_SETS.map((set) => casesOf(set, `${seed}`)),
).flat();
const ALL = SETS.flat();

/** In hundredths of all cases. */
const right = (says: (each: Case, at: number) => Verdict) =>
  (100 * SETS.flatMap((set) => set.filter((each, at) => says(each, at) === each.verdict)).length) /
  ALL.length;

it('over 5,000 sets who always says fraud is right in half, and no rule without a check does much better', () => {
  expect(right(() => 'fraud')).toBeCloseTo(50, 0);
  expect(right((each) => (hasSign(each) ? 'fraud' : 'honest'))).toBeLessThan(62);
  for (let place = 0; place < 6; place += 1)
    expect(
      Math.abs(right((_, at) => (at === place ? 'fraud' : 'honest')) - 50),
      `place ${place}`,
    ).toBeLessThan(1);
});

it('over 5,000 sets every twin is met as a fraud and as an honest offer about as often', () => {
  for (const id of TWIN_IDS) {
    const met = ALL.filter((each) => each.id === id);
    const share = met.filter(isFraud).length / met.length;
    expect(share, id).toBeGreaterThan(0.38);
    expect(share, id).toBeLessThan(0.5);
  }
});

it('over 5,000 sets the check that decides stands in each place as often', () => {
  for (const place of [0, 1, 2]) {
    const there = ALL.filter(({ checks }) => checks[place] === 'decisive').length / ALL.length;
    expect(Math.abs(there - 1 / 3)).toBeLessThan(0.01);
  }
});

it('there are at least twelve pairs of twins, in every kind of frame', () => {
  expect(TWIN_IDS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(TWIN_IDS.map((id) => FRAMES[id])).size).toBe(6);
});
