import { expect, it } from 'vitest';
import { BEGINNING, next } from '../visit/next';
import { positionOf } from '../visit/story/position';
import { type Progress, progressAt } from '../visit/story/progress';
import { STORY_SCENES } from '../visit/story/scenes';
import { visitOf } from '../visit/testVisit';
import { isRobins, type Visit } from '../visit/visit';
import { checkStory } from './checkStory';

const opened = next(visitOf('/?seed=7'), { type: 'openStory' });

const visitAt = (progress: Progress): Visit =>
  next(opened, { type: 'moveStory', position: positionOf(progress), isStep: true });

it('a story from the history goes on where it was, at every stage of every way', () => {
  for (const scene of STORY_SCENES) {
    const visit = visitAt(progressAt(scene, '7'));
    expect(checkStory(visit)).toBe(visit);
  }
  expect(checkStory(opened)).toBe(opened);
  expect(checkStory(visitOf('/?seed=7'))).toEqual(visitOf('/?seed=7'));
});

it('a story of another version begins again, and the page shows its own run', () => {
  const rise = progressAt('story-adult-rise', '7');
  expect(isRobins(visitAt(rise))).toBe(true);
  const { story, ...visit } = visitAt(rise);
  if (story === undefined) throw new Error('The story is not open.');
  const position = { ...story.position, progress: { ...rise, stage: 'fee' as const } };
  const checked = checkStory({ ...visit, story: { ...story, position } });
  expect(checked.story?.position).toEqual(BEGINNING);
  expect(isRobins(checked)).toBe(false);
  expect(checked.entry).toBe(visit.entry);
  expect(checkStory({ ...visit, leftStory: { ...story, position } }).leftStory).toBeUndefined();
});
