import { colourOf } from './colour';
import type { Finding } from './occlusion';
import { styleOf } from './styleOf';
import type { Saying } from './words';

/** A thinner veil is looked through. */
const OPAQUE = 0.5;

/** Drawn by something other than style: taken for opaque. */
const DRAWN = 'img, canvas, video, iframe, svg, object, embed, picture';

/** Where a line of text is probed, as parts of its box. */
const PROBES = [
  [0.5, 0.5],
  [0.04, 0.2],
  [0.96, 0.2],
  [0.04, 0.8],
  [0.96, 0.8],
] as const;

/**
 * Whether words are out of the window, cut off, or beneath something that cannot be seen through. Each probe costs the
 * browser a search through the page: where it says itself that nothing lies above, one of them does.
 */
export function isCovered(
  { label, words }: Saying,
  finding: Finding,
  strangers: readonly Element[],
): boolean {
  const range = document.createRange();
  const lines = words.flatMap((word) => {
    range.selectNodeContents(word);
    const boxes = [...range.getClientRects()];
    return boxes.length > 0 ? boxes : [new DOMRect()]; // not drawn at all
  });
  if (!lines.every(isInWindow)) return true;
  const probed = finding === 'visible' ? lines.slice(-1) : lines;
  const probes = finding === 'visible' ? PROBES.slice(0, 1) : PROBES;
  if (
    !probed.every((line) =>
      probes.every(([x, y]) => isHit(label, line.x + line.width * x, line.y + line.height * y)),
    )
  )
    return true;
  return strangersOver(label, strangers).some(
    (element) => isPassedThrough(element) && isOpaque(element) && isAbove(element, label),
  );
}

/**
 * Whether something that can be seen through explains why the browser calls a label occluded: it counts any layer
 * above, however thin, and calls nothing visible under a filter, a fade or a turn of the whole page.
 */
export function isVeiled(label: Element, strangers: readonly Element[]): boolean {
  return (
    strangersOver(label, strangers).length > 0 ||
    [document.documentElement, document.body].some((element) => {
      const { filter, opacity, transform, mixBlendMode } = styleOf(element);
      return filter !== 'none' || opacity !== '1' || transform !== 'none' || mixBlendMode !== 'normal';
    })
  );
}

function isInWindow({ left, top, right, bottom, width, height }: DOMRect): boolean {
  const visible = width >= 1 && height >= 1;
  return visible && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}

function isHit(label: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  if (top !== null && label.contains(top)) return true;
  const pile = document.elementsFromPoint(x, y);
  const depth = pile.findIndex((element) => label.contains(element));
  return depth >= 0 && !pile.slice(0, depth).some(isOpaque);
}

function isOpaque(element: Element): boolean {
  const { opacity, backgroundColor, backgroundImage } = styleOf(element);
  if (Number(opacity) < OPAQUE) return false;
  const ground = colourOf(backgroundColor);
  return (
    element.matches(DRAWN) || backgroundImage !== 'none' || (ground?.alpha ?? 1) * Number(opacity) >= OPAQUE
  );
}

/** What others have put beside our page. */
export function strangersBeside(): Element[] {
  return [...document.body.children, ...document.documentElement.children].filter(
    (element) => !element.matches('body, head, #root, script, .drawings'),
  );
}

/** What of it, or within it, is where the label is. */
function strangersOver(label: Element, strangers: readonly Element[]): HTMLElement[] {
  if (strangers.length === 0) return [];
  const box = label.getBoundingClientRect();
  return strangers
    .filter((element) => !element.contains(label))
    .flatMap((element) => [element, ...[...element.querySelectorAll('*')].slice(0, 200)])
    .filter((element): element is HTMLElement => element instanceof HTMLElement && overlaps(box, element));
}

/** Lets presses through, so that no point hits it. */
function isPassedThrough(element: Element): boolean {
  return styleOf(element).pointerEvents === 'none';
}

function overlaps(box: DOMRect, element: Element): boolean {
  const other = element.getBoundingClientRect();
  return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
}

/** Lets points hit the element for a moment: it may as well lie behind the label. */
function isAbove(element: HTMLElement, label: Element): boolean {
  const { style } = element;
  const before = [
    style.getPropertyValue('pointer-events'),
    style.getPropertyPriority('pointer-events'),
  ] as const;
  style.setProperty('pointer-events', 'auto', 'important');
  const box = element.getBoundingClientRect();
  const below = label.getBoundingClientRect();
  const middle = (from: number, to: number, low: number, high: number) =>
    (Math.max(from, low) + Math.min(to, high)) / 2;
  const top = document.elementFromPoint(
    middle(box.left, box.right, below.left, below.right),
    middle(box.top, box.bottom, below.top, below.bottom),
  );
  style.setProperty('pointer-events', ...before);
  return top !== null && element.contains(top);
}
