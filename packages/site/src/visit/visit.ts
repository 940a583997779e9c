import { ENGINE_VERSION, RIGGED, type Run, runOf } from '@simulation/engine';
import type { Address } from './address/address';
import type { DialogName } from './dialogs';
import type { StoryPosition } from './story/position';

/** How far and how a run is played. */
export type Play = {
  /** Simulated milliseconds already played. */
  readonly at: number;
  /** The latest moment to which it was played (simulated ms); later times up to here were rewound. */
  readonly maxReached: number;
  /** Simulated seconds per second, 0.25 to 1000. */
  readonly speed: number;
  /** What the visitor chose. Nothing else sets it: what else stops time holds it (`isHeld`). */
  readonly paused: boolean;
};

/** The story to play, while it is open. */
export type OpenStory = {
  readonly position: StoryPosition;
  /** Of Robin's run. */
  readonly play: Play;
  /** The entry of the history in which the story opened. */
  readonly openedIn: number;
  /** The entry that is left for when the story closes. */
  readonly leavesTo: number;
};

/**
 * Where the visitor is. Everything that the page shows is derived from it; the address bar, the history of the browser
 * and a reload are views of it.
 */
export type Visit = {
  /** What the address says, with what its scene adds and the seed that a run without one has got. */
  readonly address: Address;
  /** The run of the address. */
  readonly run: Run;
  readonly play: Play;
  /** The open dialog; closing one with a slash leaves the sheet before it. */
  readonly dialog?: DialogName | undefined;
  /** Whether the explanation is at a step that speaks of what rises: time passes meanwhile. */
  readonly isRising?: boolean;
  /** The one that the scene of the address has opened: closed, it takes the scene with it. */
  readonly sceneDialog?: DialogName | undefined;
  /**
   * The entries of the history that the open dialogs have added: Back closes them, and a new run or the story takes
   * their place.
   */
  readonly dialogEntries: number;
  readonly story?: OpenStory | undefined;
  /** The story as it was left: it opens there again. */
  readonly leftStory?: Pick<OpenStory, 'position' | 'play'> | undefined;
  /** The number of its entry in the history of the browser, counted from the first of this site. */
  readonly entry: number;
  /** The version of the engine that has played it before, where that is another: then other figures were seen. */
  readonly playedBy?: number | undefined;
};

/**
 * The visit with which an address opens.
 *
 * @param freshSeed of the run, where the address names none
 * @param entry the number of its entry in the history
 */
export function openVisit(address: Address, freshSeed: string, entry = 0): Visit {
  const seed = address.seed ?? freshSeed;
  const { t = 0, speed = 1, still } = address;
  const run = runOfAddress(address, seed);
  const visit: Visit = {
    address: { ...address, seed },
    run,
    play: startPlay(t, speed, still),
    dialogEntries: 0,
    entry,
  };
  // A link of another version plays nothing before the visitor has chosen what to do.
  return isOfOtherVersion(visit) ? { ...visit, play: startPlay(0, speed, still) } : visit;
}

/** The entry of the history that is beneath the open dialogs. */
export function entryBeneath({ entry, dialogEntries }: Visit): number {
  return entry - dialogEntries;
}

/** Whether the run on screen is that of the story. */
export function isRobins({ story }: Visit): boolean {
  return story?.position.shown !== undefined;
}

/** The run on screen: Robin's, while the story shows it, else that of the address. */
export function shownRun({ run, story }: Visit): Run {
  return story?.position.shown?.run ?? run;
}

/** How the run on screen is played. */
export function shownPlay({ play, story }: Visit): Play {
  return story?.position.shown ? story.play : play;
}

/** Whether the run on screen is one of another version, of which nothing is played. Robin's is of this one. */
export function isOfOtherVersion(visit: Visit): boolean {
  return !isRobins(visit) && (visit.address.engine ?? ENGINE_VERSION) !== ENGINE_VERSION;
}

/** The moment at which the run on screen stands still (simulated ms): the story plays it no further. */
export function endOf(visit: Visit): number {
  return isOfOtherVersion(visit) ? 0 : (visit.story?.position.shown?.until ?? Number.POSITIVE_INFINITY);
}

/**
 * Whether something other than the visitor stops simulated time. A hidden page and a missing label do as well
 * (`app/browser/driver.ts`).
 */
export function isHeld(visit: Visit): boolean {
  const { dialog, story } = visit;
  const isStoryOver = story !== undefined && !(isRobins(visit) && story.play.at < endOf(visit));
  return isOfOtherVersion(visit) || (dialog === 'explanation' && !visit.isRising) || isStoryOver;
}

/** Whether simulated time passes. */
export function isPlaying(visit: Visit): boolean {
  return !shownPlay(visit).paused && !isHeld(visit);
}

/** The run of an address. */
export function runOfAddress(address: Address, seed: string): Run {
  // `/v` has no market.
  return runOf({ ...address, seed, market: address.route === 'v' ? RIGGED : address.market });
}

export function startPlay(at: number, speed: number, paused: boolean): Play {
  return { at, maxReached: at, speed, paused };
}
