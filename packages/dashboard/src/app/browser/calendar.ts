// The one real calendar. No simulated time follows from it; durations are measured by the clock of `driver.ts`.

/** The date and time some weeks from now by the calendar of the visitor: for entries in a calendar. */
export function dateIn(weeks: number): Date {
  const date = new Date();
  date.setDate(date.getDate() + 7 * weeks);
  return date;
}

const two = (part: number) => String(part).padStart(2, '0');

/** The day where the visitor is, as in ISO 8601. */
export function today(): `${number}-${string}-${string}` {
  const now = dateIn(0);
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
