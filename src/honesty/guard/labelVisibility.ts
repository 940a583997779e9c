import type { Finding, WithheldReason } from './guardState';
import { findLabelLine, type LabelText, wordsOf } from './labelText';

/** Letters drawn smaller than this are not read (CSS px; INV-04). */
const MIN_FONT_SIZE = 10;

/** The label and everything around it together are at least this opaque (INV-04). */
const MIN_OPACITY = 0.5;

/** What is less opaque than this is a veil: the label is read through it. */
const COVER_OPACITY = 0.75;

/** Elements that draw something other than their background: taken for opaque. */
const REPLACED = 'img, canvas, video, iframe, object, embed';

/** Where a line of text is looked for, as fractions of its box: its centre and four inset corners. */
const SAMPLES = [
  [0.5, 0.5],
  [0.04, 0.2],
  [0.96, 0.2],
  [0.04, 0.8],
  [0.96, 0.8],
] as const;

const print = matchMedia('print');
/** Too small for label and figures together: the page shows the label alone (`frame.css`, INV-25). */
const tinyWindow = matchMedia('(max-width: 279px), (max-height: 119px)');

/**
 * Whether a visitor can see a simulation label, and if not, why. One label is enough: beneath an open dialog it is
 * the one within the dialog. Printing and windows too small for figures need none.
 */
export function labelVisibility(text: LabelText): Finding {
  if (print.matches || tinyWindow.matches) return 'visible';
  let finding: Finding = 'removed';
  for (const label of document.querySelectorAll('[data-simulation-label]')) {
    finding = visibilityOf(label, text);
    if (finding === 'visible') break;
  }
  return finding;
}

function visibilityOf(label: Element, text: LabelText): Finding {
  const line = findLabelLine(label, text);
  const words = line === undefined ? [] : wordsOf(line);
  if (line === undefined || words.length === 0) return 'text';
  const owners = new Set(words.flatMap((word) => word.parentElement ?? []));
  if ([...owners].some(isHidden)) return 'hidden';
  if (!hasLayout()) return 'visible';
  const scale = scaleOf(line) / Math.max(scaleOf(document.body), 0.01);
  if (
    [...owners].some((owner) => Number.parseFloat(getComputedStyle(owner).fontSize) * scale < MIN_FONT_SIZE)
  )
    return 'small';
  return isZoomedByPinch() || getComputedStyle(line).pointerEvents === 'none'
    ? 'visible'
    : sampleWords(label, words);
}

/** Whether style hides an element: not rendered, transparent with all around it, or with transparent letters. */
function isHidden(element: Element): boolean {
  if (hasLayout() && !element.checkVisibility({ visibilityProperty: true })) return true;
  let opacity = 1;
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    opacity *= opacityOf(around);
  return opacity < MIN_OPACITY || alphaOf(getComputedStyle(element).webkitTextFillColor) < MIN_OPACITY;
}

/** Whether boxes mean anything: in a frame that is not displayed nothing has one. */
function hasLayout(): boolean {
  return innerWidth > 0 && innerHeight > 0 && document.documentElement.getBoundingClientRect().width > 0;
}

/** How much larger an element is drawn than it is laid out, by transforms and CSS zoom. */
function scaleOf(element: HTMLElement | Element): number {
  const width = element instanceof HTMLElement ? element.offsetWidth : 0;
  return width === 0 ? 1 : element.getBoundingClientRect().width / width;
}

/** Zoomed in with two fingers, the label may be outside of what is seen, as anything on the page. */
function isZoomedByPinch(): boolean {
  return (visualViewport?.scale ?? 1) > 1.05;
}

/** Looks at points within each line of the words. */
function sampleWords(label: Element, words: readonly Text[]): Finding {
  const range = document.createRange();
  for (const word of words) {
    range.selectNodeContents(word);
    for (const { x, y, width, height } of range.getClientRects())
      for (const [across, down] of SAMPLES) {
        const reason = hitTest(label, x + width * across, y + height * down);
        if (reason !== undefined) return reason;
      }
  }
  return 'visible';
}

/** Why a point of the label is not seen; undefined where it is. */
function hitTest(label: Element, x: number, y: number): WithheldReason | undefined {
  const topmost = document.elementFromPoint(x, y);
  if (topmost !== null && label.contains(topmost)) return undefined;
  const stack = document.elementsFromPoint(x, y);
  const depth = stack.findIndex((element) => label.contains(element));
  if (depth < 0) return 'outside';
  return stack.slice(0, depth).some(isOpaque) ? 'covered' : undefined;
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const drawn = backgroundImage !== 'none' || element.matches(REPLACED) ? 1 : alphaOf(backgroundColor);
  return drawn * opacityOf(element) >= COVER_OPACITY;
}

function opacityOf(element: Element): number {
  return Number(getComputedStyle(element).opacity || 1);
}

/** The alpha of a computed colour, 0 to 1: the fourth number of `rgba()`, or what follows a slash. */
function alphaOf(color: string): number {
  const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(color);
  return alpha === null ? 1 : Number(alpha[1] ?? alpha[2]);
}
