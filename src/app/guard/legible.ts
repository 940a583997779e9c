import { colourOf, contrast } from './colour';
import type { GeneratedContent } from './generated';
import { styleOf } from './styleOf';
import type { Saying } from './words';

/** Our own is 1: less is a fade. */
const LEAST_OPACITY = 0.95;

/** Smaller than this part of the root's letters is shrunk; our own label has 0.94 of them. */
const LEAST_SIZE = 0.85;

/** Our own has 7:1. Extensions that change colours stay well above this. */
const LEAST_CONTRAST = 2.5;

/** Properties that take something out of sight, with what they say when they do nothing. */
const HIDING = [
  ['filter', 'none'],
  ['clipPath', 'none'],
  ['maskImage', 'none'],
  ['mixBlendMode', 'normal'],
] as const;

const forced = matchMedia('(forced-colors: active)');

/** Whether style lets the words be read: opaque, unclipped, uncovered by generated content, large, in contrast. */
export function isLegible({ words, line, boxes }: Saying, generated: GeneratedContent): boolean {
  // Letters are compared with the root's, from which the figures have their size too.
  const least = (LEAST_SIZE * sizeOf(document.documentElement)) / shrinkageOf(line);
  const around = new Set<Element>();
  for (const { parentElement: own } of words) {
    // Without a style there is no size, and nothing to say against it.
    if (own === null || sizeOf(own) < least || !isDrawn(own)) return false;
    // Up to the body and not with it: what lies on all of the page lies on the figures too.
    for (let up = own; !around.has(up) && !isWholePage(up); up = up.parentElement) {
      around.add(up);
      if (up.parentElement === null || isHiddenByStyle(up)) return false; // not in the page, or not seen
    }
  }
  return isInContrast(words, line) && !generated.isIn(boxes);
}

function isWholePage(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}

function isHiddenByStyle(element: Element): boolean {
  const style = styleOf(element);
  if (Number(style.opacity || 1) < LEAST_OPACITY) return true;
  // Where there is no layout some browsers say nothing.
  return HIDING.some(([name, none]) => style[name] !== none && style[name] !== '');
}

/** Whether an element has a box and is not hidden, as are all of them where there is no layout. */
function isDrawn(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) || document.body.offsetWidth === 0;
}

function sizeOf(element: Element): number {
  return Number.parseFloat(styleOf(element).fontSize);
}

/** How much smaller than the rest of the page a line is drawn; 1 is not. Whole pixels come within 5 %. */
function shrinkageOf(line: HTMLElement): number {
  const scale = scaleOf(line);
  return scale < 0.95 ? scale / scaleOf(document.body) : 1;
}

/** How much transforms and zoom change what an element measures; 1 where there is no layout. */
function scaleOf(element: HTMLElement): number {
  if (element.offsetWidth === 0) return 1;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width / element.offsetWidth, height / element.offsetHeight);
}

/** What was found of the pairs of ink and ground that the label had so far: few, and they come again at each look. */
const contrasts = new Map<string, number>();

/**
 * @param words what the ink is read from
 * @param line what the ground is looked for from, upward
 */
function isInContrast(words: readonly Text[], line: Element): boolean {
  if (forced.matches) return true;
  const ground = groundOf(line);
  if (ground === undefined) return false;
  return words.every(({ parentElement: own }) => {
    if (own === null) return false;
    const { webkitTextFillColor: ink, backgroundColor, backgroundImage } = styleOf(own);
    const pair = `${ink} ${backgroundColor} ${ground}`;
    const known = contrasts.get(pair) ?? contrastOn(ink, [backgroundColor, ground]);
    contrasts.set(pair, known);
    return known >= LEAST_CONTRAST && isBare(backgroundImage);
  });
}

/** The first opaque colour behind an element; undefined where a picture lies before it. */
function groundOf(element: Element): string | undefined {
  let colour = '';
  for (let up: Element | null = element; up !== null; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = styleOf(up);
    // A picture of our own lies on body and dialogs, behind an opaque bar.
    if (!isBare(backgroundImage)) return undefined;
    colour = backgroundColor;
    if (colour !== 'rgba(0, 0, 0, 0)') return colour;
  }
  return colour;
}

function isBare(image: string): boolean {
  return image === 'none' || image === '';
}

/** As if fully in contrast where a notation is not one that we read. */
function contrastOn(ink: string, grounds: readonly string[]): number {
  const drawn = colourOf(ink);
  if (drawn === undefined) return 21;
  if (drawn.alpha < LEAST_OPACITY) return 1;
  const ground = grounds.map(colourOf).find((colour) => colour === undefined || colour.alpha > 0.5);
  return ground === undefined ? 21 : contrast(drawn, ground);
}
