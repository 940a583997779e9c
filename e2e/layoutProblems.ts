import type { Page } from '@playwright/test';

/** Every text that is cut off, overlaps or touches another, or leaves its button or the window sideways. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    type Piece = { text: string; holder: Element; layer: Element; box: DOMRect };
    const pieces: Piece[] = [];
    const wrong = new Set<string>();

    const parentsOf = function* (element: Element | null): Generator<Element> {
      for (let parent = element; parent !== null; parent = parent.parentElement) yield parent;
    };
    const isForReadersOnly = (element: Element) =>
      [...parentsOf(element)].some((parent) => getComputedStyle(parent).clipPath === 'inset(50%)');
    /** Sticky elements, dialogs and popovers overlap the page on purpose, so each is a layer of its own. */
    const layerOf = (element: Element) =>
      [...parentsOf(element)].find(
        (parent) =>
          parent.matches('dialog, [popover]') ||
          ['sticky', 'fixed'].includes(getComputedStyle(parent).position),
      ) ?? document.body;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const holder = texts.currentNode.parentElement;
      if (text === '' || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (isForReadersOnly(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) {
        let inSight = box.width > 1 && box.height > 1;
        if (!inSight) continue;
        for (const parent of parentsOf(holder)) {
          const { overflowX, overflowY, position } = getComputedStyle(parent);
          const frame = parent.getBoundingClientRect();
          const beside = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
          const above = box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
          const isAny = (overflow: string, ...words: string[]) => words.includes(overflow);
          // Text outside a scrolling box can be scrolled into view.
          if (
            (isAny(overflowX, 'auto', 'scroll') && beside) ||
            (isAny(overflowY, 'auto', 'scroll') && above)
          ) {
            inSight = false;
            break;
          }
          if ((isAny(overflowX, 'hidden', 'clip') && beside) || (isAny(overflowY, 'hidden', 'clip') && above))
            wrong.add(`cut off: ${text.slice(0, 60)}`);
          if (position === 'fixed') break;
        }
        const button = holder.closest('button')?.getBoundingClientRect();
        if (inSight && button && (box.left < button.left || box.right > button.right))
          wrong.add(`out of its button: ${text.slice(0, 60)}`);
        if (inSight && (box.left < -SLACK || box.right > innerWidth + SLACK))
          wrong.add(`out of the window: ${text.slice(0, 60)}`);
        if (inSight) pieces.push({ text, holder, layer: layerOf(holder), box });
      }
    }

    /** Inline texts follow each other without a gap. */
    const displayOf = ({ holder }: Piece) => getComputedStyle(holder).display;
    const isInline = (piece: Piece) => displayOf(piece) === 'inline';
    /** A word in its sentence. */
    const isWithin = (word: Piece, sentence: Piece) =>
      sentence.holder.contains(word.holder) && displayOf(word).startsWith('inline');
    // A line box is taller than its letters.
    const inner = ({ top, bottom, height }: DOMRect) => [top + height / 4, bottom - height / 4] as const;
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        if (one.layer !== other.layer) continue;
        const [top, bottom] = inner(one.box);
        const [otherTop, otherBottom] = inner(other.box);
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
        if (high <= 1 || wide <= -2) continue;
        const both = `${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`;
        if (wide > 2) wrong.add(`overlap: ${both}`);
        else if (
          !isInline(one) &&
          !isInline(other) &&
          one.holder !== other.holder &&
          !isWithin(one, other) &&
          !isWithin(other, one)
        )
          wrong.add(`touch: ${both}`);
      }
    // Only a table may be wider than its place; it can be reached by keyboard then.
    for (const element of document.querySelectorAll('*')) {
      const sideways = element.scrollWidth - element.clientWidth;
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (sideways > 1 && scrolls && !element.matches('[role=region], [role=region] *'))
        wrong.add(`scrolls sideways by ${sideways}: ${element.localName} ${element.className}`);
    }
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) wrong.add(`the page scrolls sideways by ${sideways}`);
    return [...wrong];
  });
}
