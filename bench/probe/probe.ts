// Runs in every measured page, before any script of the page itself.
// (It is a file of its own, built by Vite, because tsx changes functions in a way that does not work in a browser.)

/** Observations of a page since it was opened. Times are in ms. */
export type Observed = {
  /** First paint after the navigation began; NaN before it. */
  paint: number;
  /** The first figure on screen after the navigation began; NaN before it. */
  figures: number;
  /** Total blocking time: the time beyond 50 ms of each long task. */
  blocking: number;
  /** The longest task; 0 when none took over 50 ms. */
  longest: number;
  /** Sum of all layout shifts that were not caused by input. */
  shift: number;
};

export type Probe = {
  readonly observed: Observed;
  /** Forgets tasks and layout shifts so far. */
  reset: () => void;
  /** Counts frames for `ms`; `elapsed` is the time from the first to the last. */
  frames: (ms: number) => Promise<{ frames: number; elapsed: number }>;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

const observed: Observed = { paint: Number.NaN, figures: Number.NaN, blocking: 0, longest: 0, shift: 0 };

/** Layout shifts are not part of the DOM types yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return entry.entryType === 'layout-shift';
}

function observe(type: string, note: (entry: PerformanceEntry) => void) {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  });
  observer.observe({ type, buffered: true });
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-paint') observed.paint = startTime;
});
observe('layout-shift', (entry) => {
  if (isLayoutShift(entry) && !entry.hadRecentInput) observed.shift += entry.value;
});
observe('longtask', ({ duration }) => {
  observed.blocking += duration - 50;
  observed.longest = Math.max(observed.longest, duration);
});

const firstFigure = new MutationObserver(() => {
  if (!document.querySelector('data')?.textContent) return;
  firstFigure.disconnect();
  requestAnimationFrame(() => {
    observed.figures = performance.now();
  });
});
firstFigure.observe(document, { childList: true, subtree: true });

function frames(ms: number): Promise<{ frames: number; elapsed: number }> {
  return new Promise((resolve) => {
    let startedAt: number | undefined;
    let frames = -1; // the first only starts the clock
    requestAnimationFrame(function next(now) {
      startedAt ??= now;
      frames += 1;
      const elapsed = now - startedAt;
      if (elapsed < ms) requestAnimationFrame(next);
      else resolve({ frames, elapsed });
    });
  });
}

window.probe = {
  observed,
  reset: () => Object.assign(observed, { blocking: 0, longest: 0, shift: 0 }),
  frames,
};
