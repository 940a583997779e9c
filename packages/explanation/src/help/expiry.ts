/** A day of the calendar, as in ISO 8601: `2026-11-28`. Days are compared as texts. */
export type Day = `${number}-${string}-${string}`;

const MONTHS_VALID = 12;
/** So many months earlier the build says that a check is due. */
const MONTHS_WARNED = 2;

/**
 * Moves a day by whole months. A day that its month does not have counts as the end of it, which the comparison allows.
 */
function monthsAfter(day: Day, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const moved = year * 12 + month - 1 + months;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(moved / 12)}-${two((moved % 12) + 1)}-${day.slice(-2)}`;
}

/** Whether what was checked on a day may be out of date: from a year later on. */
export const isExpired = (checked: Day, today: Day): boolean => today >= monthsAfter(checked, MONTHS_VALID);

/** Whether it expires within two months, or has. */
export const isCheckDue = (checked: Day, today: Day): boolean =>
  today >= monthsAfter(checked, MONTHS_VALID - MONTHS_WARNED);

/** The earliest of some days, of which there is at least one. */
export const earliest = (days: readonly Day[]): Day | undefined => days.toSorted()[0];

/** A day in words: "28 November 2026", "28. November 2026". */
export function dayInWords(
  day: Day,
  texts: { readonly day: string; readonly months: readonly string[] },
): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const values = { date: String(Number(date)), month: texts.months[Number(month) - 1] ?? '', year };
  return texts.day.replace(/\{(\w+)\}/g, (place, word: keyof typeof values) => values[word] ?? place);
}
