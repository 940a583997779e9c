import type { Origin } from '../../engine';
import type { TextKey } from '../../i18n';

/** What is said of the start value of a figure. */
export const START_TEXTS: Readonly<Record<Origin, TextKey>> = {
  link: 'linkStart',
  random: 'randomStart',
  preset: 'presetStart',
};
