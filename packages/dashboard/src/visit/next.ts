import type { Address } from './address/address';
import { type DialogName, sheetOf } from './dialogs';
import type { Position } from './position';
import { endOf, entryBeneath, type Play, runOfAddress, shownPlay, startPlay, type Visit } from './visit';

/** What a visitor wants, or what has happened. */
export type Intent =
  /** Time has passed, or was jumped over. */
  | { readonly type: 'jump'; readonly at: number }
  /** To go on ends the stillness of the address as well. */
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'setSpeed'; readonly speed: number }
  /** Another run, or the same, from its beginning. */
  | { readonly type: 'openRun'; readonly address: Address & { readonly seed: string } }
  /** A theme was chosen, which overrides that of the address. */
  | { readonly type: 'forgetTheme' }
  | { readonly type: 'openDialog'; readonly dialog: DialogName }
  | { readonly type: 'closeDialog' }
  /** What is open lets time pass, or holds it. */
  | { readonly type: 'hold'; readonly isHeld: boolean }
  /** At the position, or where it was left. */
  | { readonly type: 'openExtra'; readonly name: string; readonly position: Position }
  /** `isStep`: Back takes it back. */
  | { readonly type: 'moveExtra'; readonly position: Position; readonly isStep: boolean }
  | { readonly type: 'leaveExtra' }
  /** Back, Forward, or a reload. */
  | { readonly type: 'return'; readonly visit: Visit };

/** The visit after what a visitor wants. */
export function next(visit: Visit, intent: Intent): Visit {
  return withOneSeed(after(visit, intent));
}

/** While the page shows its own run beside an extra, that is of the same seed: one link opens both. */
function withOneSeed(visit: Visit): Visit {
  const { run, extra } = visit;
  if (extra === undefined) return visit;
  const { seed, shown } = extra.position;
  if (seed === undefined || shown !== undefined || seed === run.seed) return visit;
  return { ...visit, extra: { ...extra, position: { ...extra.position, seed: run.seed } } };
}

function after(visit: Visit, intent: Intent): Visit {
  const { extra, dialog } = visit;
  const entry = entryBeneath(visit);
  switch (intent.type) {
    case 'jump': {
      const at = Math.min(intent.at, endOf(visit));
      return withPlay(visit, { at, maxReached: Math.max(at, shownPlay(visit).maxReached) });
    }
    case 'pause': {
      const changed = withPlay(visit, { paused: intent.paused });
      const { address } = changed;
      return intent.paused || !address.still
        ? changed
        : { ...changed, address: { ...address, still: false } };
    }
    case 'setSpeed':
      return withPlay(visit, { speed: intent.speed });
    case 'openRun': {
      const { address } = intent;
      const { speed } = visit.play; // the address may name another, from which the visitor has turned
      return {
        address: {
          ...address,
          t: undefined,
          speed: address.speed === speed ? speed : undefined,
          still: false,
          scene: undefined,
          engine: undefined,
          unread: [],
        },
        run: runOfAddress(address, address.seed),
        play: startPlay(0, speed, false),
        dialogEntries: 0,
        entry: entry + 1,
        extra: extra && { ...extra, leavesTo: entry + 1 },
        leftExtra: visit.leftExtra,
      };
    }
    case 'forgetTheme':
      return { ...visit, address: { ...visit.address, theme: undefined } };
    case 'openDialog':
      return withDialog(visit, intent.dialog);
    case 'closeDialog':
      return withDialog(visit, depthOf(dialog) > 1 ? sheetOf(dialog) : undefined);
    case 'hold':
      return { ...visit, isHeld: intent.isHeld };
    case 'openExtra': {
      if (extra !== undefined) return withDialog(visit, undefined);
      const { name, position } = intent;
      const left = visit.leftExtra?.name === name ? visit.leftExtra : { name, position, play: visit.play };
      const opened = { ...left, openedIn: entry + 1, leavesTo: entry };
      return { ...withDialog(visit, undefined), extra: opened, entry: entry + 1 };
    }
    case 'moveExtra':
      return enter(
        { ...withDialog(visit, undefined), entry: entry + (intent.isStep ? 1 : 0) },
        intent.position,
      );
    case 'leaveExtra':
      return {
        ...withDialog(visit, undefined),
        extra: undefined,
        leftExtra: extra && { name: extra.name, position: extra.position, play: extra.play },
        entry: extra?.leavesTo ?? entry,
      };
    case 'return': {
      // A theme was chosen for the whole page, and not for one visit.
      const { theme } = visit.address;
      const { address } = intent.visit;
      const { isHeld } = visit; // by what is open, until it closes
      return { ...intent.visit, isHeld, address: address.theme === theme ? address : { ...address, theme } };
    }
  }
}

/**
 * A dialog over another, as over the sheet that it was opened from, adds an entry; one in its place does not. With the
 * one that the scene of the address has opened, the scene is over.
 */
export function withDialog(visit: Visit, dialog: DialogName | undefined): Visit {
  const { dialogEntries, sceneDialog } = visit;
  const [before, depth] = [depthOf(visit.dialog), depthOf(dialog)];
  const kept = depth < before ? Math.min(dialogEntries, depth) : dialogEntries + (depth > before ? 1 : 0);
  const opened = { ...visit, dialog, dialogEntries: kept, entry: visit.entry + kept - dialogEntries };
  const isOpen = sceneDialog === undefined || dialog === sceneDialog || sheetOf(dialog) === sceneDialog;
  return isOpen
    ? opened
    : { ...opened, address: { ...visit.address, scene: undefined }, sceneDialog: undefined };
}

const depthOf = (dialog: DialogName | undefined) => dialog?.split('/').length ?? 0;

function withPlay(visit: Visit, change: Partial<Play>): Visit {
  const play = { ...shownPlay(visit), ...change };
  const { extra } = visit;
  return extra?.position.shown ? { ...visit, extra: { ...extra, play } } : { ...visit, play };
}

/**
 * The extra at another position. The run that it shows begins where its chapter does, and goes on within the chapter:
 * to its end once something was paid in it.
 */
function enter(visit: Visit, position: Position): Visit {
  const { extra } = visit;
  if (extra === undefined) return visit;
  const { shown } = position;
  if (shown === undefined) return { ...visit, extra: { ...extra, position } };
  const { at, speed, paused } = shownPlay(visit); // the visitor's pause holds for that run as well
  const goesOn = extra.position.shown?.chapter === shown.chapter;
  const reached = shown.payments.atEnd !== 0 ? shown.until : goesOn ? Math.min(at, shown.until) : shown.from;
  const play = startPlay(visit.address.still ? shown.until : reached, goesOn ? speed : shown.speed, paused);
  return { ...visit, extra: { ...extra, position, play } };
}
