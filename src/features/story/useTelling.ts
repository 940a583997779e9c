import { useLanguage } from '../../store/react/language';
import { type Telling, useStoryTexts } from './storyText';

/** What the story is told in on this page. */
export function useTelling(): Telling {
  const { locale, texts } = useLanguage();
  return { texts: useStoryTexts(), locale, withdraw: texts.withdraw };
}
