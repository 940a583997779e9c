import type { Page } from '@playwright/test';

declare global {
  interface Window {
    waitingTimers: Set<unknown>;
  }
}

/**
 * Holds the time of the page until the test lets it pass, and keeps account of the timers and frames that wait. For
 * before the page is opened.
 *
 * @returns lets half a second pass, and says how many then wait
 */
export async function holdTime(page: Page): Promise<() => Promise<number>> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.addInitScript(() => {
    const waiting = new Set<unknown>();
    window.waitingTimers = waiting;
    const watch = (set: string, clear: string, once: boolean) => {
      const start: (call: (...given: unknown[]) => void, ms?: number) => unknown = Reflect.get(window, set);
      const stop: (id: unknown) => void = Reflect.get(window, clear);
      Reflect.set(window, set, (call: (...given: unknown[]) => void, ms?: number) => {
        const id = start((...given) => {
          if (once) waiting.delete(id);
          call(...given);
        }, ms);
        waiting.add(id);
        return id;
      });
      Reflect.set(window, clear, (id: unknown) => {
        waiting.delete(id);
        stop(id);
      });
    };
    watch('setTimeout', 'clearTimeout', true);
    watch('setInterval', 'clearInterval', false);
    watch('requestAnimationFrame', 'cancelAnimationFrame', true);
  });
  return async () => {
    await page.clock.runFor(500);
    return page.evaluate(() => window.waitingTimers.size);
  };
}
