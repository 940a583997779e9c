import { formatShare } from '@simulation/engine/format';
import { shareOfGains } from '@simulation/engine/statistics';
import { testTruth } from '../../../../scripts/lib/testTruth';
import { rulesOf } from '../../../dashboard/src/features/shared/market';
import { marketText } from '../../../dashboard/src/features/shared/marketText';
import { pageTexts } from '../../../dashboard/src/i18n/page';
import { explanationTexts } from '../texts/explanation';
import { explanationSteps } from './steps';

testTruth(({ session: { run }, market }, locale) => {
  const language = { locale, texts: pageTexts[locale] };
  const share = formatShare(shareOfGains(market), locale);
  const explained = marketText(explanationTexts[locale].markets[market.name], market, language, { share });
  const steps = explanationSteps(explanationTexts[locale], rulesOf(run), { market: explained, share });
  const file = `packages/explanation/src/texts/${locale}/explanation.ts`;
  return steps.flatMap(({ says }) => says).map((sentence) => ({ file, sentence }));
}, 10);
