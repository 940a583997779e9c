import type { Locale } from './texts';

type OpeningTexts = {
  /** Said while a late moment of a run is computed. */
  readonly computing: string;
};

/** What is said before the first page stands. Part of the first script, so it is short. */
export const openingTexts: Readonly<Record<Locale, OpeningTexts>> = {
  en: { computing: 'Computing the simulation up to {time}' },
  de: { computing: 'Die Simulation wird bis {time} berechnet' },
};
