/**
 * Yields to the event loop. A message channel alternates with timers and frames. `scheduler.yield()` has priority over
 * them: measured in Chromium, no timer runs and one frame in eight is drawn until the work is done, so the clock would
 * stop. A timeout is throttled in a hidden page.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const onMessage = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
