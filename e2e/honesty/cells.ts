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
export const SCROLLS = [0, 0.25, 0.5, 0.75, 1] as const;
const THEMES = ['light', 'dark', 'forced'] as const;

export type Cell = {
  readonly state: string;
  readonly route: (typeof ROUTES)[number];
  readonly viewport: (typeof VIEWPORTS)[number];
  readonly scroll: (typeof SCROLLS)[number];
  readonly theme: (typeof THEMES)[number];
};

/** Has no common factor with the number of sizes, themes or scroll positions, so each of them is used. */
const STEP = 17;

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

/**
 * One cell for each state, every second one in German, the others on `/` or `/v` in turn; sizes, scroll positions and
 * themes take turns too. The same cells every time.
 */
export function inTurn(cells: readonly Cell[]): Cell[] {
  const size = VIEWPORTS.length * THEMES.length * SCROLLS.length;
  const onEachRoute = cells.filter((_, at) => at % size === (Math.floor(at / size) * STEP) % size);
  const onDashboard = [
    ...new Set(onEachRoute.filter(({ route }) => route === '/').map(({ state }) => state)),
  ];
  return onEachRoute.filter(({ state, route }) => {
    const at = onDashboard.indexOf(state);
    return at === -1 || route === (['/', '/de', '/v', '/de'] as const)[at % 4];
  });
}
