const watchers: (() => void)[] = [];

/**
 * Lets somebody look at the page whenever a text of it is written anew: alone the look would cost a frame of its own.
 * For the whole life of the page; how often that is follows from what the page shows, and it may be never.
 */
export function lookAlongside(look: () => void): void {
  watchers.push(look);
}

/** Says that something has been written, so that the page draws a frame. */
export function hasWritten(): void {
  for (const look of watchers) look();
}
