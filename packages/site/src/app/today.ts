const two = (part: number) => String(part).padStart(2, '0');

/** The one real calendar: the day where the visitor is, as in ISO 8601. Durations are measured by the clock of `driver.ts`. */
export function today(): `${number}-${string}-${string}` {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
