/** Simulated milliseconds of Robin's run that the story calls a day: about four trades. */
export const DAY_MS = 8_000;

/** Simulated seconds per second while days go by in the story. */
export const STORY_SPEED = 4;
