import { runOf } from '@simulation/engine';
import { formatShare } from '@simulation/engine/format';
import { shareOfGains } from '@simulation/engine/statistics';
import { LOCALES, type Locale } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { claimsOf } from '../../../../e2e/honesty/claims';
import { type Facts, factsOf } from '../../../../e2e/honesty/facts';
import { explanationSteps } from '../../../explanation/src/explanation/steps';
import { explanationTexts } from '../../../explanation/src/texts/explanation';
import { figureSums } from '../features/cards/provenance/figureSums';
import { rulesOf } from '../features/shared/market';
import { marketText, ofVariant, variantTexts } from '../features/shared/marketText';
import { pageTexts } from '../i18n/page';
import { provenanceTexts } from '../i18n/provenance';
import { readAddress } from '../visit/address/address';

/** Each market with its usual values, and with those that decide which sentence is said. */
const PATHS = [
  '/?seed=7',
  '/?seed=7&scenario=fair',
  '/?seed=7&scenario=fair&cost=0',
  '/?seed=7&scenario=fair&chance=30&cost=0.5',
  '/?seed=7&scenario=fair&chance=99&cost=0',
  '/?seed=7&scenario=rare-loss',
  '/?seed=7&scenario=rare-loss&chance=95&factor=20',
  '/v?seed=7',
];

/** A sentence as the page says it, with the file that has it. */
type Said = { readonly file: string; readonly sentence: string };

/** What the page says of a run: of its market, of its figures, and in the explanation. */
function saidOf({ session: { run, account }, market }: Facts, locale: Locale): readonly Said[] {
  const texts = pageTexts[locale];
  const language = { locale, texts };
  const rules = rulesOf(run);
  const own = texts.markets[market.name];
  const share = formatShare(shareOfGains(market), locale);
  const filled = (text: string) => marketText(text, market, language, { share });
  const steps = explanationSteps(explanationTexts[locale], rules, { market: filled(own.explanation), share });
  const { note } = variantTexts(market, language);
  const sums = Object.values(figureSums).map((explain) =>
    explain({ account, run, language, texts: provenanceTexts[locale] }),
  );
  const said = {
    page: [texts.periodNote, ...(rules === 'script' ? [texts.feedNoteScript] : [])],
    provenance: sums.flatMap(({ how }) => how),
    explanation: steps.flatMap(({ says }) => says),
  };
  const ofMarket = [note, ofVariant(own.choice, market), own.explanation].map(filled);
  return [
    ...Object.entries(said).flatMap(([name, sentences]) =>
      sentences.map((sentence) => ({ file: `packages/dashboard/src/i18n/${locale}/${name}.ts`, sentence })),
    ),
    ...(rules === 'script' ? [] : ofMarket).map((sentence) => ({
      file: `packages/engine/src/texts/${locale}/markets/ (${market.name})`,
      sentence,
    })),
  ];
}

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
    expect(missing, `packages/dashboard/src/i18n/${locale} no longer says it`).toEqual([]);
    const more = [...(made.get(locale) ?? [])].filter((what) => !made.get('en')?.has(what));
    expect(more, `packages/dashboard/src/i18n/en no longer says it`).toEqual([]);
  }
  expect(made.get('en')?.size).toBeGreaterThan(15);
});
