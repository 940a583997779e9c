import type { ExtraUnderTest } from '../../../e2e/extras';
import { STORY } from '../src/beginning';
import { CHAPTER_IDS } from '../src/rules/stages';

export const extra: ExtraUnderTest = {
  panel: 'section[data-story]',
  furtherScenes: [...CHAPTER_IDS, 'debrief', 'cases1'].map((stage) => `${STORY}-${stage}`),
};
