import { runKey } from '@simulation/engine';
import type { StoryPlace } from '../story/place';
import type { Address } from './address';
import type { DialogName } from './address/scenes';
import { endOf, holdOf, type Play, runOf, shownPlay, shownRun, startPlay, type Visit } from './visit';

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
  | { readonly type: 'openStory' }
  /** `isStep`: Back takes it back. */
  | { readonly type: 'moveStory'; readonly place: StoryPlace; readonly isStep: boolean }
  | { readonly type: 'leaveStory' }
  /** Back, Forward, or a reload. */
  | { readonly type: 'return'; readonly visit: Visit };

/** The controls, and what opens over them, always show the present run. Any other dialog closes when another run comes. */
const FOLLOWS_RUN = /^(play|run|share|settings)\b/;

/** Where the story begins. */
export const BEGINNING: StoryPlace = {
  progress: undefined,
  scene: 'story',
  shown: undefined,
  isGone: false,
  answersWithdraw: false,
};

/** The visit after what a visitor wants. */
export function next(visit: Visit, intent: Intent): Visit {
  const { story, dialog, entry } = visit;
  switch (intent.type) {
    case 'jump': {
      if (holdOf(visit) === 'version') return visit;
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
    case 'openDialog':
      return { ...visit, dialog: intent.dialog };
    case 'closeDialog':
      return { ...visit, dialog: dialog?.startsWith('share/') ? 'share' : undefined };
    case 'openStory': {
      if (story !== undefined) return { ...visit, dialog: undefined };
      const opened = { place: BEGINNING, play: visit.play, openedIn: entry + 1, leavesTo: entry };
      return { ...visit, story: opened, dialog: undefined, entry: entry + 1 };
    }
    case 'moveStory':
      return enter({ ...visit, dialog: undefined, entry: entry + (intent.isStep ? 1 : 0) }, intent.place);
    case 'leaveStory':
      return { ...visit, story: undefined, entry: story?.leavesTo ?? entry };
    case 'return': {
      // What Withdraw has opened belongs to the place that is left.
      const isSameRun = runKey(shownRun(intent.visit)) === runKey(shownRun(visit));
      const stays = dialog !== undefined && (isSameRun ? dialog !== 'withdraw' : FOLLOWS_RUN.test(dialog));
      // A theme was chosen for the whole page, and not for one visit.
      const { theme } = visit.address;
      const { address } = intent.visit;
      return {
        ...intent.visit,
        address: address.theme === theme ? address : { ...address, theme },
        dialog: stays ? dialog : undefined,
      };
    }
  }
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
