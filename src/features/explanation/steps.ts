import { fill } from '../../i18n';
import type { ExplanationTexts } from '../../i18n/explanation';
import type { MarketTexts } from '../shared/marketTexts';
import type { PagePart } from '../shared/pageParts';
import type { ScenarioName } from '../shared/scenario';

type StepTexts = {
  readonly title: string;
  readonly says: readonly string[];
  /** Who found that out, where it is not visible on the page itself. */
  readonly source?: string;
};

type StepDefinition = {
  readonly id: string;
  /** The part of the page that is explained; null where none is. */
  readonly target: PagePart | null;
  readonly textsOf: (texts: ExplanationTexts, scenario: ScenarioName) => StepTexts;
};

/** The steps of the explanation, in order. */
const STEPS: readonly StepDefinition[] = [
  { id: 'contact', target: null, textsOf: (texts) => texts.contact },
  { id: 'link', target: 'person', textsOf: (texts) => texts.link },
  { id: 'total', target: 'profit', textsOf: (texts, scenario) => texts.total[scenario] },
  { id: 'theatre', target: 'startTrading', textsOf: (texts) => texts.theatre },
  { id: 'rate', target: 'successRate', textsOf: (texts, scenario) => texts.rate[scenario] },
  { id: 'remote', target: null, textsOf: (texts) => texts.remote },
  { id: 'smallWithdrawal', target: 'withdraw', textsOf: (texts) => texts.smallWithdrawal },
  { id: 'fee', target: 'withdraw', textsOf: (texts) => texts.fee },
  { id: 'crypto', target: null, textsOf: (texts) => texts.crypto },
  { id: 'recovery', target: null, textsOf: (texts) => texts.recovery },
  { id: 'facts', target: null, textsOf: (texts) => texts.facts },
  { id: 'check', target: null, textsOf: (texts) => texts.check },
  { id: 'report', target: null, textsOf: (texts) => texts.report },
  { id: 'anyone', target: null, textsOf: (texts) => texts.anyone },
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
  market: (MarketTexts & { readonly share: string }) | undefined,
): readonly Step[] {
  return STEPS.map(({ id, target, textsOf }) => {
    const { says, ...rest } = textsOf(texts, scenario);
    return { id, target, ...rest, says: says.map((paragraph) => fill(paragraph, { ...market })) };
  });
}
