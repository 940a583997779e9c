/** The story with its cases, in all languages, for paper. The page loads those of one. */
import type { Locale } from '@simulation/dashboard/texts';
import { de as practiceDe } from '../texts/de/practice';
import { de } from '../texts/de/story';
import { en as practiceEn } from '../texts/en/practice';
import { en } from '../texts/en/story';
import type { PracticeTexts } from '../texts/practice';
import type { StoryTexts } from '../texts/story';

export { caseText } from '../panel/caseText';
export { chapterText, choiceText, moneyInText, type Telling } from '../panel/storyText';
export { CASE_SETS, type CaseSet, casesOf, FRAMES } from '../rules/cases';
export { CHAPTERS, type Choice } from '../rules/chapters';
export { askedBy } from '../rules/review';
export { CHAPTER_IDS, type ChapterId, WAYS, type Way } from '../rules/stages';
export {
  numberOf,
  type Story,
  statedIn,
  storyAt,
  storyBefore,
  taxesOf,
  worstOf,
} from '../rules/story';
export { SUMS } from '../rules/ways';

export const storyTexts: Readonly<Record<Locale, StoryTexts>> = { en, de };

export const practiceTexts: Readonly<Record<Locale, PracticeTexts>> = { en: practiceEn, de: practiceDe };
