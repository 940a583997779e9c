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

/** As a link that somebody might get; the words are nobody's. */
const EXAMPLE = '?name=Maria&amount=12500';

type Step = {
  readonly id: (typeof STEPS)[number]['id'];
  readonly target: string | null;
  readonly title: string;
  readonly says: readonly string[];
};

/** The steps in the words of a language. */
export function stepsIn(texts: DeceiveTexts): readonly Step[] {
  return STEPS.map((step) => {
    const { title, says } = texts[step.id];
    return { ...step, title, says: says.map((paragraph) => paragraph.replace('{example}', EXAMPLE)) };
  });
}
