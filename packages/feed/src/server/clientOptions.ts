import { RUN_OPTIONS } from '../library/options';
import { OUTPUT_OPTIONS, PLAY_OPTIONS, RESUME_OPTIONS, speedUpTo } from '../text/options';
import type { ServeSettings } from './settings';

/** Without `for`, `/trades` sends this range, in simulated seconds. */
export const TRADES_SECONDS = 3_600;

/** What clients of this server may choose for a stream. */
export const streamOptions = ({ speed, defaults }: ServeSettings) => ({
  ...RUN_OPTIONS,
  ...PLAY_OPTIONS,
  ...RESUME_OPTIONS,
  seed: { ...RUN_OPTIONS.seed, preset: 'that of the server, which each event names' },
  speed: { ...speedUpTo(speed), preset: String(defaults.speed) },
});

/** What they may choose for a download. */
export const tradesOptions = (settings: ServeSettings) => ({
  ...streamOptions(settings),
  for: {
    ...PLAY_OPTIONS.for,
    range: { from: 0, to: settings.seconds },
    preset: String(Math.min(TRADES_SECONDS, settings.seconds)),
  },
  format: OUTPUT_OPTIONS.format,
});
