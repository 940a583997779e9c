import type { ExtraUnderTest } from '../../../e2e/extras';
import { PRACTICE_SCENE, STORY } from '../src/beginning';
import { CHAPTER_IDS } from '../src/rules/stages';

export const extra: ExtraUnderTest = {
  panel: {
    selector: 'section[data-story]',
    scenes: [STORY, PRACTICE_SCENE],
    further: [...CHAPTER_IDS, 'debrief', 'cases1'].map((stage) => `${STORY}-${stage}`),
  },
};
