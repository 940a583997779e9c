// @ts-check
import { quantile } from './statistics.mjs';
import { browserWorked, visit, wait } from './visit.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {import('./visit.mjs').Visit} Visit */
/** Numbers by name; the same names every time a thing is measured. */
/** @typedef {Record<string, number>} Figures */

const SETTLING_MS = 5_000;

/** So long is no shift of the layout promised, in seconds. */
export const FIVE_MINUTES_S = 300;

/** As far as a link reaches, in simulated seconds: the curve has all the points that it can have. */
export const MONTH_S = 30 * 24 * 60 * 60;

/** A first visit until nothing is fetched any more. */
export async function load(
  /** @type {Browser} */ browser,
  /** @type {Host} */ host,
  /** @type {boolean} */ slow,
) {
  host.fetched();
  const visitor = await visit(browser, `${host.origin}/?seed=7`, { slow });
  // The shell has no figures to wait for.
  await visitor.page.waitForFunction('!document.scripts.length || window.seen.figures > 0');
  await wait(500);
  const { requests, bytes } = host.fetched();
  const { paint, figures, blocking, longest, shift } = await visitor.seen();
  await visitor.close();
  const kinds = { JS: bytes['.js'], CSS: bytes['.css'], HTML: bytes['.html'], SVG: bytes['.svg'] };
  const sizes = Object.entries({ ...kinds, font: bytes['.woff2'] });
  return {
    ...Object.fromEntries(sizes.map(([kind, size = 0]) => [`${kind}, kB`, size / 1_000])),
    'all, kB': sizes.reduce((sum, [, size = 0]) => sum + size, 0) / 1_000,
    requests,
    'first paint': paint,
    figures,
    blocking,
    longest,
    shift,
  };
}

/** Some seconds of a page that has stood for five: what its main thread and all processes work, and what it holds. */
export async function run(
  /** @type {Browser} */ browser,
  /** @type {Host} */ host,
  /** @type {number} */ seconds,
  /** where the run begins, in simulated seconds */
  from = 0,
) {
  const visitor = await visit(browser, `${host.origin}/?seed=7&t=${from}`);
  await wait(SETTLING_MS);
  const worked = await work(browser, visitor, seconds);
  const { longest, shift } = await visitor.seen();
  const heap = (await visitor.heap()) / 1_000_000;
  await visitor.close();
  return { ...worked, longest, shift, 'heap, MB': heap };
}

/** The product while nothing should happen: paused by its button, or told that it is hidden. */
export async function idle(
  /** @type {Browser} */ browser,
  /** @type {Host} */ host,
  /** @type {'paused' | 'hidden'} */ how,
  /** @type {number} */ seconds,
) {
  const visitor = await visit(browser, `${host.origin}/?seed=7&t=60`);
  if (how === 'paused') await visitor.page.getByRole('button', { name: 'Pause' }).first().click();
  else
    await visitor.page.evaluate(
      `Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))`,
    );
  await wait(SETTLING_MS);
  const worked = await work(browser, visitor, seconds);
  await visitor.close();
  return worked;
}

/** The product at a speed: frames and main thread. */
export async function atSpeed(
  /** @type {Browser} */ browser,
  /** @type {Host} */ host,
  /** @type {number} */ speed,
  /** @type {number} */ seconds,
) {
  const visitor = await visit(browser, `${host.origin}/?seed=7&speed=${speed}`);
  await wait(2_000);
  await visitor.forget();
  const before = await visitor.worked();
  /** @type {number[]} */
  const frames = await visitor.page.evaluate(
    `new Promise((resolve) => {
      const frames = [];
      let last;
      requestAnimationFrame(function next(now) {
        if (last !== undefined) frames.push(now - last);
        last = now;
        if (frames.reduce((sum, ms) => sum + ms, 0) < ${seconds * 1_000}) requestAnimationFrame(next);
        else resolve(frames);
      });
    })`,
  );
  const passed = frames.reduce((sum, ms) => sum + ms, 0);
  const worked = (await visitor.worked()) - before;
  const { longest } = await visitor.seen();
  await visitor.close();
  return {
    'frames a second': (1_000 * frames.length) / passed,
    'middle frame': quantile(frames, 0.5),
    'slow frame (99 %)': quantile(frames, 0.99),
    'main thread, %': (100 * worked) / passed,
    longest,
  };
}

/** The panel is opened and a day skipped: from the press to the frame with the new figures. */
export async function jump(/** @type {Browser} */ browser, /** @type {Host} */ host) {
  const { page, seen, forget, close } = await visit(browser, `${host.origin}/?seed=7`);
  await wait(1_000);
  await forget();
  await page.getByRole('button', { name: 'Controls' }).click();
  const day = page.getByRole('button', { name: 'Ahead 1 day' });
  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await day.waitFor();
  await wait(1_000);
  const opening = (await seen()).longest;
  await forget();
  await page.evaluate(`addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => { window.jumped = performance.now() - timeStamp; }));
  }, { capture: true, once: true })`);
  await day.click();
  await page.waitForFunction('window.jumped !== undefined');
  await wait(200);
  /** @type {number} */
  const jumped = await page.evaluate('window.jumped');
  const { longest } = await seen();
  await close();
  return { 'press to figures': jumped, longest, 'opening the panel, longest': opening };
}

/** Opens a link that lies a month in. */
export async function month(/** @type {Browser} */ browser, /** @type {Host} */ host) {
  const visitor = await visit(browser, `${host.origin}/?seed=7&t=${MONTH_S}`);
  const { figures, longest } = await visitor.seen();
  await visitor.close();
  return { figures, longest };
}

/** The engine alone, in a page of its own: cold, warm, a month, and how its cost grows. */
export async function engine(/** @type {Browser} */ browser, /** @type {Host} */ host) {
  const visitor = await visit(browser, host.origin);
  /** @type {Figures} */
  const figures = await visitor.page.evaluate(`(async () => {
    const { sessionAt } = await import('/engine.js');
    const play = (seed, moment) => {
      const startedAt = performance.now();
      const { closed } = sessionAt({ route: 'dashboard', seed }, moment).account;
      return [performance.now() - startedAt, closed];
    };
    const day = 24 * 60 * 60 * 1000;
    const [cold] = play('cold', day);
    const warm = Array.from({ length: 9 }, (_, n) => play('warm' + n, day)[0]).sort((a, b) => a - b)[4];
    const [month, closed] = play('month', 30 * day);
    const costs = [1e3, 1e4, 1e5, 1e6].map((trades) => {
      const [ms, closed] = play('cost', trades * 2000);
      return ['1e' + Math.log10(trades), (1e6 * ms) / closed];
    });
    return {
      'day, cold': cold, 'day, warm': warm, month,
      'trades a second': (1000 * closed) / month,
      ...Object.fromEntries(costs.map(([name, ns]) => ['ns a trade, ' + name + ' trades', ns])),
    };
  })()`);
  const heap = (await visitor.heap()) / 1_000_000;
  await visitor.close();
  return { ...figures, 'heap after it, MB': heap };
}

async function work(
  /** @type {Browser} */ browser,
  /** @type {Visit} */ visitor,
  /** @type {number} */ seconds,
) {
  const all = await browser.newBrowserCDPSession();
  const before = [await visitor.worked(), await browserWorked(all)];
  await wait(seconds * 1_000);
  const after = [await visitor.worked(), await browserWorked(all)];
  await all.detach();
  const [main = Number.NaN, processes = Number.NaN] = after.map(
    (ms, at) => ((ms - (before[at] ?? 0)) * 30) / seconds,
  );
  return { 'main thread': main, 'all processes': processes };
}
