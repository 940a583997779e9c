import type { Position } from '@simulation/dashboard';
import { BEGINNING } from '../beginning';
import { parseProgress, positionOf } from './position';
import { progressAt } from './progress';
import { STORY_SCENES } from './stages';
import { readWholeScene } from './wholeScene';

/** The position that a scene opens; `undefined` for a scene that the story does not have. */
export function positionAt(scene: string, seed: string): Position | undefined {
  if (STORY_SCENES.includes(scene)) return positionOf(progressAt(scene, seed));
  const whole = parseProgress({ ...readWholeScene(scene), seed });
  return whole && positionOf(whole);
}

/**
 * A position as the browser has kept it, by the sums of this version. Where this version has no such story, as after a
 * deploy, it begins again.
 */
export function parsePosition(progress: unknown, seed: unknown): Position {
  const parsed = typeof progress === 'object' ? parseProgress({ ...progress, seed }) : undefined;
  return parsed ? positionOf(parsed) : BEGINNING;
}
