import { expect, it } from 'vitest';
import { choicesOf, contactOf, openStory, play, type Story } from '../../story/story';
import { chapterText, lastOutcome } from './storyText';

/** Every state that some path leads to, after each of the three first contacts. */
const stories: Story[] = ['1', '2', '4'].map(openStory);
for (const story of stories) stories.push(...choicesOf(story).map((choice) => play(story, choice)));

/** The text before the choices of a chapter, with the answer to a press of Withdraw. */
function readIn(story: Story, locale: 'en' | 'de'): string {
  if (story.chapter === 'debrief') return '';
  const { says, lines, pressed } = chapterText(locale, story, story.chapter);
  return [lastOutcome(locale, story), ...says, ...lines.map(([, line]) => line), ...pressed].join(' ').trim();
}

it.each(['en', 'de'] as const)(
  'no chapter has more than 60 words to read before its choices (%s)',
  (locale) => {
    expect(new Set(stories.map(({ seed }) => contactOf(seed))).size).toBe(3);
    const read = new Set(stories.map((story) => readIn(story, locale)));
    expect(read.size).toBeGreaterThan(15);
    expect([...read].filter((text) => text.split(/\s+/).length > 60)).toEqual([]);
  },
);

it.each(['en', 'de'] as const)('every amount in the texts is filled in (%s)', (locale) => {
  const shown = stories.flatMap((story) => {
    if (story.chapter === 'debrief') return [];
    const text = chapterText(locale, story, story.chapter);
    return [readIn(story, locale), text.sign, text.could, ...text.choices.map((choice) => choice.text)];
  });
  expect(shown.filter((text) => text.includes('{'))).toEqual([]);
});
