import type { Extra } from '@simulation/dashboard';
import { PRACTICE_SCENE, STORY } from './beginning';
import { Gone, Panel } from './onDemand';
import { PlayStory } from './PlayStory';

/** The story to play: how a fraud goes on, week by week, and then practice with cases. */
export const story: Extra = {
  name: STORY,
  places: { withdraw: PlayStory, leads: PlayStory },
  panel: {
    Component: Panel,
    scenes: [STORY, PRACTICE_SCENE],
    Gone,
    loadRules: () => import('./rules/panelRules'),
  },
};
