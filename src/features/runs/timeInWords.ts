import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';

const MINUTE_S = 60;

/** A time that is not known exactly: whole seconds below two minutes, whole minutes above. */
export function timeInWords(seconds: number, texts: RunsTexts): string {
  return seconds < 2 * MINUTE_S
    ? fill(texts.seconds, { count: String(Math.max(1, Math.round(seconds))) })
    : fill(texts.minutes, { count: String(Math.round(seconds / MINUTE_S)) });
}
