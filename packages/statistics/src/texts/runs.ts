import type { Locale, Translation } from '@simulation/dashboard/texts';
import type { MarketName, SpecifiedName, VariantOf } from '@simulation/engine';
import { de } from './de/runs';
import { en } from './en/runs';

/**
 * What is asked and found of a market beside the rigged feed. One without it for each of its variants does not compile.
 */
type Beside = {
  readonly [Name in Exclude<MarketName, SpecifiedName>]: Readonly<
    Record<VariantOf<Name>, { readonly question: string; readonly finding: string }>
  >;
};

export type RunsTexts = Translation<Omit<typeof en, 'beside'>> & { readonly beside: Beside };

export const runsTexts: Readonly<Record<Locale, RunsTexts>> = { en, de };
