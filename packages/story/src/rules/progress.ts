import type { ShownRun } from '@simulation/dashboard';
import { cents, roundHalfAway, runOf } from '@simulation/engine';
import { PRACTICE_SCENE } from '../beginning';
import { CASE_SETS, type CaseSet } from './cases';
import { CHAPTERS, isChapter } from './chapters';
import { AVERAGE_PROFIT, dayMsOf } from './days';
import { type ChapterId, PRACTICE_STAGES, WAYS, type Way } from './stages';
import {
  addedBefore,
  chapterOf,
  choicesOf,
  dailyIn,
  findChoice,
  movedIn,
  play,
  type Story,
  statedIn,
  storyAt,
  storyBefore,
  totalsBefore,
} from './story';
import { DAYS, PAGE_CHAPTERS, type PageChapter, wayOf } from './ways';

/** The part of the story that is on screen. */
type Stage = 'intro' | ChapterId | 'debrief' | PracticeStage;

type PracticeStage = (typeof PRACTICE_STAGES)[number];

/** Everything that the player has done: a plain value, which can be stored and compared. */
export type Progress = Story & {
  /** Of the run; it has chosen the way, unless a link did. */
  readonly seed: string;
  readonly stage: Stage;
};

/** What a player does. `withdraw` is a press of the page's button. */
export type Move =
  | 'withdraw'
  | { readonly begin: Way }
  | { readonly choice: string }
  | { readonly practice: CaseSet }
  /** To the beginning. */
  | 'again'
  /** Back to the story that was played before a practice. */
  | 'goOn'
  /** To the chapter before; the history of the browser has none where the page has just opened. */
  | 'back';

/** The progress after a move. */
export function step(progress: Progress, move: Move): Progress {
  if (move === 'goOn') return { ...progress, stage: chapterOf(progress) };
  if (move === 'back') return before(progress);
  if (move === 'again') return openStory(progress.seed, progress.way);
  if (move === 'withdraw') {
    const choice = withdrawIn(progress);
    return choice === undefined ? progress : { ...progress, ...play(progress, choice) };
  }
  if ('begin' in move) return { ...openStory(progress.seed, move.begin), stage: 'contact' };
  if ('practice' in move) return { ...progress, stage: `cases${move.practice}` };
  const played = { ...progress, ...play(progress, move.choice) };
  return { ...played, stage: chapterOf(played) };
}

/** The progress without its last choice, or without the practice; at the first chapter, the beginning. */
function before(progress: Progress): Progress {
  const { seed, way, stage, path } = progress;
  if (path.length === 0) return openStory(seed, way);
  const earlier = { ...progress, path: isPractice(stage) ? path : path.slice(0, -1) };
  return { ...earlier, stage: chapterOf(earlier) };
}

/** The choice that a press of Withdraw makes; `undefined` where it was made before, or there is none. */
function withdrawIn(progress: Progress): string | undefined {
  if (!isChapter(progress.stage)) return undefined;
  const chapter = progress.stage;
  return choicesOf(progress).find((choice) => findChoice({ chapter, choice }).withdraw !== undefined);
}

/** The story of a seed, before its first choice. */
export function openStory(seed: string, way: Way = wayOf(seed)): Progress {
  return { seed, way, stage: 'intro', path: [] };
}

/** The progress at a scene, on one of the shortest ways there; the beginning for a stage that does not exist. */
export function progressAt(scene: string, seed: string): Progress {
  const names = scene.split('-').slice(1);
  const way = WAYS.find((name) => name === names[0]) ?? wayOf(seed);
  const stage = names.at(-1) ?? '';
  const opened = openStory(seed, way);
  if (scene === PRACTICE_SCENE) return { ...opened, stage: 'cases1' };
  if (isPractice(stage)) return { ...opened, stage };
  return isChapter(stage) || stage === 'debrief' ? { ...opened, stage, ...storyAt(way, stage) } : opened;
}

/** The scene that opens the same way at the same stage: for a link, a QR code, a class list. */
export function sceneAt({ way, stage }: Pick<Progress, 'way' | 'stage'>): string {
  return stage === 'intro' ? `story-${way}` : `story-${way}-${stage}`;
}

function isPractice(stage: string): stage is PracticeStage {
  return PRACTICE_STAGES.some((name) => name === stage);
}

/** The set of cases that a stage practices; `undefined` for any other stage. */
export function practicedIn(stage: Stage): CaseSet | undefined {
  return CASE_SETS.find((set) => stage === `cases${set}`);
}

/** Robin's run on the page, without the chapter that it is shown in. */
type RobinsRun = Omit<ShownRun, 'chapter' | 'speed'>;

/**
 * What the page shows: the run of its address, Robin's run, or nothing any more once the invented site is gone. After
 * the last chapter that takes place on the page, its run stands still.
 */
export function shownPage(progress: Progress): 'own' | 'gone' | RobinsRun {
  const { stage, seed, path } = progress;
  const told = isChapter(stage)
    ? [...path.map(({ chapter }) => chapter), stage]
    : path.map(({ chapter }) => chapter);
  if (stage === 'intro' || isPractice(stage)) return 'own';
  if (told.some((chapter) => CHAPTERS[chapter].page === 'gone')) return 'gone';
  const last = PAGE_CHAPTERS.findLast((chapter) => told.includes(chapter));
  if (last === undefined) return 'own';
  const [day, lastDay] = DAYS[progress.way][last];
  const moved = movedIn(progress);
  const opened = storyBefore(progress, last);
  const added = addedBefore(progress, last);
  const run = runOf({
    seed,
    name: 'Robin',
    amount: cents(statedIn(progress) + added),
    trades: roundHalfAway(added / AVERAGE_PROFIT),
  });
  const dayMs = dayMsOf(dailyIn(opened));
  const until = dayMs * (lastDay - day);
  return {
    run,
    payments: {
      in: moved.paidIn,
      out: moved.takenOut,
      atEnd: cents(statedIn(progress) - statedIn(opened)),
    },
    pointsBefore: totalsBefore(progress, last)
      .slice(0, -1)
      .map((before) => ({ at: (before.day - day) * dayMs, total: before.total })),
    day,
    dayMs,
    from: stage === last ? 0 : until,
    until,
  };
}

/** The chapter whose invented answer a press of Withdraw shows; `undefined` where the page's own dialog opens. */
export function answerOf({ stage }: Progress): PageChapter | 'busy' | undefined {
  if (!isChapter(stage)) return undefined;
  return (
    PAGE_CHAPTERS.find((chapter) => chapter === stage) ??
    (CHAPTERS[stage].page === 'busy' ? 'busy' : undefined)
  );
}
