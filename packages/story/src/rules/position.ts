import type { Position } from '@simulation/dashboard';
import { readSeed } from '@simulation/engine';
import { CHAPTERS, isChapter } from './chapters';
import { speedOf } from './days';
import { answerOf, openStory, type Progress, sceneAt, shownPage } from './progress';
import { PRACTICE_STAGES, WAYS } from './stages';
import { chapterOf, play } from './story';
import { wayOf } from './ways';
import { wholeSceneAt } from './wholeScene';

/** The position of a progress. */
export function positionOf(progress: Progress): Position {
  const { stage, path, seed } = progress;
  const page = shownPage(progress);
  const isGone = page === 'gone';
  // Behind a page that is gone its run stands where it was.
  const before = path.filter(({ chapter }) => CHAPTERS[chapter].page !== 'gone');
  const shown = isGone ? shownPage({ ...progress, path: before, stage: 'debrief' }) : page;
  return {
    progress,
    seed,
    scene: sceneAt(progress),
    wholeScene: wholeSceneAt(progress),
    shown: typeof shown === 'string' ? undefined : { ...shown, chapter: stage, speed: speedOf(shown.dayMs) },
    isGone,
    answersWithdraw: answerOf(progress) !== undefined,
    isForMinors: isForMinors(progress),
  };
}

/**
 * The teenager's story, begun, or where a link names it. Who has begun none, as in a practice, has only a way that the
 * seed would tell: that says nothing of a reader, and help for minors leaves out those who talk to adults.
 */
function isForMinors({ way, path, stage, seed }: Progress): boolean {
  return way === 'teen' && (path.length > 0 || isChapter(stage) || way !== wayOf(seed));
}

/**
 * The progress of a position that the page hands back; `undefined` at the beginning. The page may have given it another
 * seed meanwhile.
 */
export function progressOf({ progress, seed }: Position): Progress | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `positionOf` alone has made it
  return progress === undefined ? undefined : ({ ...progress, seed } as Progress);
}

/** A progress as it was written; `undefined` where this version has no such story. */
export function parseProgress(written: unknown): Progress | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, it is played again below
    const { seed, way, stage, path } = written as Progress;
    const opened = openStory(seed, way);
    const story = path.reduce((before, { choice }) => play(before, choice), { way, path: opened.path });
    const stages: readonly string[] = ['intro', ...PRACTICE_STAGES, 'debrief', chapterOf(story)];
    const isKnown = WAYS.includes(way) && stages.includes(stage) && readSeed(seed) === seed;
    return isKnown ? { ...opened, ...story, stage } : undefined;
  } catch {
    return undefined;
  }
}
