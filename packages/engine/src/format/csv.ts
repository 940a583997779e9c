/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Characters that require quotes, whichever separator the file has. */
const SPECIAL = /[",;\r\n]/;

/**
 * A text as a field of a CSV file (RFC 4180). One that a spreadsheet would run as a formula gets an apostrophe before
 * it, which makes it a text there. For numbers this is nothing: their minus is a minus.
 */
export function csvText(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A missing field is empty. */
export function csvLine(fields: readonly (string | number | undefined)[], separator = ','): string {
  return `${fields.join(separator)}\r\n`;
}
