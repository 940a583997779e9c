import { RUN_OPTIONS } from '../library/options';
import { OUTPUT_OPTIONS, PLAY_OPTIONS, RESUME_OPTIONS, speedUpTo } from '../text/options';
import type { ServeSettings } from './settings';

/** What clients of this server may choose for a stream. */
export const streamOptions = ({ speed }: ServeSettings) => ({
  ...RUN_OPTIONS,
  ...PLAY_OPTIONS,
  ...RESUME_OPTIONS,
  speed: speedUpTo(speed),
});

/** What they may choose for a download. */
export const tradesOptions = (settings: ServeSettings) => ({
  ...streamOptions(settings),
  for: { ...PLAY_OPTIONS.for, range: { from: 0, to: settings.seconds } },
  format: OUTPUT_OPTIONS.format,
});
