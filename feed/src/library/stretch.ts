import { MOMENT_LIMIT_MS } from '../../../src/engine';
import type { EventReader } from './eventReader';
import { OptionError, quoted } from './runOf';

/** A part of the events of a run. */
export type Stretch = {
  /** From this moment on: simulated ms, whole, 0 to 30 days (2,592,000,000). 0 if left out. */
  readonly from?: number | undefined;
  /** Up to this moment, which is not included: simulated ms, whole. Without end if left out. */
  readonly until?: number | undefined;
  /** Only events after the one with this id, to go on where another reader stopped. */
  readonly after?: number | undefined;
};

/** A stretch with every value. */
export type WholeStretch = { readonly from: number; readonly until: number; readonly after: number };

/** @throws {OptionError} if a value is not allowed */
export function stretchOf({ from = 0, until = Number.POSITIVE_INFINITY, after = -1 }: Stretch): WholeStretch {
  if (!Number.isInteger(from) || from < 0 || from > MOMENT_LIMIT_MS)
    throw new OptionError(
      `from must be whole milliseconds from 0 to ${MOMENT_LIMIT_MS} (30 days), not ${quoted(from)}.`,
    );
  if (until !== Number.POSITIVE_INFINITY && !(Number.isSafeInteger(until) && until >= from))
    throw new OptionError(`until must be whole milliseconds, not before from, not ${quoted(until)}.`);
  if (!Number.isSafeInteger(after) || after < -1)
    throw new OptionError(`after must be the id of an event: a whole number from 0, not ${quoted(after)}.`);
  return { from, until, after };
}

/**
 * Leaves out events before the stretch.
 *
 * @param atMost so many events in one call, for callers that have other work to do in between
 * @returns whether the next event is the first of the stretch, or the stretch has none
 */
export function skipTo(
  reader: EventReader,
  stretch: WholeStretch,
  atMost = Number.POSITIVE_INFINITY,
): boolean {
  const { from, until, after } = stretch;
  for (
    let skipped = 0;
    reader.nextAt < until && (reader.nextAt < from || reader.nextId <= after);
    skipped += 1
  ) {
    if (skipped === atMost) return false;
    reader.skip();
  }
  return true;
}
