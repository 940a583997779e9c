import { isCovered, isVeiled } from './covers';
import type { GeneratedContent } from './generated';
import { isLegible } from './legible';
import type { Finding } from './occlusion';
import type { Saying } from './words';

const print = matchMedia('print');
const tiny = matchMedia('(max-width: 279px), (max-height: 119px)');

/** What a look looks at. */
export type Scene = { readonly sayings: readonly Saying[]; readonly strangers: readonly Element[] };

/** `occluded` is what the browser alone says, once it has lasted; what we see ourselves is true at once. */
export type Sight = 'seen' | 'occluded' | 'missing';

/**
 * Whether at least one simulation label can be seen. Beneath an open dialog that is the one within it, since what
 * lies below a modal dialog is hit by no point.
 *
 * Order matters: each question is dearer or rarer than the one before. What hides the whole page with the
 * label (a filter or a zoom on the root) hides the figures too, and is no cause to withhold them.
 *
 * @param findingOf what the browser says about an element that it watches
 * @param generated what style sheets generate within a label
 */
export function sightOf(
  { sayings, strangers }: Scene,
  findingOf: (label: Element) => Finding,
  generated: GeneratedContent,
): Sight {
  const legible = sayings.filter(
    (saying) =>
      isLegible(saying, generated) &&
      !(isCovered(saying, findingOf(saying.label), strangers) && isMeasurable()),
  );
  if (legible.length === 0) return isExcused() ? 'seen' : 'missing';
  const occluded = legible.every(
    ({ label }) => findingOf(label) === 'occluded' && !isVeiled(label, strangers),
  );
  return occluded && isMeasurable() && !isExcused() ? 'occluded' : 'seen';
}

/** On paper the word is on each sheet; a frame too small for both shows the label alone, so no figure. */
function isExcused(): boolean {
  return print.matches || tiny.matches;
}

/**
 * Whether points mean anything: not without a layout (a frame that is not displayed keeps its inner width, while
 * nothing in it has a box), and not where the fingers have zoomed into the page.
 */
function isMeasurable(): boolean {
  const { width } = document.documentElement.getBoundingClientRect();
  return width > 0 && innerWidth > 0 && innerHeight > 0 && (visualViewport?.scale ?? 1) < 1.05;
}
