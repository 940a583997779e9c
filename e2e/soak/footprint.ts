import type { Page } from '@playwright/test';

/** The resources that a page uses after garbage collection. */
export type Footprint = { trades: number; heap: number; nodes: number; listeners: number; timers: number };

/** Measures the page: heap in bytes, the rest in numbers. */
export async function weigh(page: Page): Promise<Footprint> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Twice: objects released by a finalizer are collected the second time.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const footprint = { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  await session.detach();
  const rest = await page.evaluate(() => ({
    trades: Number(document.querySelector<HTMLDataElement>('.frame-trades data')?.value),
    timers: window.waitingTimers.size,
  }));
  return { ...footprint, ...rest };
}

/** Bytes of heap per thousand trades: the slope of the regression line. */
export function heapSlope(footprints: readonly Footprint[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const trades = mean(footprints.map((footprint) => footprint.trades));
  const heap = mean(footprints.map((footprint) => footprint.heap));
  const over = footprints.reduce((sum, at) => sum + (at.trades - trades) * (at.heap - heap), 0);
  const under = footprints.reduce((sum, at) => sum + (at.trades - trades) ** 2, 0);
  return (over / under) * 1_000;
}
