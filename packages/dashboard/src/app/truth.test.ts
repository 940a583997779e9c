import { formatShare } from '@simulation/engine/format';
import { shareOfGains } from '@simulation/engine/statistics';
import { testTruth } from '../../../../scripts/lib/testTruth';
import { figureSums } from '../features/cards/provenance/figureSums';
import { rulesOf } from '../features/shared/market';
import { marketText, ofVariant, variantTexts } from '../features/shared/marketText';
import { pageTexts } from '../i18n/page';
import { provenanceTexts } from '../i18n/provenance';

// What the page says of a run: of its market, and of its figures.
testTruth(({ session: { run, account }, market }, locale) => {
  const texts = pageTexts[locale];
  const language = { locale, texts };
  const rules = rulesOf(run);
  const own = texts.markets[market.name];
  const share = formatShare(shareOfGains(market), locale);
  const { note } = variantTexts(market, language);
  const sums = Object.values(figureSums).map((explain) =>
    explain({ account, run, language, texts: provenanceTexts[locale] }),
  );
  const said = {
    page: [texts.periodNote, ...(rules === 'script' ? [texts.feedNoteScript] : [])],
    provenance: sums.flatMap(({ how }) => how),
  };
  const ofMarket = [note, ofVariant(own.choice, market)].map((text) =>
    marketText(text, market, language, { share }),
  );
  return [
    ...Object.entries(said).flatMap(([name, sentences]) =>
      sentences.map((sentence) => ({ file: `packages/dashboard/src/i18n/${locale}/${name}.ts`, sentence })),
    ),
    ...(rules === 'script' ? [] : ofMarket).map((sentence) => ({
      file: `packages/engine/src/texts/${locale}/markets.ts (${market.name})`,
      sentence,
    })),
  ];
}, 14);
