import type { MoreScenes } from '@simulation/dashboard';
import { createMarket } from '@simulation/engine';

/** Trades enough for every bin of a histogram. */
const LESSON_MS = 600_000;
/** The same where a loss is rare: the smallest bin holds one of 100 trades. */
const RARE_LESSON_MS = 3_600_000;
const FAIR = createMarket('fair');
const RARE_LOSS = createMarket('rare-loss');

/** On the dashboard alone: the script of `/v` has no market. */
export const scenes: MoreScenes = (route) =>
  route === 'v'
    ? {}
    : {
        lesson: () => ({ address: { t: LESSON_MS, still: true }, dialog: 'statistics' }),
        runs: () => ({ address: { t: LESSON_MS, still: true }, dialog: 'runs' }),
        'fair-lesson': () => ({
          address: { market: FAIR, t: LESSON_MS, still: true },
          dialog: 'statistics',
        }),
        'rare-loss-lesson': () => ({
          address: { market: RARE_LOSS, t: RARE_LESSON_MS, still: true },
          dialog: 'statistics',
        }),
      };
