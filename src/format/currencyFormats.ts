/** The currency of a page: EUR where the path contains the segment `/de`, else USD. */
export type PageCurrency = 'USD' | 'EUR';

export type CurrencyFormat = {
  readonly prefix: string;
  readonly suffix: string;
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
};

/**
 * Specification, section 3: only these two formats are defined. The space of ` €` is an ordinary one; that amounts
 * never wrap is the style sheet's business.
 */
export const currencyFormats: Readonly<Record<PageCurrency, CurrencyFormat>> = {
  USD: { prefix: '$', suffix: '', thousandSeparator: ',', decimalSeparator: '.' },
  EUR: { prefix: '', suffix: ' €', thousandSeparator: '.', decimalSeparator: ',' },
};
