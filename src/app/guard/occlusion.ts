/** What browsers with visibility tracking know beyond the standard's first edition. */
type TrackedEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/** Asks for visibility; at least 200 ms between two findings of the browser (the platform allows 100). */
const TRACKING: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
  trackVisibility: true,
  delay: 200,
};

/**
 * Asks the browser itself whether something lies over an element, where it can tell (Chromium). That counts what
 * lets presses through, what closed shadow roots hide and what a framing page lays over the frame.
 *
 * @param onChange is called when the browser thinks otherwise than before
 */
export function watchOcclusion(onChange: () => void) {
  let occluded = new WeakMap<Element, boolean>();
  const observer = isTracking()
    ? new IntersectionObserver((entries: TrackedEntry[]) => {
        // Beyond the edge of a frame that is scrolled within its page is not beneath something.
        for (const { target, isIntersecting, isVisible } of entries)
          occluded.set(target, isIntersecting && isVisible === false);
        onChange();
      }, TRACKING)
    : undefined;

  return {
    /** An element that is watched already is not watched twice. */
    watch: (element: Element) => observer?.observe(element),
    /** What was found no longer counts: something that lay over the page has come or gone. */
    forget() {
      occluded = new WeakMap();
      observer?.disconnect();
    },
    /** Whether the browser says so; false where it cannot tell or has not yet. */
    isOccluded: (element: Element) => occluded.get(element) ?? false,
  };
}

function isTracking(): boolean {
  return typeof IntersectionObserver === 'function' && 'isVisible' in IntersectionObserverEntry.prototype;
}
