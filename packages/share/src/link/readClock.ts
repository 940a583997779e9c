import { toAscii } from '@simulation/dashboard/texts';
import { MOMENT_LIMIT_MS } from '@simulation/engine';

/**
 * Reads a clock as `formatClock` writes it, or shorter: without days, hours or leading zeros, and the first of its
 * units as large as the limit. `5:00` and `300` are five minutes, `90:00` an hour and a half. In the digits of any
 * script.
 *
 * @returns whole simulated seconds, in milliseconds, up to `MOMENT_LIMIT_MS`; undefined for anything else
 */
export function readClock(text: string): number | undefined {
  const [, days, clock] = /^(?:(\d{1,2}) ?d )?(\d{1,7}(?::\d{2}){0,2})$/.exec(toAscii(text)) ?? [];
  if (clock === undefined) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = clock.split(':').map(Number).reverse();
  const units = [seconds, minutes, hours];
  // Only what has nothing before it is unlimited.
  const carried = days === undefined ? clock.split(':').length - 1 : units.length;
  if (units.slice(0, carried).some((unit, at) => unit >= (UNITS[at] ?? 0))) return undefined;
  const ms = (((Number(days ?? 0) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  return ms <= MOMENT_LIMIT_MS ? ms : undefined;
}

/** How many seconds, minutes and hours make one of the next unit. */
const UNITS = [60, 60, 24];
