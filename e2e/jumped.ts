import type { Page } from '@playwright/test';
import { BUDGETS } from '../bench/budgets';

/**
 * What the browser counts as moved since the page was opened. Rows slide, and Chromium counts a slide that the next trade
 * interrupts; a figure of one digit more pushes the words after it along their line; and a button may say another word in
 * its place.
 */
export const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const mayMove = (part: Element) => part.closest('tbody') ?? part.parentElement?.closest('button');
        const isPushed = (part: Element, from: DOMRect, to: DOMRect) =>
          part.querySelector('data') !== null && from.top === to.top;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
              const part = node instanceof Text ? node.parentElement : node; // null when it is gone by now
              if (part && !mayMove(part) && !isPushed(part, previousRect, currentRect))
                found.push(part.outerHTML.slice(0, 120));
            }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 100); // the entries before it are reported first
      }),
  );

/**
 * What has moved since a time of the page, rows too, with how far.
 *
 * @param since `performance.now()`
 * @param least smaller shifts are left out: those that round to 0.000
 */
export const shiftsOf = (page: Page, since: number, least: number = BUDGETS.shift) =>
  page.evaluate(
    ([from, least]) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) {
            const [value, sources] = [Reflect.get(entry, 'value'), Reflect.get(entry, 'sources')];
            const nodes = Array.from(sources, ({ node }) => node?.outerHTML?.slice(0, 60) ?? node?.data);
            if (value >= least && entry.startTime >= from)
              found.push(`${value.toFixed(4)}: ${nodes.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 100); // the entries before it are reported first
      }),
    [since, least] as const,
  );
