/** What the lessons say of the page is taken from here: its addresses, its words, and the story with its cases. */
import type { Locale } from '@simulation/engine/texts';
import { de as practiceDe } from './i18n/de/practice';
import { de } from './i18n/de/story';
import { en as practiceEn } from './i18n/en/practice';
import { en } from './i18n/en/story';
import type { PracticeTexts } from './i18n/practice';
import type { StoryTexts } from './i18n/story';

export { CONTACTS } from './features/help/contacts';
export { marketName, valueText } from './features/shared/marketText';
export { caseText } from './features/story/caseText';
export { chapterText, choiceText, moneyInText, type Telling } from './features/story/storyText';
export { controlsTexts } from './i18n/controls';
export { helpTexts } from './i18n/help';
export { pageTexts } from './i18n/page';
export { runsTexts } from './i18n/runs';
export { specified } from './i18n/specified';
export { fill, labelSentence } from './i18n/texts';
export { type Address, readAddress } from './visit/address/address';
export { sceneOf } from './visit/address/scenes';
export type { DialogName } from './visit/dialogs';
export { CASE_SETS, type CaseSet, casesOf, FRAMES } from './visit/story/cases';
export { CHAPTERS, type Choice } from './visit/story/chapters';
export { askedBy } from './visit/story/review';
export { CHAPTER_IDS, type ChapterId, WAYS, type Way } from './visit/story/stages';
export {
  numberOf,
  type Story,
  statedIn,
  storyAt,
  storyBefore,
  taxesOf,
  worstOf,
} from './visit/story/story';
export { SUMS } from './visit/story/ways';

/** The page loads those of one language. */
export const storyTexts: Readonly<Record<Locale, StoryTexts>> = { en, de };

export const practiceTexts: Readonly<Record<Locale, PracticeTexts>> = { en: practiceEn, de: practiceDe };
