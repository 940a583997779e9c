const ROUTES = ['/', '/de', '/v'] as const;
export const VIEWPORTS = [
  [320, 256],
  [320, 568],
  [375, 812],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
const SCROLLS = [0, 0.25, 0.5, 0.75, 1] as const;
const THEMES = ['light', 'dark', 'forced'] as const;

export type Cell = {
  readonly state: string;
  readonly route: (typeof ROUTES)[number];
  readonly viewport: (typeof VIEWPORTS)[number];
  readonly scroll: (typeof SCROLLS)[number];
  readonly theme: (typeof THEMES)[number];
};

/** Every cell of the matrix. `onV` names the states that only `/v` has. */
export function allCells(states: readonly string[], onV: (state: string) => boolean): Cell[] {
  return states.flatMap((state) =>
    ROUTES.filter((route) => route === '/v' || !onV(state)).flatMap((route) =>
      VIEWPORTS.flatMap((viewport) =>
        THEMES.flatMap((theme) => SCROLLS.map((scroll) => ({ state, route, viewport, scroll, theme }))),
      ),
    ),
  );
}
