const TICK_MS = 1_000;

/**
 * Calls back once when nothing is heard for a while. It counts seconds in which the page runs: a computer that slept for
 * an hour has been silent for one of them.
 *
 * @returns `heard` starts the wait anew; `stop` ends it
 */
export function watchForSilence(seconds: number, onSilence: () => void) {
  let silent = 0;
  const timer = setInterval(() => {
    silent += 1;
    if (silent < seconds) return;
    clearInterval(timer);
    onSilence();
  }, TICK_MS);
  return {
    heard: () => {
      silent = 0;
    },
    stop: () => clearInterval(timer),
  };
}
