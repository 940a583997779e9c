import type { SessionStore } from '../../../dashboard/src/store/createSessionStore';
import { BEGINNING, STORY } from '../beginning';
import { positionOf } from '../rules/position';
import { progressAt } from '../rules/progress';

/** For tests: opens the story where the link to a scene of it would. */
export function openStoryAt(store: SessionStore, scene: string) {
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  store.dispatch({ type: 'moveExtra', position: positionOf(progressAt(scene, '7')), isStep: true });
}
