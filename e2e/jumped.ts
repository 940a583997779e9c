import type { Page } from '@playwright/test';
import { BUDGETS } from '../bench/budgets';

/** The layout shifts since the page was opened, with what has moved, and whether that may move. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const found: PerformanceEntry[] = [];
    new PerformanceObserver((entries) => found.push(...entries.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 100)); // the entries before it are reported first
    return found.map((entry) => ({
      at: entry.startTime,
      value: Number(Reflect.get(entry, 'value')),
      moved: Array.from(Reflect.get(entry, 'sources'), ({ node, previousRect: from, currentRect: to }) => {
        const part: Element | null = node instanceof Text ? node.parentElement : node; // null when it is gone by now
        const isPushed = part?.matches(':has(> data)') && from.top === to.top;
        const mayMove = !part || isPushed || part.closest('tbody') || part.parentElement?.closest('button');
        return { text: (part?.outerHTML ?? 'what is gone').slice(0, 120), mayMove: Boolean(mayMove) };
      }),
    }));
  });

/**
 * What the browser counts as moved since the page was opened. Rows slide, and Chromium counts a slide that the next
 * trade interrupts; a figure of one digit more pushes the words after it along their line; and a button may say another
 * word in its place.
 */
export const jumped = async (page: Page) =>
  (await shifts(page)).flatMap(({ moved }) => moved.flatMap(({ text, mayMove }) => (mayMove ? [] : text)));

/**
 * What has moved since a time of the page, rows too, with how far.
 *
 * @param since `performance.now()`
 * @param least smaller shifts are left out: those that round to 0.000
 */
export const shiftsOf = async (page: Page, since: number, least: number = BUDGETS.shift) =>
  (await shifts(page))
    .filter(({ at, value }) => value >= least && at >= since)
    .map(({ value, moved }) => `${value.toFixed(4)}: ${moved.map(({ text }) => text).join(', ')}`);
