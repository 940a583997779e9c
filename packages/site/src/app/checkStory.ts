import { BEGINNING, next } from '../visit/next';
import { readProgress } from '../visit/story/position';
import type { Visit } from '../visit/visit';

/** A visit as it was found in the history. Where another version has told its story, that begins again. */
export function checkStory(visit: Visit): Visit {
  const { position: { progress } = BEGINNING } = visit.story ?? visit.leftStory ?? {};
  if (progress === undefined || readProgress(progress) !== undefined) return visit;
  if (visit.story === undefined) return { ...visit, leftStory: undefined };
  return next(visit, { type: 'moveStory', position: BEGINNING, isStep: false });
}
