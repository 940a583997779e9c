import type { Locale } from '../i18n';
import { csvText } from './csvFields';
import { numberFormats } from './numberFormats';

/** German Excel takes a file without it for one of another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a CSV file for one language. In German as a German spreadsheet reads it: `;` between the fields, a decimal
 * comma, a byte order mark.
 *
 * @param yes stands in the column that says that a row is simulated
 */
export function csvWriter(locale: Locale, yes: string) {
  const { decimalSeparator } = numberFormats[locale];
  const separator = decimalSeparator === ',' ? ';' : ',';
  const flag = csvText(yes);
  return {
    /** What the file begins with. */
    start: decimalSeparator === ',' ? BYTE_ORDER_MARK : '',
    line: (fields: readonly string[]) => `${fields.join(separator)}\r\n`,
    /** A value as a field, by the kind of its column. */
    write: {
      flag: () => flag,
      number: (exact: string) => exact.replace('.', decimalSeparator),
      text: csvText,
    },
  };
}
