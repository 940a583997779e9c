import { CHAPTERS, type ChapterId } from '../../story/chapters';
import type { OfferId, Trust } from '../../story/offers';
import { openStory, play, type Story, storyAt } from '../../story/story';

/** The part of the story that is on screen. */
export type Stage = 'intro' | 'before' | 'after' | Story['chapter'];

export type Answers = Readonly<Partial<Record<OfferId, Trust>>>;

/** Everything that the player has done. */
export type Progress = {
  readonly stage: Stage;
  readonly story: Story;
  readonly answers: Answers;
};

/** The actions of a player at a stage: a choice of the chapter, or a step around the story. */
export type Move = 'begin' | 'offers' | 'skip' | { readonly choice: string };

export function isChapter(stage: string): stage is ChapterId {
  return Object.hasOwn(CHAPTERS, stage);
}

/** Simulated milliseconds that the run on the page has been played when a stage opens; undefined where it is not played. */
export function pageAt(stage: Stage): number | undefined {
  return isChapter(stage) ? CHAPTERS[stage].pageAt : undefined;
}

/** The stage that a link names; the beginning for another name. */
export function toStage(name: string): Stage {
  return isChapter(name) || name === 'before' || name === 'debrief' ? name : 'intro';
}

/** The progress at a stage, on one of the shortest ways there. */
export function progressAt(stage: Stage, seed: string): Progress {
  const hasPath = isChapter(stage) || stage === 'debrief';
  return { stage, story: hasPath ? storyAt(seed, stage) : openStory(seed), answers: {} };
}

/** The progress after a move. The offers after the story follow only where those before it were answered. */
export function move(progress: Progress, next: Move): Progress {
  const { stage, story, answers } = progress;
  if (next === 'offers') return { ...progress, stage: 'before' };
  if (next === 'begin' || next === 'skip')
    return { ...progress, stage: stage === 'after' ? 'debrief' : story.chapter };
  const played = play(story, next.choice);
  const asksAgain = played.chapter === 'debrief' && Object.keys(answers).length > 0;
  return { ...progress, story: played, stage: asksAgain ? 'after' : played.chapter };
}
