import type { Browser, CDPSession } from 'playwright';

/** The slow profile: an old phone in a slow mobile network. Throughput is in bytes a second, latency in ms. */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The figures of one measurement by their names. The same measurement always has the same names. */
export type Figures = Record<string, number>;

/** The browser of all measurements, and the path of the built probe script. */
export type Environment = { readonly browser: Browser; readonly probe: string };

/** One page in a fresh browser context. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens a page as a first-time visitor and waits until nothing is fetched any more. */
export async function visit(
  { browser, probe }: Environment,
  url: string,
  { slow = false }: { slow?: boolean } = {},
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await page.addInitScript({ path: probe });
  // Processor time instead of elapsed time: other programs on the machine do not count.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { ...SLOW, offline: false });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    /** Observations of the probe so far. */
    observed: () => page.evaluate(() => window.probe.observed),
    /** Forgets tasks and layout shifts so far. */
    reset: () => page.evaluate(() => window.probe.reset()),
    /** Processor time of the main thread since the page was opened, in ms. */
    async mainThreadTime() {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    },
    /** Memory that the page's JavaScript uses after garbage collection, in MB. */
    async heap() {
      await protocol.send('HeapProfiler.collectGarbage');
      return (await protocol.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
    },
    close: () => context.close(),
  };
}

/** Processor time of all processes of the browser, in ms. */
export async function browserTime(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
}
