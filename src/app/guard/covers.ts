import { colourOf } from './colour';

/** A thinner veil is looked through. */
const OPAQUE = 0.5;

/** Drawn by something other than style: taken for opaque. */
const DRAWN = 'img, canvas, video, iframe, svg, object, embed, picture';

/** Where a line of text is probed, as parts of its box: the middle, and two opposite corners in turn. */
const PROBES = [
  [
    [0.5, 0.5],
    [0.04, 0.2],
    [0.96, 0.8],
  ],
  [
    [0.5, 0.5],
    [0.96, 0.2],
    [0.04, 0.8],
  ],
] as const;

let turn: 0 | 1 = 0;

/** Whether words are out of the window, cut off, or beneath something that cannot be seen through. */
export function isCovered(label: Element, words: readonly Text[]): boolean {
  const range = document.createRange();
  turn = turn === 0 ? 1 : 0;
  for (const word of words) {
    range.selectNodeContents(word);
    const lines = [...range.getClientRects()];
    if (lines.length === 0 || !lines.every((line) => isOnTop(label, line))) return true;
  }
  return foreignersOver(label).some(
    (element) => isPassedThrough(element) && isOpaque(element) && isAbove(element, label),
  );
}

/**
 * Whether something that can be seen through explains why the browser calls a label occluded: it counts any layer
 * above, however thin, and calls nothing visible under a filter, a fade or a turn of the whole page.
 */
export function isVeiled(label: Element): boolean {
  return (
    foreignersOver(label).length > 0 ||
    [document.documentElement, document.body].some((element) => {
      const { filter, opacity, transform, mixBlendMode } = getComputedStyle(element);
      return filter !== 'none' || opacity !== '1' || transform !== 'none' || mixBlendMode !== 'normal';
    })
  );
}

function isOnTop(label: Element, { left, top, width, height, right, bottom }: DOMRect): boolean {
  if (width < 1 || height < 1) return false;
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
  return PROBES[turn].every(([x, y]) => isHit(label, left + width * x, top + height * y));
}

function isHit(label: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  if (top !== null && label.contains(top)) return true;
  const pile = document.elementsFromPoint(x, y);
  const depth = pile.findIndex((element) => label.contains(element));
  return depth >= 0 && !pile.slice(0, depth).some(isOpaque);
}

function isOpaque(element: Element): boolean {
  const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
  if (Number(opacity) < OPAQUE) return false;
  const ground = colourOf(backgroundColor);
  return (
    element.matches(DRAWN) || backgroundImage !== 'none' || (ground?.alpha ?? 1) * Number(opacity) >= OPAQUE
  );
}

/** What others have put beside our page where the label is. */
function foreignersOver(label: Element): HTMLElement[] {
  const box = label.getBoundingClientRect();
  const beside = [...document.body.children, ...document.documentElement.children].filter(
    (element) => !element.matches('body, head, #root, script, .drawings') && !element.contains(label),
  );
  return beside
    .flatMap((element) => [element, ...[...element.querySelectorAll('*')].slice(0, 200)])
    .filter((element): element is HTMLElement => element instanceof HTMLElement && overlaps(box, element));
}

/** Lets presses through, so that no point hits it. */
function isPassedThrough(element: Element): boolean {
  return getComputedStyle(element).pointerEvents === 'none';
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
