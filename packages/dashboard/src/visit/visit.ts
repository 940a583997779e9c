import { ENGINE_VERSION, type Run, runOf } from '@simulation/engine';
import type { Address } from './address/address';
import type { DialogName } from './dialogs';
import type { Position, ShownRun } from './position';

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

/** An extra at a position: it opens there again after it was left. */
export type ExtraAt = {
  /** Its name. */
  readonly name: string;
  readonly position: Position;
  /** Of the run that it shows. */
  readonly play: Play;
};

/** The extra that is open beside the page. */
export type OpenExtra = ExtraAt & {
  /** The entry of the history in which it opened. */
  readonly openedIn: number;
  /** The entry that is left for when it closes. */
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
  /** Whether what is open lets no time pass meanwhile. */
  readonly isHeld?: boolean | undefined;
  /** The one that the scene of the address has opened: closed, it takes the scene with it. */
  readonly sceneDialog?: DialogName | undefined;
  /**
   * The entries of the history that the open dialogs have added: Back closes them, and a new run or an extra takes
   * their place.
   */
  readonly dialogEntries: number;
  readonly extra?: OpenExtra | undefined;
  /** The extra that was left last. */
  readonly leftExtra?: ExtraAt | undefined;
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
  return {
    address: { ...address, seed },
    run: runOfAddress(address, seed),
    play: playOf(address, startPlay(t, speed, still)),
    dialogEntries: 0,
    entry,
  };
}

/** How the run of an address is played: of another version nothing before the visitor has chosen what to do. */
export function playOf(address: Address, play: Play): Play {
  return isOther(address) ? startPlay(0, play.speed, play.paused) : play;
}

const isOther = ({ engine = ENGINE_VERSION }: Address) => engine !== ENGINE_VERSION;

/** The entry of the history that is beneath the open dialogs. */
export function entryBeneath({ entry, dialogEntries }: Visit): number {
  return entry - dialogEntries;
}

/** What an extra tells of the run on screen, where that is one of its own. */
export function toldRun({ extra }: Visit): ShownRun | undefined {
  return extra?.position.shown;
}

/** The run on screen: that of the open extra, while it shows one, else that of the address. */
export function shownRun(visit: Visit): Run {
  return toldRun(visit)?.run ?? visit.run;
}

/** How the run on screen is played. */
export function shownPlay({ play, extra }: Visit): Play {
  return extra?.position.shown ? extra.play : play;
}

/** Whether the run on screen is one of another version, of which nothing is played. That of an extra is of this one. */
export function isOfOtherVersion(visit: Visit): boolean {
  return toldRun(visit) === undefined && isOther(visit.address);
}

/** The moment at which the run on screen stands still (simulated ms): an extra plays its own no further. */
export function endOf(visit: Visit): number {
  return isOfOtherVersion(visit) ? 0 : (toldRun(visit)?.until ?? Number.POSITIVE_INFINITY);
}

/**
 * Whether something other than the visitor stops simulated time. A hidden page and a missing label do as well
 * (`app/browser/driver.ts`).
 */
export function isHeld(visit: Visit): boolean {
  const { extra, isHeld = false } = visit;
  const isOver = extra !== undefined && !(toldRun(visit) && extra.play.at < endOf(visit));
  return isOfOtherVersion(visit) || isHeld || isOver;
}

/** Whether simulated time passes. */
export function isPlaying(visit: Visit): boolean {
  return !shownPlay(visit).paused && !isHeld(visit);
}

/** The run of an address. */
export function runOfAddress(address: Address, seed: string): Run {
  return runOf({ ...address, seed });
}

export function startPlay(at: number, speed: number, paused: boolean): Play {
  return { at, maxReached: at, speed, paused };
}
