import { isCovered, isVeiled } from './covers';
import type { GeneratedContent } from './generated';
import { isLegible } from './legible';
import type { Finding } from './occlusion';
import { type Wording, wordsIn } from './words';

const print = matchMedia('print');
const tiny = matchMedia('(max-width: 279px), (max-height: 119px)');

/** `occluded` is what the browser alone says, once it has lasted; what we see ourselves is true at once. */
export type Sight = 'seen' | 'occluded' | 'missing';

/**
 * Whether at least one simulation label can be seen. Beneath an open dialog that is the one within it, since what
 * lies below a modal dialog is hit by no point.
 *
 * Order matters: text and style first, geometry only where there is a layout. What hides the whole page with the
 * label (a filter or a zoom on the root) hides the figures too, and is no cause to withhold them.
 *
 * @param findingOf what the browser says about an element that it watches
 * @param generated what style sheets generate within a label
 */
export function sightOf(
  labels: readonly HTMLElement[],
  wording: Wording,
  findingOf: (label: Element) => Finding,
  generated: GeneratedContent,
): Sight {
  // On paper the word is on each sheet; a frame too small for both shows the label alone, so no figure.
  if (print.matches || tiny.matches) return 'seen';
  const measurable = isMeasurable();
  const legible = labels.filter((label) => {
    const words = wordsIn(label, wording);
    return (
      words.length > 0 &&
      isLegible(words, generated) &&
      !(measurable && isCovered(label, words, findingOf(label)))
    );
  });
  if (legible.length === 0) return 'missing';
  return measurable && legible.every((label) => findingOf(label) === 'occluded' && !isVeiled(label))
    ? 'occluded'
    : 'seen';
}

/**
 * Whether points mean anything: not without a layout (a frame that is not displayed keeps its inner width, while
 * nothing in it has a box), and not where the fingers have zoomed into the page.
 */
function isMeasurable(): boolean {
  const { width } = document.documentElement.getBoundingClientRect();
  return width > 0 && innerWidth > 0 && innerHeight > 0 && (visualViewport?.scale ?? 1) < 1.05;
}
