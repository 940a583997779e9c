import { STORY_SPEED } from './days';
import { answerOf, openStory, type Progress, type ShownRun, sceneAt, shownPage, step } from './progress';
import { WAYS } from './scenes';
import { chapterOf, play } from './story';

/** How far a player has come, as far as the page has to know it: it looks into no progress. */
export type StoryPlace = {
  /** What the player has done; `undefined` at the beginning. */
  readonly progress: Progress | undefined;
  /** Robin's run, where the page shows it in place of its own, and how fast its days go by (simulated seconds per second). */
  readonly shown: (ShownRun & { readonly chapter: string; readonly speed: number }) | undefined;
  /** The scene that opens the same stage: for links. */
  readonly scene: string;
  /** The place after a press of the page's Withdraw button; without it that opens its dialog. */
  readonly afterWithdraw?: (() => StoryPlace) | undefined;
};

/** The place of a progress. */
export function placeOf(progress: Progress): StoryPlace {
  return {
    progress,
    shown: shownAt(progress),
    scene: sceneAt(progress),
    afterWithdraw: answerOf(progress) && (() => placeOf(step(progress, 'withdraw'))),
  };
}

function shownAt(progress: Progress): StoryPlace['shown'] {
  const page = shownPage(progress);
  // Behind a page that is gone its run stands where it was.
  const { path } = progress;
  const before = path.filter(({ chapter }) => chapter !== 'silence');
  const shown = page === 'gone' ? shownPage({ ...progress, path: before, stage: 'debrief' }) : page;
  if (typeof shown === 'string') return undefined;
  return { ...shown, chapter: progress.stage, speed: STORY_SPEED };
}

/**
 * A progress as it was written into the history of the browser; `undefined` where this version has no such story, as after
 * a deploy.
 */
export function readProgress(written: unknown): Progress | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, it is played again below
    const { seed, way, stage, path, answers } = written as Progress;
    const opened = openStory(seed, way);
    const story = path.reduce((before, { choice }) => play(before, choice), { way, path: opened.path });
    const progress = { ...opened, ...story, stage, answers: { ...answers } };
    const stages: readonly string[] = ['intro', 'before', 'after', 'debrief', chapterOf(story)];
    return WAYS.includes(way) && stages.includes(stage) ? progress : undefined;
  } catch {
    return undefined;
  }
}
