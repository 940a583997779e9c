import type { Page } from '@playwright/test';
import { seen } from './honesty/seen';

declare global {
  interface Window {
    /** The browser's own frames: those of the page stand still with its clock. */
    nextFrame: () => Promise<unknown>;
    /** Since the last look: what the browser counted as layout shifts, with the elements that moved. */
    shifts: string[];
    /** Since when each animation runs, in milliseconds of the page's time. */
    begun: WeakMap<Animation, number>;
    /** When each animation of the style sheets began last, by its name. */
    lastBegun: Map<string, number>;
    lookAtFrame: () => string[];
  }
}

/** Between two looks, in milliseconds of the page's time. */
const FRAME_MS = 40;

/**
 * Prepares a page whose time passes frame by frame, also that of its animations, however fast the machine is. For
 * before the page is opened.
 */
export async function holdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.nextFrame = () => new Promise((resolve) => frame(resolve));
    window.shifts = [];
    window.begun = new WeakMap();
    window.lastBegun = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, 'sources')) {
          // A text has its place in its line and its paragraph by the length of what stands before it.
          if ((node instanceof Element ? node : node?.parentElement)?.closest('p')) continue;
          const inLine = from.top === to.top && from.height === to.height && to.width < 320;
          if (inLine && Math.abs(from.left - to.left) <= 48) continue;
          const what = node?.outerHTML ?? node?.textContent ?? 'what is gone';
          window.shifts.push(`shifted: ${what.replaceAll(/\d/g, '0').slice(0, 80)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.addInitScript(lookAtFrame);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/**
 * Lets the page's time pass and looks at each frame: whether a text lies over another one, a row is seen outside its
 * card, a control does not take a press at its middle, the label is not in sight, or anything shifted or flickers.
 *
 * @returns what was wrong, each once, with the first time at which it was seen
 */
export async function filmProblems(page: Page, ms: number, frameMs = FRAME_MS): Promise<string[]> {
  const found = new Map<string, number>();
  for (let at = 0; at < ms; at += frameMs) {
    await page.clock.runFor(frameMs);
    const problems = await showFrame(page);
    const label = await seen(page);
    if (label !== 'seen') problems.push(`label: ${label}`);
    for (const wrong of problems) if (!found.has(wrong)) found.set(wrong, at + frameMs);
  }
  return Array.from(found, ([wrong, at]) => `${at} ms: ${wrong}`);
}

/** Brings all animations to the time of the page, draws, and looks. */
async function showFrame(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const now = performance.now();
    const flickers = new Set<string>();
    for (const animation of document.getAnimations()) {
      if (!window.begun.has(animation) && animation instanceof CSSAnimation) {
        const last = window.lastBegun.get(animation.animationName) ?? now;
        if (now > last && now < last + 500) flickers.add(`flickers: ${animation.animationName}`);
        window.lastBegun.set(animation.animationName, now);
      }
      const begun = window.begun.get(animation) ?? now;
      window.begun.set(animation, begun);
      animation.pause();
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (now - begun >= end) animation.finish();
      else animation.currentTime = now - begun;
    }
    await window.nextFrame();
    await window.nextFrame();
    return [...window.lookAtFrame(), ...flickers, ...window.shifts.splice(0)];
  });
}

/** In the page: what is wrong in the frame on screen. */
function lookAtFrame() {
  type Piece = { text: string; holder: Element; box: DOMRect };
  const NOTHING = new DOMRect();

  const cut = (one: DOMRect, other: DOMRect): DOMRect => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : NOTHING;
  };
  /** The part of a box that no ancestor and not the window cuts off. */
  const seenPart = (box: DOMRect, element: Element | null): DOMRect => {
    let part = cut(box, new DOMRect(0, 0, innerWidth, innerHeight));
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, clipPath, position, contain } = getComputedStyle(up);
      if (clipPath === 'inset(50%)') return NOTHING;
      if (overflowX !== 'visible' || overflowY !== 'visible' || /strict|paint|content/.test(contain))
        part = cut(part, up.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return part;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Of `rgba(0, 0, 0, 0.5)` and of `color(srgb 0 0 0 / 0.5)`, as mixed colors are computed. */
  const alphaOf = (element: Element) => {
    const [, inRgba, mixed] =
      /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
    return Number(inRgba ?? mixed ?? 1);
  };
  /** Whether at a point the lower of two elements is hidden by something opaque. */
  const isHidden = (one: Element, other: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    const lower = Math.max(stack.indexOf(one), stack.indexOf(other));
    return stack.slice(0, Math.max(0, lower)).some((above) => {
      const opaque = alphaOf(above) >= 0.99 || getComputedStyle(above).backgroundImage.includes('gradient');
      return opaque && !(above.contains(one) && above.contains(other));
    });
  };

  const textPieces = (): Piece[] => {
    const pieces: Piece[] = [];
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const text = currentNode.textContent?.trim() ?? '';
      const holder = currentNode.parentElement;
      if (text === '' || holder === null || !isSeen(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const line of range.getClientRects()) {
        // A line box is taller than its letters.
        const letters = new DOMRect(line.x, line.y + line.height / 4, line.width, line.height / 2);
        const box = seenPart(letters, holder);
        if (box.width > 1 && box.height > 1) pieces.push({ text: text.slice(0, 40), holder, box });
      }
    }
    for (const drawing of (modal ?? document).querySelectorAll('svg[role=img]')) {
      const box = isSeen(drawing) ? seenPart(drawing.getBoundingClientRect(), drawing) : NOTHING;
      if (box.width > 1)
        pieces.push({ text: `[${drawing.getAttribute('aria-label')?.slice(0, 20)}]`, holder: drawing, box });
    }
    return pieces;
  };

  window.lookAtFrame = () => {
    const wrong: string[] = [];
    const pieces = textPieces();
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        const both = cut(one.box, other.box);
        if (both.width <= 2 || both.height <= 1) continue;
        if (!isHidden(one.holder, other.holder, both.x + both.width / 2, both.y + both.height / 2))
          wrong.push(`text over text: ${one.text} / ${other.text}`.replaceAll(/\d/g, '0'));
      }
    for (const row of document.querySelectorAll('tbody tr')) {
      const card = row.closest('article')?.getBoundingClientRect();
      const part = seenPart(row.getBoundingClientRect(), row);
      if (card && part.width > 0 && (part.top < card.top - 1 || part.bottom > card.bottom + 1))
        wrong.push('a row outside its card');
    }
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const control of (modal ?? document).querySelectorAll<HTMLElement>(
      'button, a[href], input, summary',
    )) {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const middle = seenPart(new DOMRect(x - 1, y - 1, 2, 2), control);
      if (middle.width < 2 || middle.height < 2 || !control.checkVisibility({ visibilityProperty: true }))
        continue;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || control.contains(hit) || hit.closest('label')?.contains(control)) continue;
      const sticky = ['sticky', 'fixed'].includes(getComputedStyle(hit).position) || hit.closest('.bar');
      wrong.push(
        `${sticky ? 'sticky ' : ''}covered: ${control.textContent || control.ariaLabel} by ${hit.tagName} ${hit.className}`,
      );
    }
    return wrong;
  };
}
