import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../serveFolder';
import { browserTime, type Environment, type Figures, type Visit, visit } from '../visit';

const SETTLING_MS = 5_000;

/** Processor times are stated for this many seconds, however long a page is watched. */
const STATED_S = 30;

/** A page that runs at speed 1, watched for some seconds after 5 s of settling. */
export async function measureRunning(
  environment: Environment,
  site: Site,
  seconds: number,
): Promise<Figures> {
  const visitor = await visit(environment, `${site.origin}/?seed=7`);
  await wait(SETTLING_MS);
  const work = await measureWork(environment, visitor, seconds);
  const { longest, shift } = await visitor.observed();
  const heap = await visitor.heap();
  await visitor.close();
  return { ...work, longest, shift, 'heap, MB': heap };
}

/** The product while it should do nothing: paused by its button, or in a page that reports itself hidden. */
export async function measureIdle(
  environment: Environment,
  site: Site,
  cause: 'paused' | 'hidden',
  seconds: number,
): Promise<Figures> {
  const visitor = await visit(environment, `${site.origin}/?seed=7&t=60`);
  if (cause === 'paused') await visitor.page.getByRole('button', { name: 'Pause' }).first().click();
  else
    await visitor.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await wait(SETTLING_MS);
  const work = await measureWork(environment, visitor, seconds);
  await visitor.close();
  return work;
}

/** The product at the highest speed: frames, and the share of the main thread. */
export async function measureSpeed(environment: Environment, site: Site, seconds: number): Promise<Figures> {
  const visitor = await visit(environment, `${site.origin}/?seed=7&speed=1000`);
  await wait(2_000);
  await visitor.reset();
  const before = await visitor.mainThreadTime();
  const { frames, elapsed } = await visitor.page.evaluate((ms) => window.probe.frames(ms), seconds * 1_000);
  const work = (await visitor.mainThreadTime()) - before;
  const { longest } = await visitor.observed();
  await visitor.close();
  return { 'frames a second': (1_000 * frames) / elapsed, 'main thread, %': (100 * work) / elapsed, longest };
}

/** Processor time in ms, as for 30 s. */
async function measureWork({ browser }: Environment, visitor: Visit, seconds: number): Promise<Figures> {
  const protocol = await browser.newBrowserCDPSession();
  const before = { main: await visitor.mainThreadTime(), all: await browserTime(protocol) };
  await wait(seconds * 1_000);
  const after = { main: await visitor.mainThreadTime(), all: await browserTime(protocol) };
  await protocol.detach();
  return {
    'main thread': ((after.main - before.main) * STATED_S) / seconds,
    'all processes': ((after.all - before.all) * STATED_S) / seconds,
  };
}
