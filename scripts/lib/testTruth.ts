import { runOf } from '@simulation/engine';
import { LOCALES, type Locale } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { claimsOf } from '../../e2e/honesty/claims';
import { type Facts, factsOf } from '../../e2e/honesty/facts';
import { readAddress } from '../../packages/dashboard/src/visit/address/address';

/** Each market with its usual values, and with those that decide which sentence is said. */
const PATHS = [
  '/?seed=7',
  '/?seed=7&scenario=fair',
  '/?seed=7&scenario=fair&cost=0',
  '/?seed=7&scenario=fair&chance=30&cost=0.5',
  '/?seed=7&scenario=fair&chance=50.01',
  '/?seed=7&scenario=fair&chance=99&cost=0',
  '/?seed=7&scenario=rare-loss',
  '/?seed=7&scenario=rare-loss&chance=95&factor=20',
  '/v?seed=7',
];

/** A sentence as it is said, with the file that has it. */
export type Said = { readonly file: string; readonly sentence: string };

/**
 * Defines the tests of what a package says of a run: true of what its seed plays, and the same in every language.
 *
 * @param saidOf what it says of a run
 * @param leastClaims how many kinds of claims it makes at least: with fewer, the claims are no longer read
 */
export function testTruth(
  saidOf: (facts: Facts, locale: Locale) => readonly Said[],
  leastClaims: number,
): void {
  /** The kinds of claims that each language makes of these runs. */
  const made = new Map(LOCALES.map((locale) => [locale, new Set<string>()]));

  it.each(PATHS)('INV-33 what is said at %s is true of what its seed plays, in every language', (path) => {
    const { seed = '', locale: _, ...given } = readAddress(new URL(path, 'http://localhost'));
    const facts = factsOf(runOf({ ...given, seed }), 60_000);
    const locales = given.route === 'v' ? (['en'] as const) : LOCALES; // its page is in English only
    const wrong: string[] = [];
    for (const locale of locales)
      for (const { file, sentence } of saidOf(facts, locale))
        for (const { what, isTrue } of claimsOf(sentence, facts)) {
          if (given.route !== 'v') made.get(locale)?.add(what);
          if (!isTrue) wrong.push(`${file} claims “${what}”, which is false here: ${sentence}`);
        }
    expect(wrong).toEqual([]);
  });

  it('INV-33 what one language claims the others claim too, in words that e2e/honesty/claims.ts knows', () => {
    for (const locale of LOCALES) {
      const missing = [...(made.get('en') ?? [])].filter((what) => !made.get(locale)?.has(what));
      expect(missing, `${locale} no longer says it`).toEqual([]);
      const more = [...(made.get(locale) ?? [])].filter((what) => !made.get('en')?.has(what));
      expect(more, `en no longer says what ${locale} does`).toEqual([]);
    }
    expect(made.get('en')?.size).toBeGreaterThanOrEqual(leastClaims);
  });
}
