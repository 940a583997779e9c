import { loadStoryTexts } from '../i18n/story';

const fetchHelp = () => import('../features/help/HelpDialog');

/** Help for somebody who has paid. */
export const fetchHelpDialog = () => fetchHelp().then((chunk) => chunk.HelpDialog);

/** The story to play, with its texts in the language of the page and the help at its end. */
export async function fetchStory() {
  const [{ StoryPanel }, texts, { Help }] = await Promise.all([
    import('../features/story/StoryPanel'),
    loadStoryTexts[document.documentElement.lang === 'de' ? 'de' : 'en'](),
    fetchHelp(),
  ]);
  return () => <StoryPanel texts={texts} help={<Help />} />;
}
