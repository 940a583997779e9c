import type { Locale, Translation } from '@simulation/dashboard/texts';
import type { MarketName } from '@simulation/engine';
import { de } from './de/explanation';
import { en } from './en/explanation';

/** A market without a sentence of its own does not compile. */
export type ExplanationTexts = Translation<Omit<typeof en, 'markets'>> & {
  readonly markets: Readonly<Record<MarketName, string>>;
};

export const explanationTexts: Readonly<Record<Locale, ExplanationTexts>> = { en, de };
