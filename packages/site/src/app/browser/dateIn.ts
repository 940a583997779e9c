/**
 * The real date and time, some weeks from now by the calendar of the visitor: for entries in a calendar. No simulated time
 * follows from it.
 */
export function dateIn(weeks: number): Date {
  // oxlint-disable-next-line no-restricted-globals -- an entry in a calendar is on a real day; this is the one place that reads it
  const date = new Date();
  date.setDate(date.getDate() + 7 * weeks);
  return date;
}
