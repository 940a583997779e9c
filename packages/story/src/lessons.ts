/** What the lessons take from here: what their blocks stand for, and how a link to the story reads. */
import type { Locale } from '@simulation/dashboard/texts';
import { PRACTICE_SCENE, STORY } from './beginning';
import { casesJudged, casesToJudge } from './lessons/casesOnPaper';
import { picture } from './lessons/pictures';
import { storyOnPaper } from './lessons/storyOnPaper';
import { CASE_SETS, CHAPTERS, practiceTexts, storyTexts, WAYS } from './lessons/whole';
import { SIGN_IDS, TWIN_IDS } from './rules/cases';

export const forLessons = {
  blocks: {
    cases: (text: string, locale: Locale) => {
      const [kind = '', number] = text.split(' ');
      const set = number === '2' ? 2 : 1;
      return kind === 'answers' ? casesJudged(locale, set) : casesToJudge(locale, set);
    },
    picture,
    story: storyOnPaper,
  },

  /** Who says what the story tells, and the cases. */
  sources: {
    story: Object.values(CHAPTERS).flatMap(({ sources }) => sources),
    cases: [...TWIN_IDS, ...SIGN_IDS],
  },

  /** The title of the story with the way that a scene at its beginning tells, or the button of the cases. */
  pressedFor: (scene: string, locale: Locale): readonly string[] | undefined => {
    const { title, ways, practice } = storyTexts[locale];
    if (scene === STORY) return [title];
    if (scene === PRACTICE_SCENE) return [practice];
    const way = WAYS.find((each) => scene === `${STORY}-${each}`);
    if (way !== undefined) return [`${title}: ${ways[way].name}`];
    const set = CASE_SETS.find((each) => scene === `${STORY}-cases${each}`);
    return set && [practice, practiceTexts[locale].sets[set]];
  },
};
