/** How a language writes numbers and amounts. */
type NumberFormat = {
  /** ISO 4217. */
  readonly currency: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
  readonly percentSign: string;
};

type LanguageRow = {
  /** The segment of a path that asks for it; the language without one is that of every other path. */
  readonly segment: string;
  /** In the language itself. */
  readonly name: string;
  /** What the dashboard is called: the heading of the page, and in the title of the document. */
  readonly dashboard: string;
  readonly numbers: NumberFormat;
};

/** The languages, by their BCP 47 tags: the only place that lists them, with the table below. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/**
 * What differs from language to language but for texts. The texts of each are in the folder of its tag.
 *
 * Specification, section 3: only two formats of money are defined. The space of ` €` is an ordinary one; that amounts
 * never wrap is the style sheet's business. A percent sign follows its number, in German after a no-break space.
 */
export const LANGUAGES = {
  en: {
    segment: '',
    name: 'English',
    dashboard: 'Dashboard',
    numbers: {
      currency: 'USD',
      prefix: '$',
      suffix: '',
      thousandSeparator: ',',
      decimalSeparator: '.',
      percentSign: '%',
    },
  },
  de: {
    segment: 'de',
    name: 'Deutsch',
    dashboard: 'Armaturenbrett',
    numbers: {
      currency: 'EUR',
      prefix: '',
      suffix: ' €',
      thousandSeparator: '.',
      decimalSeparator: ',',
      percentSign: '\u00a0%',
    },
  },
} as const satisfies Readonly<Record<Locale, LanguageRow>>;

/** That of the second page, which is in no other, and of every path that asks for none. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** The language that a segment of a path asks for. */
export function localeOf(segment: string): Locale | undefined {
  return LOCALES.find((locale) => segment !== '' && LANGUAGES[locale].segment === segment);
}

/** A group of texts in another language: the same keys. A missing text does not compile. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};
