import { cleanText } from '@simulation/engine';

/** Enough of a seed to recognize it; the controls show all of it. */
const MAX_CHARACTERS = 28;

/** A seed as it is shown beside other text. */
export function shownSeed(seed: string): string {
  return cleanText(seed, MAX_CHARACTERS);
}
