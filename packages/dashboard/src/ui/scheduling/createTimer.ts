/** A timer. Starting it again replaces what was started before. */
export function createTimer() {
  let timer: number | undefined;
  const stop = () => clearTimeout(timer);
  return {
    /** @param ms milliseconds of the visitor's time */
    start(call: () => void, ms: number) {
      stop();
      timer = window.setTimeout(call, ms);
    },
    stop,
  };
}
