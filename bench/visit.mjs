// @ts-check

/** The slow profile: a phone of some years ago on a slow mobile network. */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What a page has been seen to do since it was opened. */
/**
 * @typedef {object} Seen
 * @property {number} paint first paint, ms after the navigation began
 * @property {number} figures the first figure on screen, ms after the navigation began
 * @property {number} blocking what long tasks took beyond 50 ms each, in all (total blocking time)
 * @property {number} longest the longest task, ms; 0 when none was over 50
 * @property {number} shift sum of all layout shifts that no input asked for
 */

/** Runs in the page, before anything of the page does. */
const WATCH = `(() => {
  const seen = { paint: NaN, figures: NaN, blocking: 0, longest: 0, shift: 0 };
  Object.defineProperty(window, 'seen', { value: seen });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-paint') seen.paint = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
    seen.longest = Math.max(seen.longest, duration);
  });
  const wait = new MutationObserver(() => {
    if (!document.querySelector('data')?.textContent) return;
    wait.disconnect();
    requestAnimationFrame(() => { seen.figures = performance.now(); });
  });
  wait.observe(document, { childList: true, subtree: true });
})()`;

/**
 * Opens a page as somebody who was never there before.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ slow?: boolean }} [profile]
 */
export async function visit(browser, url, { slow = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  // Processor time instead of time on the clock: what others do on the machine does not count.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { ...SLOW, offline: false });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    protocol,
    /** @returns {Promise<Seen>} */
    seen: () => page.evaluate('window.seen'),
    /** Forgets the tasks and shifts so far, so that only what follows counts. */
    forget: () => page.evaluate('Object.assign(window.seen, { blocking: 0, longest: 0, shift: 0 })'),
    /** What the main thread has worked since the page was opened, ms. */
    async worked() {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    },
    /** What the page's JavaScript holds after everything unreachable was collected, bytes. */
    async heap() {
      await protocol.send('HeapProfiler.collectGarbage');
      return (await protocol.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => context.close(),
  };
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/** What all processes of the browser have worked, ms. */
export async function browserWorked(/** @type {import('playwright').CDPSession} */ browser) {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
}

/** The only clock of a benchmark is a real one. */
export const wait = (/** @type {number} */ ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
