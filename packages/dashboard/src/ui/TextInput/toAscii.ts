/**
 * What people type where a number or a clock is expected, in the digits, signs and spaces of ASCII: a keyboard for
 * another script has its own, often wide ones. What draws nothing is left out, and white space at both ends.
 */
export const toAscii = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toDigit)
    .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll('\u066a', '%');

/** The digits of each script are ten neighbors, from zero to nine; of some scripts there are several such rows. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
