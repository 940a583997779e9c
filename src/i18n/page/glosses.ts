import type { Locale, TextKey } from '../texts';

/**
 * The meaning of the specification's mistranslated German words. The words themselves stay as they are given
 * (`specified.ts`); these are for tooltips and help texts beside them. English needs none.
 */
export const glosses: Readonly<Record<Locale, Partial<Record<TextKey, string>>>> = {
  en: {},
  de: {
    dashboard: 'gemeint: Übersicht',
    trades: 'gemeint: Geschäfte',
    withdraw: 'gemeint: Geld abheben',
  },
};
