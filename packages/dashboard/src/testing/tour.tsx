import { cents, readSeed, runOf } from '@simulation/engine';
import type { SessionStore } from '../store/createSessionStore';
import type { Extra, PanelRules } from '../store/react/extras';
import { type DialogName, SHEETS } from '../visit/dialogs';
import { fieldsOf, isWhole } from '../visit/fieldsOf';
import type { Position, ShownRun } from '../visit/position';

/** Where the tour begins. */
const BEGINNING: Position = {
  progress: undefined,
  seed: undefined,
  scene: 'tour',
  shown: undefined,
  isGone: false,
  answersWithdraw: false,
};

const LAST_STOP = 6;

/** The stops of the tour, and what is there: its beginning is none. */
export const STOPS = {
  beginning: 0,
  /** The page shows its own run. */
  own: 1,
  /** It shows the guide's, at its beginning. */
  guides: 2,
  /** The same goes on, to a payment at its end. */
  paid: 3,
  /** Another run of the guide's, which opens later than it starts. */
  later: 4,
  /** Nothing is shown any more. */
  gone: 5,
  /** Its own again, for minors. */
  young: LAST_STOP,
} as const;

/** The position of a stop. */
export function tourAt(stop: number, seed = '7'): Position {
  if (stop === STOPS.beginning) return BEGINNING;
  const shown = shownAt(stop, seed);
  const isGone = stop === STOPS.gone;
  return {
    progress: { stop },
    seed,
    scene: `tour-${stop}`,
    shown,
    isGone,
    answersWithdraw: shown !== undefined && !isGone,
    isForMinors: stop === STOPS.young,
  };
}

/** The stop of a position. */
export function stopOf({ progress }: Position): number {
  const { stop } = fieldsOf(progress);
  return isWhole(stop) ? stop : STOPS.beginning;
}

function shownAt(stop: number, seed: string): ShownRun | undefined {
  const run = (amount: number) => runOf({ seed, name: 'Guide', amount: cents(amount), trades: 10 });
  const first: ShownRun = {
    run: run(300_00),
    payments: { in: cents(250_00), out: cents(0), atEnd: cents(0) },
    pointsBefore: [{ at: -1_000, total: cents(50_00) }],
    day: 1,
    dayMs: 1_000,
    from: 0,
    until: 10_000,
    chapter: 'first',
    speed: 0.5,
  };
  const later: ShownRun = {
    ...first,
    run: run(900_00),
    day: 14,
    from: 4_000,
    until: 20_000,
    chapter: 'later',
    speed: 2,
  };
  switch (stop) {
    case STOPS.guides:
      return first;
    case STOPS.paid:
      return {
        ...first,
        run: run(250_00),
        payments: { in: cents(250_00), out: cents(50_00), atEnd: cents(-50_00) },
      };
    case STOPS.later:
      return later;
    case STOPS.gone:
      return { ...later, from: later.until, chapter: 'gone' };
    default:
      return undefined;
  }
}

export const TOUR_SCENES: readonly string[] = Object.values(STOPS).map((stop) => tourAt(stop).scene);

const rules: PanelRules = {
  positionAt: (scene, seed) => {
    const at = TOUR_SCENES.indexOf(scene);
    return at < 0 ? undefined : tourAt(at, seed);
  },
  parsePosition: (progress, seed) => {
    if (progress === undefined) return BEGINNING;
    const { stop } = fieldsOf(progress);
    const isKnown = isWhole(stop) && stop > 0 && stop <= LAST_STOP;
    return isKnown && typeof seed === 'string' && readSeed(seed) === seed ? tourAt(stop, seed) : undefined;
  },
};

const part = (words: string) => ({ load: async () => undefined, Component: () => <p>{words}</p> });

/** For tests: an extra that uses all that the page offers to one. */
export const tour: Extra = {
  name: 'tour',
  places: {
    bar: () => <p>Tour in the bar</p>,
    withdraw: () => <p>Tour in a row</p>,
    withdrawMain: () => <button type="button">Tour</button>,
    origin: () => <p>Tour of the figure</p>,
    run: () => <p>Tour of the run</p>,
    share: () => <p>Tour to share</p>,
  },
  dialogs: { brochure: part('The brochure'), 'run/ticket': part('The ticket') },
  scenes: () => ({ brochure: () => ({ address: {}, dialog: 'brochure' }) }),
  panel: {
    Component: () => <p>The tour</p>,
    scenes: ['tour'],
    Gone: () => <p>The page is gone</p>,
    loadRules: async () => rules,
  },
};

/** The dialogs of a page with the tour. */
export const DIALOGS: readonly DialogName[] = ['withdraw', ...SHEETS, 'brochure', 'run/ticket'];

/** What a visit to a page with the tour may name. */
export const known = {
  isDialog: (name: string) => DIALOGS.includes(name),
  parsePosition: async (name: string, ...kept: Parameters<PanelRules['parsePosition']>) =>
    name === tour.name ? rules.parsePosition(...kept) : undefined,
};

export const loadTourRules = async (): Promise<PanelRules> => rules;

export const openTour = { type: 'openExtra', name: tour.name, position: BEGINNING } as const;

/** The intent that leads to a stop. */
export const moveTour = (stop: number, isStep = true) =>
  ({ type: 'moveExtra', position: tourAt(stop), isStep }) as const;

/** Opens the tour at a stop. */
export function openTourAt({ dispatch }: SessionStore, stop: number) {
  dispatch(openTour);
  dispatch(moveTour(stop));
}
