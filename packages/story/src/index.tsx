import type { Extra } from '@simulation/dashboard';
import { STORY } from './beginning';
import { Gone, Panel } from './onDemand';
import { PlayStory } from './PlayStory';
import { loadRules, panelScenes } from './scenes';

/** The story to play: how a fraud goes on, week by week, and then practice with cases. */
export const story: Extra = {
  name: STORY,
  places: { withdraw: PlayStory, leads: PlayStory },
  panel: {
    Component: Panel,
    scenes: panelScenes,
    Gone,
    loadRules,
  },
};
