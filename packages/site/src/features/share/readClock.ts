import { MOMENT_LIMIT_MS } from '@simulation/engine';

/**
 * Reads a clock as `formatClock` writes it, also without days, hours or leading zeros: `5:00` is five minutes.
 *
 * @returns whole simulated seconds, in milliseconds, up to `MOMENT_LIMIT_MS`; undefined for anything else
 */
export function readClock(text: string): number | undefined {
  const [, days = '0', hours = '0', minutes, seconds] =
    /^\s*(?:(\d{1,2}) ?d )?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s*$/.exec(text) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ms = (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
  return ms <= MOMENT_LIMIT_MS ? ms : undefined; // not for NaN either
}
