import { ENGINE_VERSION, MOMENT_LIMIT_MS } from '@simulation/engine';
import type { EventReader } from './eventReader';
import { OptionError, quote } from './options';

/** A part of the events of a run. */
export type TimeRange = {
  /** From this moment on: simulated ms, whole, 0 to 30 days (2,592,000,000). 0 if left out. */
  readonly from?: number | undefined;
  /** Up to this moment, which is not included: simulated ms, whole. Without end if left out. */
  readonly until?: number | undefined;
  /** Only events after the one with this id, to go on where another reader stopped. */
  readonly after?: number | undefined;
  /** That of the event `after`: where it is not the own one, the run has other events, and `after` is refused. */
  readonly engineVersion?: number | undefined;
};

export const RANGE_OPTIONS = [
  'from',
  'until',
  'after',
  'engineVersion',
] as const satisfies (keyof TimeRange)[];

/** A range with every value: `until` may be infinite, `after` is -1 for all. */
export type FullTimeRange = { readonly from: number; readonly until: number; readonly after: number };

/** @throws {OptionError} if a value is not allowed */
export function toFullTimeRange(range: TimeRange): FullTimeRange {
  const { from = 0, until = Number.POSITIVE_INFINITY, after = -1, engineVersion = ENGINE_VERSION } = range;
  if (!Number.isInteger(from) || from < 0 || from > MOMENT_LIMIT_MS)
    throw new OptionError(
      `from must be whole milliseconds from 0 to ${MOMENT_LIMIT_MS} (30 days), not ${quote(from)}.`,
    );
  if (until !== Number.POSITIVE_INFINITY && !(Number.isSafeInteger(until) && until >= from))
    throw new OptionError(`until must be whole milliseconds, not before from, not ${quote(until)}.`);
  if (!Number.isSafeInteger(after) || after < -1)
    throw new OptionError(`after must be the id of an event: a whole number from 0, not ${quote(after)}.`);
  if (after >= 0 && engineVersion !== ENGINE_VERSION)
    throw new OptionError(
      `The event ${after} is of engine version ${quote(engineVersion)}; this is ${ENGINE_VERSION}: begin anew, without after.`,
    );
  return { from, until, after };
}

/** Leaves out events before the range. */
export function skip(reader: EventReader, { from, until, after }: FullTimeRange): void {
  while (reader.nextAt < until && (reader.nextAt < from || reader.nextId <= after)) reader.skip();
}
