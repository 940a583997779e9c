import { formatCount } from '@simulation/engine/format';
import { fill } from '../../../i18n';
import type { Language } from '../../../store/react/language';

/** A larger number is not read at a glance. */
const MAX_COUNT = 99;

/**
 * How many trades wait while the rows are held: on the button, the rest of its accessible name, and the description of
 * the table. Undefined where none wait. The number is not announced: new rows are silent.
 */
export function newTradesTexts(waiting: number, { texts, locale }: Language) {
  if (waiting === 0) return undefined;
  const count = waiting > MAX_COUNT ? `${MAX_COUNT}+` : formatCount(waiting, locale);
  const [show, showRest] =
    waiting === 1 ? [texts.showNewOne, texts.showNewOneRest] : [texts.showNew, texts.showNewRest];
  return { show: fill(show, { count }), showRest, description: fill(texts.waiting, { count }) };
}
