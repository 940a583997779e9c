import { fill } from '../../i18n';
import type { ExplanationTexts } from '../../i18n/explanation';
import type { MarketWords } from '../../store/react/marketWords';
import type { ScenarioName } from '../../store/react/scenario';
import type { PagePart } from '../../ui/Spotlight/pageParts';

type StepTexts = { readonly title: string; readonly says: readonly string[] };

type StepDefinition = {
  readonly id: string;
  /** The part of the page that is explained; null where none is. */
  readonly target: PagePart | null;
  readonly textsOf: (texts: ExplanationTexts, scenario: ScenarioName) => StepTexts;
};

const TOTALS: Readonly<Record<ScenarioName, keyof ExplanationTexts['total']>> = {
  rigged: 'rigged',
  fair: 'falling',
  own: 'falling',
  lossless: 'lossless',
  script: 'script',
};

const RATES: Readonly<Record<ScenarioName, keyof ExplanationTexts['rate']>> = {
  rigged: 'rigged',
  fair: 'market',
  own: 'market',
  lossless: 'market',
  script: 'script',
};

/** The steps of the explanation, in order. */
const STEPS: readonly StepDefinition[] = [
  { id: 'link', target: 'person', textsOf: (texts) => texts.link },
  { id: 'total', target: 'profit', textsOf: (texts, scenario) => texts.total[TOTALS[scenario]] },
  { id: 'theatre', target: 'startTrading', textsOf: (texts) => texts.theatre },
  { id: 'rate', target: 'successRate', textsOf: (texts, scenario) => texts.rate[RATES[scenario]] },
  { id: 'fee', target: 'withdraw', textsOf: (texts) => texts.fee },
  { id: 'facts', target: null, textsOf: (texts) => texts.facts },
  { id: 'check', target: null, textsOf: (texts) => texts.check },
];

export type Step = Pick<StepDefinition, 'id' | 'target'> & StepTexts;

/**
 * The steps in one language, with the texts that are true in the scenario on screen.
 *
 * @param market in words, with the share of its trades that gain in the long run; where the scenario has one
 */
export function explanationSteps(
  texts: ExplanationTexts,
  scenario: ScenarioName,
  market: (MarketWords & { readonly share: string }) | undefined,
): readonly Step[] {
  return STEPS.map(({ id, target, textsOf }) => {
    const { title, says } = textsOf(texts, scenario);
    return { id, target, title, says: says.map((paragraph) => fill(paragraph, { ...market })) };
  });
}
