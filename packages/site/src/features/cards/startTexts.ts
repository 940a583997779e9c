import type { StartSource } from '@simulation/engine';
import type { TextKey } from '../../i18n';

/** What is said of the start value of a figure. */
export const START_TEXTS: Readonly<Record<StartSource, TextKey>> = {
  link: 'linkStart',
  random: 'randomStart',
  preset: 'presetStart',
};
