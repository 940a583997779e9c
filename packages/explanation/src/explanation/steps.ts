import type { PointedAt, Rules } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import type { ExplanationTexts } from '../texts/explanation';

export type Message = { readonly from: string; readonly says: string };

type StepTexts = {
  readonly title: string;
  readonly says: readonly string[];
  /** Who found that out, where it is not visible on the page itself. */
  readonly source?: string;
  /** What it is about, where no part of the page shows that. */
  readonly message?: Message;
};

/**
 * The steps of the explanation, in order: their texts, and the part of the page that is explained; null where none is.
 * `report` is on paper alone: on screen, help is one press away and has links.
 */
const STEPS = [
  { id: 'contact', target: null },
  { id: 'link', target: 'person' },
  { id: 'total', target: 'profit' },
  { id: 'theatre', target: 'startTrading' },
  { id: 'rate', target: 'successRate' },
  { id: 'remote', target: null },
  { id: 'smallWithdrawal', target: 'withdraw' },
  { id: 'fee', target: 'withdraw' },
  { id: 'crypto', target: null },
  { id: 'recovery', target: null },
  { id: 'facts', target: null },
  { id: 'check', target: null },
  { id: 'report', target: null },
  { id: 'anyone', target: null },
] as const satisfies readonly { id: keyof ExplanationTexts; target: PointedAt | null }[];

export type Step = (typeof STEPS)[number] & StepTexts;

export const isOnScreen = ({ id }: Step) => id !== 'report';

/**
 * The steps in one language, with the texts that are true on screen.
 *
 * @param values of the places of texts about a market that can lose: what it does, and the share of its trades that
 * gain
 */
export function explanationSteps(
  texts: ExplanationTexts,
  rules: Rules,
  values: Readonly<Record<'market' | 'share', string>>,
): readonly Step[] {
  return STEPS.map((step) => {
    const text = texts[step.id];
    const { says, ...rest }: StepTexts = 'says' in text ? text : text[rules];
    return { ...step, ...rest, says: says.map((paragraph) => fill(paragraph, values)) };
  });
}
