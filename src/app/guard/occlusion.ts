/** What browsers with visibility tracking know beyond the standard's first edition. */
type TrackedEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/** What the browser says of an element: nothing at all lies over it, or something does. */
export type Finding = 'visible' | 'occluded' | 'unknown';

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
  let findings = new WeakMap<Element, Finding>();
  const observer = isTracking()
    ? new IntersectionObserver((entries: TrackedEntry[]) => {
        for (const { target, isIntersecting, intersectionRatio, isVisible } of entries) {
          const whole = isVisible === true && intersectionRatio > 0.98;
          // Beyond the edge of a frame that is scrolled within its page is not beneath something.
          findings.set(target, whole ? 'visible' : isIntersecting && !isVisible ? 'occluded' : 'unknown');
        }
        onChange();
      }, TRACKING)
    : undefined;

  return {
    /** An element that is watched already is not watched twice. */
    watch: (element: Element) => observer?.observe(element),
    /** What was found no longer counts: something that lay over the page has come or gone. */
    forget() {
      findings = new WeakMap();
      observer?.disconnect();
    },
    /** What the browser says; `unknown` where it cannot tell or has not yet. */
    findingOf: (element: Element): Finding => findings.get(element) ?? 'unknown',
  };
}

function isTracking(): boolean {
  return typeof IntersectionObserver === 'function' && 'isVisible' in IntersectionObserverEntry.prototype;
}
