import type { Position } from '@simulation/dashboard';

/** The name of the extra, and of the scene that opens the story at its beginning. */
export const STORY = 'story';

/** The scene of the first set of cases. */
export const PRACTICE_SCENE = 'cases';

/** Where the story begins. */
export const BEGINNING: Position = {
  progress: undefined,
  seed: undefined,
  scene: STORY,
  shown: undefined,
  isGone: false,
  answersWithdraw: false,
};
