import { colourOf, contrast } from './colour';

/** Our own is 1: less is a fade. */
const LEAST_OPACITY = 0.95;

/** Smaller than this part of the root's letters is shrunk; our own label has 0.94 of them. */
const LEAST_SIZE = 0.85;

/** Our own has 7:1. Extensions that change colours stay well above this. */
const LEAST_CONTRAST = 2.5;

/** Properties that take something out of sight, with what they say when they do nothing. */
const HIDING = {
  visibility: 'visible',
  filter: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'mix-blend-mode': 'normal',
  'content-visibility': 'visible',
} as const;

/** Whether style lets the words be read: opaque, unclipped, uncovered by generated content, large, in contrast. */
export function isLegible(words: readonly Text[]): boolean {
  const checked = new Set<Element>();
  return words.every((word) => {
    const own = word.parentElement;
    if (own === null || !isLargeEnough(own) || !isInContrast(own)) return false;
    // Up to the body and not with it: what lies on all of the page lies on the figures too.
    for (let up = own; !checked.has(up) && !isWholePage(up); up = up.parentElement) {
      checked.add(up);
      if (isHiddenByStyle(up)) return false;
      if (up.parentElement === null) return false; // not in the page
    }
    return true;
  });
}

function isWholePage(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}

function isHiddenByStyle(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number(style.opacity || 1) < LEAST_OPACITY || style.display === 'none') return true;
  // A property that the browser does not know says nothing.
  if (Object.entries(HIDING).some(([name, none]) => ![none, ''].includes(style.getPropertyValue(name))))
    return true;
  return BOXES.has(element.localName) && hasGeneratedContent(element);
}

/** Of the label: only these are as large as what they hold, so that something generated could lie over it. */
const BOXES: ReadonlySet<string> = new Set(['p', 'section', 'div']);

function hasGeneratedContent(element: Element): boolean {
  return ['::before', '::after'].some(
    (pseudo) => !['none', 'normal', ''].includes(getComputedStyle(element, pseudo).content),
  );
}

/** Letters compared with the root's, from which the figures have their size too. */
function isLargeEnough(element: Element): boolean {
  const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
  const part = (size(element) * scaleOf(element)) / (size(document.documentElement) * scaleOf(document.body));
  return !(part < LEAST_SIZE); // without a style there is no size, and nothing to say against it
}

/** How much transforms and zoom change what an element measures; 1 where there is no layout. */
function scaleOf(element: Element): number {
  const box = element.closest<HTMLElement>('p, body');
  if (box === null || box.offsetWidth === 0) return 1;
  const { width, height } = box.getBoundingClientRect();
  return Math.min(width / box.offsetWidth, height / box.offsetHeight);
}

function isInContrast(element: Element): boolean {
  if (matchMedia('(forced-colors: active)').matches) return true;
  const ink = colourOf(getComputedStyle(element).webkitTextFillColor);
  if (ink === undefined) return true; // a notation that we do not read
  if (ink.alpha < LEAST_OPACITY) return false;
  for (let up: Element | null = element; up !== null; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up);
    const ground = colourOf(backgroundColor);
    // A picture of our own lies on body and dialogs, behind an opaque bar.
    if (!['none', ''].includes(backgroundImage)) return false;
    if (ground === undefined) return true;
    if (ground.alpha > 0.9) return contrast(ink, ground) >= LEAST_CONTRAST;
  }
  return true;
}
