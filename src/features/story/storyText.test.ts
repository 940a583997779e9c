import { expect, it } from 'vitest';
import { de } from '../../i18n/de/story';
import { en } from '../../i18n/en/story';
import { WAYS } from '../../story/scenes';
import { chapterOf, choicesIn, choicesOf, play, type Story } from '../../story/story';

import { chapterText, choiceText, outcomesOf, type Telling } from './storyText';

const TELLINGS: readonly Telling[] = [
  { locale: 'en', texts: en, withdraw: 'Withdraw' },
  { locale: 'de', texts: de, withdraw: 'Zurückziehen' },
];

/** Each chapter after each choice that leads there, with every order of what can be done in it. */
function storiesOf(story: Story, seen = new Set<string>()): Story[] {
  const chapter = chapterOf(story);
  const here = chapter === 'debrief' ? [] : choicesIn(story.path, chapter);
  const key = JSON.stringify([
    chapter,
    here,
    story.path.at(-1),
    story.path.some(({ choice }) => choice === 'card'),
  ]);
  if (chapter === 'debrief' || seen.has(key)) return [];
  seen.add(key);
  return [story, ...choicesOf(story).flatMap((choice) => storiesOf(play(story, choice), seen))];
}

const stories = WAYS.flatMap((way) => storiesOf({ way, path: [] }));

/** The text before the choices of a chapter. */
function readIn(story: Story, tell: Telling): string {
  const chapter = chapterOf(story);
  if (chapter === 'debrief') return '';
  const { says, lines } = chapterText(chapter, story, tell);
  const isNew = choicesIn(story.path, chapter).length === 0;
  const told = isNew ? [...says, ...lines.map(({ from, text }) => `${from}: ${text}`)] : [];
  return [...outcomesOf(story, tell), ...told].join(' ');
}

it.each(TELLINGS)('no chapter has more than 60 words to read before its choices ($locale)', (tell) => {
  expect(stories.length).toBeGreaterThan(100);
  const long = new Set(
    stories.map((story) => readIn(story, tell)).filter((text) => text.split(/\s+/).length > 60),
  );
  expect([...long]).toEqual([]);
});

it.each(TELLINGS)('every amount in the texts is filled in ($locale)', (tell) => {
  const shown = stories.flatMap((story) => {
    const chapter = chapterOf(story);
    if (chapter === 'debrief') return [];
    const choices = choicesOf(story).flatMap((choice) =>
      Object.values(choiceText(story, { chapter, choice }, tell)),
    );
    return [readIn(story, tell), chapterText(chapter, story, tell).answer, ...choices];
  });
  expect(shown.filter((text) => text.includes('{'))).toEqual([]);
});

it.each(TELLINGS)(
  'the ways share no sentence of what Robin sees and hears, but for the page ($locale)',
  (tell) => {
    const told = WAYS.map((way) =>
      (['contact', 'trust', 'pressure', 'question'] as const).flatMap((id) => {
        const { says, lines } = chapterText(id, { way, path: [] }, tell);
        return [...says, ...lines.map(({ text }) => text)];
      }),
    );
    expect(new Set(told.flat()).size).toBe(told.flat().length - 1); // an adult and an older person once say the same
  },
);
