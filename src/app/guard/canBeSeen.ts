import { isCovered } from './covers';
import { isLegible } from './legible';
import { type Wording, wordsIn } from './words';

/**
 * Whether at least one simulation label can be seen. Beneath an open dialog that is the one within it, since what
 * lies below a modal dialog is not hit by any point.
 *
 * Order matters: text and style first, geometry only where there is a layout. What hides the whole page with the
 * label (a filter or a zoom on the root) hides the figures too, and is no cause to withhold them.
 *
 * @param isOccluded what the browser says about an element that it watches
 */
export function canBeSeen(
  labels: readonly HTMLElement[],
  wording: Wording,
  isOccluded: (label: Element) => boolean,
): boolean {
  // On paper the label is on each page; a frame too small for both shows the label alone, so no figure.
  if (matchMedia('print').matches || matchMedia('(max-width: 279px), (max-height: 119px)').matches)
    return true;
  return labels.some((label) => {
    const words = wordsIn(label, wording);
    if (words.length === 0 || !isLegible(words)) return false;
    return !isMeasurable() || !isCovered(label, words, isOccluded(label));
  });
}

/** Whether points mean anything: not without a layout, and not where the fingers have zoomed into the page. */
function isMeasurable(): boolean {
  const { width } = document.documentElement.getBoundingClientRect();
  return width > 0 && innerWidth > 0 && innerHeight > 0 && (visualViewport?.scale ?? 1) < 1.05;
}
