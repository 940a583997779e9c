import { formatCount } from '../../format';
import { fill } from '../../i18n';
import type { Language } from '../../store/react/language';

/** A larger number is not read at a glance. */
const MAX_COUNT = 99;

export type NewTradesTexts = {
  /** On the button. */
  readonly show: string;
  /** Completes the accessible name of the button. */
  readonly showRest: string;
  /** Describes the table. */
  readonly description: string;
};

/** How many trades wait while the rows are held; undefined where none do. */
export function newTradesTexts(
  waiting: number,
  { texts, locale }: Pick<Language, 'texts' | 'locale'>,
): NewTradesTexts | undefined {
  if (waiting === 0) return undefined;
  const count = waiting > MAX_COUNT ? `${MAX_COUNT}+` : formatCount(waiting, locale);
  const [show, showRest, description] =
    waiting === 1
      ? [texts.showNewOne, texts.showNewOneRest, texts.waitingOne]
      : [texts.showNew, texts.showNewRest, texts.waiting];
  return { show: fill(show, { count }), showRest, description: fill(description, { count }) };
}
