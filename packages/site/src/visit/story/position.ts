import { readSeed } from '@simulation/engine';
import { CHAPTERS } from './chapters';
import { speedOf } from './days';
import { answerOf, openStory, type Progress, type ShownRun, sceneAt, shownPage } from './progress';
import { PRACTICE_STAGES, WAYS } from './stages';
import { chapterOf, play } from './story';

/**
 * How far a player has come, as far as the page has to know it: it looks into no progress. A plain value, which can be
 * stored.
 */
export type StoryPosition = {
  /** What the player has done; `undefined` at the beginning. */
  readonly progress: Progress | undefined;
  /** The scene that opens the same stage: for links. */
  readonly scene: string;
  /**
   * Robin's run, where the page shows it in place of its own, and how fast its days go by (simulated seconds per
   * second).
   */
  readonly shown: (ShownRun & { readonly chapter: string; readonly speed: number }) | undefined;
  /** Whether the invented site has disappeared: then the page shows nothing. */
  readonly isGone: boolean;
  /** Whether the story answers the page's Withdraw button, in place of its dialog. */
  readonly answersWithdraw: boolean;
};

/** The position of a progress. */
export function positionOf(progress: Progress): StoryPosition {
  const { stage, path } = progress;
  const page = shownPage(progress);
  const isGone = page === 'gone';
  // Behind a page that is gone its run stands where it was.
  const before = path.filter(({ chapter }) => CHAPTERS[chapter].page !== 'gone');
  const shown = isGone ? shownPage({ ...progress, path: before, stage: 'debrief' }) : page;
  return {
    progress,
    scene: sceneAt(progress),
    shown: typeof shown === 'string' ? undefined : { ...shown, chapter: stage, speed: speedOf(shown.dayMs) },
    isGone,
    answersWithdraw: answerOf(progress) !== undefined,
  };
}

/**
 * The position of a progress as it was written into the history of the browser, by the sums of this version;
 * `undefined` where this version has no such story, as after a deploy.
 */
export function readPosition(written: unknown): StoryPosition | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, it is played again below
    const { seed, way, stage, path } = written as Progress;
    const opened = openStory(seed, way);
    const story = path.reduce((before, { choice }) => play(before, choice), { way, path: opened.path });
    const stages: readonly string[] = ['intro', ...PRACTICE_STAGES, 'debrief', chapterOf(story)];
    const isKnown = WAYS.includes(way) && stages.includes(stage) && readSeed(seed) === seed;
    return isKnown ? positionOf({ ...opened, ...story, stage }) : undefined;
  } catch {
    return undefined;
  }
}
