import type { DeceiveTexts } from '../../i18n/deceiveTexts';
import type { ScenarioName } from '../scenario/scenario';

type Words = { readonly title: string; readonly says: readonly string[] };

type StepPlace = {
  readonly id: string;
  /** Where on the page it stands; null for what stands nowhere on it. */
  readonly target: string | null;
  readonly words: (texts: DeceiveTexts, scenario: ScenarioName) => Words;
};

/** What is explained, in order. */
const STEPS: readonly StepPlace[] = [
  { id: 'link', target: '.frame-top > :last-child', words: (texts) => texts.link },
  { id: 'total', target: '.frame-profit', words: (texts, scenario) => texts.total[scenario] },
  { id: 'theatre', target: '.frame-action button', words: (texts) => texts.theatre },
  { id: 'rate', target: '.frame-rate', words: (texts, scenario) => texts.rate[scenario] },
  { id: 'fee', target: '.frame-profit [aria-haspopup=dialog]', words: (texts) => texts.fee },
  { id: 'facts', target: null, words: (texts) => texts.facts },
  { id: 'check', target: null, words: (texts) => texts.check },
];

export type Step = Pick<StepPlace, 'id' | 'target'> & Words;

/** The steps in the words of a language, true in the scenario on screen. */
export function stepsIn(texts: DeceiveTexts, scenario: ScenarioName): readonly Step[] {
  return STEPS.map(({ id, target, words }) => ({ id, target, ...words(texts, scenario) }));
}
