import { describe, expect, it } from 'vitest';
import { type CaseId, SIGN_IDS, TWIN_IDS, type Verdict } from '../rules/cases';
import { de } from '../texts/de/practice';
import { en } from '../texts/en/practice';
import { caseText } from './caseText';

const VERDICTS: readonly Verdict[] = ['honest', 'fraud'];

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

type Told = { readonly id: CaseId; readonly verdict: Verdict; readonly words: readonly string[] };

/** How sure naive Bayes is, with words counted once more than they occur, that a text is of a verdict: a logarithm. */
function sureness(verdict: Verdict, words: readonly string[], learned: readonly Told[]): number {
  const known = new Set(learned.flatMap((each) => each.words));
  const seen = learned.filter((each) => each.verdict === verdict).flatMap((each) => each.words);
  return words.reduce(
    (sum, word) =>
      sum + Math.log((seen.filter((each) => each === word).length + 1) / (seen.length + known.size)),
    0,
  );
}

/**
 * The share of twins that a classifier of words tells right, which has learned all other pairs. A tie is half right.
 */
function toldRight(told: readonly Told[]): number {
  const points = told.map(({ id, verdict, words }): number => {
    const others = told.filter((each) => each.id !== id);
    const [honest, fraud] = [sureness('honest', words, others), sureness('fraud', words, others)];
    if (honest === fraud) return 0.5;
    return (fraud > honest ? 'fraud' : 'honest') === verdict ? 1 : 0;
  });
  return points.reduce((sum, point) => sum + point, 0) / points.length;
}

describe.each([
  { locale: 'en', texts: en },
  { locale: 'de', texts: de },
])('in $locale', ({ texts }) => {
  const pairs = TWIN_IDS.flatMap((id) =>
    VERDICTS.map((verdict) => ({ id, verdict, text: caseText({ id, verdict }, texts) })),
  );

  it('twins differ only in what the deciding check finds: no reader of words tells them apart before it', () => {
    for (const id of TWIN_IDS) {
      const [one, other] = VERDICTS.map((verdict) => caseText({ id, verdict }, texts));
      const { decisive, ...rest } = one?.checks ?? {};
      expect(other).toMatchObject({ from: one?.from, says: one?.says, checks: rest });
      expect(other?.checks.decisive.ask).toBe(decisive?.ask);
      expect(other?.checks.decisive.finds).not.toBe(decisive?.finds);
      expect(one?.twinFinds).toBe(other?.checks.decisive.finds);
    }
    const before = pairs.map(({ id, verdict, text: { from, says, checks } }) => {
      const { decisive, partial, idle } = checks;
      const seen = [from, ...says, decisive.ask, partial.ask, partial.finds, idle.ask, idle.finds];
      return { id, verdict, words: wordsIn(seen.join(' ')) };
    });
    expect(toldRight(before)).toBeLessThanOrEqual(0.6);
  });

  it('the measure finds a difference where there is one: half of the frauds hurry', () => {
    const hurried = pairs.map(({ id, verdict, text }, at) => {
      const hurry = verdict === 'fraud' && at % 4 === 1 ? ' hurry' : '';
      return { id, verdict, words: wordsIn(text.says.join(' ') + hurry) };
    });
    expect(toldRight(hurried)).toBeGreaterThan(0.6);
  });

  it('what the deciding check finds is longer for frauds as often as for honest offers, roughly', () => {
    const longer = TWIN_IDS.filter((id) => {
      const [honest = 0, fraud = 0] = VERDICTS.map(
        (verdict) => caseText({ id, verdict }, texts).checks.decisive.finds.length,
      );
      return fraud > honest;
    });
    expect(longer.length / TWIN_IDS.length).toBeGreaterThan(0.2);
    expect(longer.length / TWIN_IDS.length).toBeLessThan(0.8);
  });

  it('a case arrives in at most 40 words, and a check finds in at most 30', () => {
    const every = [...TWIN_IDS, ...SIGN_IDS].flatMap((id) =>
      VERDICTS.map((verdict) => caseText({ id, verdict }, texts)),
    );
    const long = every.filter(
      ({ says, checks }) =>
        wordsIn(says.join(' ')).length > 40 ||
        Object.values(checks).some(
          ({ ask, finds }) => wordsIn(ask).length > 12 || wordsIn(finds).length > 30,
        ),
    );
    expect(long.map(({ from, says }) => `${from}: ${says.join(' ')}`)).toEqual([]);
  });

  it('nothing that an honest offer may say is a sign: paid first, a sure gain, into the computer, kept from the bank', () => {
    const signs =
      /released?|fee|single day of losses|never loses|repair it from here|mention me|gibt sie frei|Honorar|Verlusttag|von hier aus|erwähnen/;
    const honest = TWIN_IDS.map((id) => caseText({ id, verdict: 'honest' }, texts));
    expect(honest.filter(({ says }) => signs.test(says.join(' ')))).toEqual([]);
    for (const id of SIGN_IDS)
      expect(caseText({ id, verdict: 'fraud' }, texts).says.join(' ')).toMatch(signs);
  });
});
