import type { Address } from '../address';
import type { DialogName } from '../address/scenes';
import { ENGINE_VERSION, pickRun, type Run, runKey } from '../engine';
import { RIGGED } from '../engine/markets';
import type { StoryPlace } from '../story/place';

/** How far and how a run is played. */
export type Play = {
  /** Simulated milliseconds already played. */
  readonly at: number;
  /** The latest moment to which it was played (simulated ms); later times up to here were rewound. */
  readonly maxReached: number;
  /** Simulated seconds per second, 0.25 to 1000. */
  readonly speed: number;
  /** What the visitor chose. Nothing else sets it: whatever else stops time is a hold (`holdOf`). */
  readonly paused: boolean;
};

/** The story to play, while it is open. */
export type OpenStory = {
  readonly place: StoryPlace;
  /** Where Withdraw was pressed last: the page answers. Another one after each press. */
  readonly asked?: StoryPlace | undefined;
  /** Of Robin's run. */
  readonly play: Play;
  /** The entry of the history in which the story opened. */
  readonly openedIn: number;
  /** The entry that is left for when the story closes. */
  readonly leavesTo: number;
};

/**
 * Where the visitor is. Everything that the page shows is derived from it; the address bar, the history of the browser and
 * a reload are views of it.
 */
export type Visit = {
  /** What the address says, with what its scene adds. */
  readonly address: Address;
  /** The run of the address. */
  readonly run: Run;
  readonly play: Play;
  /** The open dialog; closing one with a slash leaves the sheet before it. */
  readonly dialog?: DialogName | undefined;
  readonly story?: OpenStory | undefined;
  /** The number of its entry in the history of the browser, counted from the first of this site. */
  readonly entry: number;
};

/** What a visitor wants, or what has happened. */
export type Intent =
  | { readonly type: 'play'; readonly at: number }
  | { readonly type: 'jump'; readonly at: number }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'setSpeed'; readonly speed: number }
  /** Another run, or the same, from its beginning. */
  | { readonly type: 'openRun'; readonly address: Address & { readonly seed: string } }
  /** A theme was chosen, which overrides that of the address. */
  | { readonly type: 'forgetTheme' }
  | { readonly type: 'openDialog'; readonly dialog: DialogName }
  | { readonly type: 'closeDialog' }
  | { readonly type: 'openStory' }
  /** `isStep`: Back takes it back. */
  | { readonly type: 'moveStory'; readonly place: StoryPlace; readonly isStep: boolean }
  | { readonly type: 'leaveStory' }
  /** Back, Forward, or a reload. */
  | { readonly type: 'return'; readonly visit: Visit };

/** The controls, and what opens over them, always show the present run. Any other dialog closes when another run comes. */
const FOLLOWS_RUN = /^(play|run|share|settings)\b/;

/** Where the story begins. */
export const BEGINNING: StoryPlace = { progress: undefined, shown: undefined, scene: 'story' };

/**
 * The visit with which an address opens.
 *
 * @param freshSeed of the run, where the address names none
 */
export function openVisit(address: Address, freshSeed: string): Visit {
  const seed = address.seed ?? freshSeed;
  const { t = 0, speed = 1, still } = address;
  const run = runOf(address, seed);
  const visit: Visit = { address, run, play: startPlay(t, speed, still), entry: 0 };
  // A link of another version plays nothing before the visitor has chosen what to do.
  return holdOf(visit) === 'version' ? { ...visit, play: startPlay(0, speed, still) } : visit;
}

/** The visit after what a visitor wants. */
export function next(visit: Visit, intent: Intent): Visit {
  const { story, dialog, entry } = visit;
  switch (intent.type) {
    case 'play':
      return played(visit, intent.at);
    case 'jump':
      return holdOf(visit) === 'version' ? visit : played(visit, Math.min(intent.at, endOf(visit)));
    case 'pause':
      return withPlay(visit, { paused: intent.paused });
    case 'setSpeed':
      return withPlay(visit, { speed: intent.speed });
    case 'openRun': {
      const { address } = intent;
      return {
        address: { ...address, t: undefined, still: false, scene: undefined, engine: undefined, unread: [] },
        run: runOf(address, address.seed),
        play: startPlay(0, visit.play.speed, false),
        entry: entry + 1,
        story: story && { ...story, leavesTo: entry + 1 },
      };
    }
    case 'forgetTheme':
      return { ...visit, address: { ...visit.address, theme: undefined } };
    case 'openDialog': {
      const place = intent.dialog === 'withdraw' ? story?.place.afterWithdraw?.() : undefined;
      if (story === undefined || place === undefined) return { ...visit, dialog: intent.dialog };
      const asked = { ...visit, story: { ...story, asked: { ...story.place } } };
      return next(asked, { type: 'moveStory', place, isStep: place.progress !== story.place.progress });
    }
    case 'closeDialog':
      return { ...visit, dialog: dialog?.startsWith('share/') ? 'share' : undefined };
    case 'openStory': {
      if (story !== undefined) return { ...visit, dialog: undefined };
      const opened = { place: BEGINNING, play: visit.play, openedIn: entry + 1, leavesTo: entry };
      return { ...visit, story: opened, dialog: undefined, entry: entry + 1 };
    }
    case 'moveStory':
      return enter({ ...visit, entry: entry + (intent.isStep ? 1 : 0) }, intent.place);
    case 'leaveStory':
      return { ...visit, story: undefined, entry: story?.leavesTo ?? entry };
    case 'return': {
      const isSameRun = runKey(shownRun(intent.visit)) === runKey(shownRun(visit));
      const stays = isSameRun || (dialog !== undefined && FOLLOWS_RUN.test(dialog));
      return { ...intent.visit, dialog: stays ? dialog : undefined };
    }
  }
}

/** The run on screen: Robin's, while the story shows it, else that of the address. */
export function shownRun({ run, story }: Visit): Run {
  return story?.place.shown?.run ?? run;
}

/** How the run on screen is played. */
export function shownPlay({ play, story }: Visit): Play {
  return story?.place.shown ? story.play : play;
}

/** The moment at which the run on screen stands still (simulated ms): the story plays it no further. */
export function endOf({ story }: Visit): number {
  return story?.place.shown?.until ?? Number.POSITIVE_INFINITY;
}

/** What stops simulated time, beside the visitor. A hidden page and a missing label do as well (`app/driver.ts`). */
export function holdOf(visit: Visit): 'version' | 'explanation' | 'story' | undefined {
  const { address, dialog, story } = visit;
  const isRobins = story?.place.shown !== undefined; // of this version
  if (!isRobins && (address.engine ?? ENGINE_VERSION) !== ENGINE_VERSION) return 'version';
  if (dialog === 'explanation') return 'explanation';
  if (story === undefined) return undefined;
  return isRobins && story.play.at < endOf(visit) ? undefined : 'story';
}

/** Whether simulated time passes. */
export function isPlaying(visit: Visit): boolean {
  return !shownPlay(visit).paused && holdOf(visit) === undefined;
}

function runOf(address: Address, seed: string): Run {
  const run = pickRun({ ...address, seed });
  // `/v` has no market.
  return address.route === 'v' ? { ...run, market: RIGGED } : run;
}

function startPlay(at: number, speed: number, paused: boolean): Play {
  return { at, maxReached: at, speed, paused };
}

function played(visit: Visit, at: number): Visit {
  return withPlay(visit, { at, maxReached: Math.max(at, shownPlay(visit).maxReached) });
}

function withPlay(visit: Visit, change: Partial<Play>): Visit {
  const play = { ...shownPlay(visit), ...change };
  const { story } = visit;
  return story?.place.shown ? { ...visit, story: { ...story, play } } : { ...visit, play };
}

/** The story at another place. Robin's run begins where its chapter does, and goes on within the chapter. */
function enter(visit: Visit, place: StoryPlace): Visit {
  const { story } = visit;
  if (story === undefined) return visit;
  const { shown } = place;
  if (shown === undefined) return { ...visit, story: { ...story, place } };
  const { at, speed, paused } = shownPlay(visit); // the visitor's pause holds for Robin's run as well
  const goesOn = story.place.shown?.chapter === shown.chapter;
  const reached = goesOn ? Math.min(at, shown.until) : shown.from;
  const play = startPlay(visit.address.still ? shown.until : reached, goesOn ? speed : shown.speed, paused);
  return { ...visit, story: { ...story, place, play } };
}
