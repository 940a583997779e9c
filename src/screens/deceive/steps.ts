import type { DeceiveTexts } from '../../i18n/deceiveTexts';

/** What is explained, in order, and where on the page it stands; null for what stands nowhere on it. */
const STEPS = [
  { id: 'link', target: '.frame-top > :last-child' },
  { id: 'total', target: '.frame-profit' },
  { id: 'theatre', target: '.frame-action button' },
  { id: 'rate', target: '.frame-rate' },
  { id: 'fee', target: '.frame-profit [aria-haspopup=dialog]' },
  { id: 'facts', target: null },
  { id: 'check', target: null },
] as const;

export type Step = {
  readonly id: (typeof STEPS)[number]['id'];
  readonly target: string | null;
  readonly title: string;
  readonly says: readonly string[];
};

/** The steps in the words of a language. */
export function stepsIn(texts: DeceiveTexts): readonly Step[] {
  return STEPS.map((step) => ({ ...step, ...texts[step.id] }));
}
