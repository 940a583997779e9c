import { type Run, roundHalfAway } from '@simulation/engine';
import type { RUN_OPTIONS, Values } from '../library/options';
import type { Speed } from '../library/pace';
import { type FullTimeRange, toFullTimeRange } from '../library/timeRange';
import { toRun } from '../library/toRun';
import type { PLAY_OPTIONS, RESUME_OPTIONS } from './options';

/** A run, which part of it, and how fast. */
export type PlayOptions = { readonly run: Run; readonly range: FullTimeRange; readonly speed: Speed };

export type PlayValues = Values<typeof RUN_OPTIONS & typeof PLAY_OPTIONS & typeof RESUME_OPTIONS>;

/** @throws {OptionError} if values do not fit to one another */
export function toPlayOptions({ from = 0, for: seconds, after, speed = 1, ...run }: PlayValues): PlayOptions {
  const start = toMilliseconds(from);
  const until = seconds === undefined ? undefined : start + toMilliseconds(seconds);
  return { run: toRun(run), speed, range: toFullTimeRange({ from: start, until, after }) };
}

const toMilliseconds = (seconds: number) => roundHalfAway(seconds, 3);
