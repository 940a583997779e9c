import { seeded } from '../seeded';

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
/** The smallest, a phone, a laptop and the largest. */
export const FEW_VIEWPORTS: readonly (typeof VIEWPORTS)[number][] = [
  VIEWPORTS[0],
  VIEWPORTS[2],
  VIEWPORTS[4],
  VIEWPORTS[6],
];
export const SCROLLS = [0, 0.25, 0.5, 0.75, 1] as const;
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

/**
 * A small part of the cells in which each value of each factor meets each value of each other factor that it can
 * meet. Greedy: of some drawn cells the one with most new pairs is taken. The same cells every time.
 */
export function pairwise(cells: readonly Cell[]): Cell[] {
  const pairs = new Map(cells.map((cell) => [cell, pairsOf(cell)]));
  const having = new Map<string, Cell[]>();
  for (const [cell, ofIt] of pairs) {
    for (const pair of ofIt) {
      const among = having.get(pair);
      if (among) among.push(cell);
      else having.set(pair, [cell]);
    }
  }
  const open = new Set(having.keys());
  const draw = seeded(1);
  const taken: Cell[] = [];
  const newsOf = (cell: Cell) => pairs.get(cell)?.filter((pair) => open.has(pair)) ?? [];
  while (open.size > 0) {
    const missing = [...open][Math.floor(draw() * open.size)] ?? '';
    const among = having.get(missing) ?? [];
    let best: Cell | undefined;
    for (let tries = 0; tries < 40; tries += 1) {
      const one = among[Math.floor(draw() * among.length)];
      if (one && (best === undefined || newsOf(one).length > newsOf(best).length)) best = one;
    }
    if (best === undefined) throw new Error(`No cell holds ${missing}.`);
    taken.push(best);
    for (const pair of newsOf(best)) open.delete(pair);
  }
  return taken;
}

function pairsOf(cell: Cell): string[] {
  const values = Object.entries(cell).map(([factor, value]) => `${factor}=${String(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} & ${other}`));
}
