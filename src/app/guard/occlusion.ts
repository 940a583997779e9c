/** What browsers with visibility tracking know beyond the standard's first edition. */
type TrackedEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/** What the browser says of an element: nothing at all lies over it, or something does and stays. */
export type Finding = 'visible' | 'occluded' | 'unknown';

/** Asks for visibility; the delay is the least that the platform allows (ms). */
const TRACKING: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
  trackVisibility: true,
  delay: 100,
};

/** How long something has to lie over an element (ms), by the browser's own clock: dialogs fade away. */
const LASTING_MS = 250;

/**
 * Asks the browser itself whether something lies over an element, where it can tell (Chromium). That counts what
 * lets presses through, what closed shadow roots hide and what a framing page lays over the frame. While things move,
 * each question is answered once: a browser that keeps watch has the page work in every frame of an animation. While
 * nothing moves it keeps watch, which is free then.
 *
 * @param onChange is called when the browser thinks otherwise than before
 * @param isStill whether nothing moves now
 */
export function watchOcclusion(onChange: () => void, isStill: () => boolean) {
  const kept = new Set<Element>();
  let findings = new WeakMap<Element, Finding>();
  let beneathSince = new WeakMap<Element, number>();

  const observer = isTracking()
    ? new IntersectionObserver((entries: TrackedEntry[]) => {
        let changed = false;
        for (const entry of entries) {
          const { target } = entry;
          const before = findings.get(target);
          if (isStill()) kept.add(target);
          else observer?.unobserve(target);
          findings.set(target, findingIn(entry));
          changed ||= findings.get(target) !== before;
        }
        if (changed) onChange();
      }, TRACKING)
    : undefined;

  function findingIn({ target, time, isIntersecting, intersectionRatio, isVisible }: TrackedEntry): Finding {
    // Beyond the edge of a frame that is scrolled within its page is not beneath something.
    const beneath = isIntersecting && isVisible !== true;
    if (!beneath) {
      beneathSince.delete(target);
      return isVisible === true && intersectionRatio > 0.98 ? 'visible' : 'unknown';
    }
    const since = beneathSince.get(target) ?? time;
    beneathSince.set(target, since);
    if (time - since >= LASTING_MS) return 'occluded';
    // Only changes are told, and at once to who asks anew.
    observer?.unobserve(target);
    observer?.observe(target);
    return 'unknown';
  }

  return {
    /** The answer comes with the next frame. A question that is still open is not asked twice. */
    ask(element: Element) {
      if (kept.has(element) && !isStill()) {
        kept.delete(element);
        observer?.unobserve(element);
      }
      observer?.observe(element);
    },
    /** What was found no longer counts: something that lay over the page has come or gone. */
    forget() {
      findings = new WeakMap();
      beneathSince = new WeakMap();
      kept.clear();
      observer?.disconnect();
    },
    /** What the browser says; `unknown` where it cannot tell or has not yet. */
    findingOf: (element: Element): Finding => findings.get(element) ?? 'unknown',
  };
}

function isTracking(): boolean {
  return typeof IntersectionObserver === 'function' && 'isVisible' in IntersectionObserverEntry.prototype;
}
