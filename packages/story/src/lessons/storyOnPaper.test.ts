import { describe, expect, it } from 'vitest';
import { storyOnPaper } from './storyOnPaper';
import { CHAPTER_IDS, CHAPTERS, moneyInText, taxesOf, WAYS } from './whole';

const LOCALES = ['en', 'de'] as const;
const each = LOCALES.flatMap((locale) => WAYS.map((way) => ({ way, locale })));

/** What the group sees, the chapters of the reader, and what follows there by number and letter. */
function pagesOf({ way, locale }: (typeof each)[number]) {
  const [group = '', reader = '', followed = ''] = storyOnPaper(way, locale).split('<h1');
  const outcomes = new Map(
    [...followed.matchAll(/<p><b>(\d[a-h])<\/b> (.*)<\/p>/g)].map(([, key = '', text = '']) => [key, text]),
  );
  return { group, chapters: group + reader, outcomes, followed };
}

/** The number and the letter of each choice on the first page. */
const choicesIn = (chapters: string) =>
  chapters
    .split('<section')
    .slice(1)
    .flatMap((chapter, at) =>
      [...chapter.matchAll(/<li><b>([a-h])<\/b>/g)].map(([, letter]) => `${at + 1}${letter}`),
    );

describe.each(each)('the story on paper, $way in $locale', (story) => {
  const { group, chapters, outcomes, followed } = pagesOf(story);

  it('has what followed from each choice on the page of the reader, and nowhere else', () => {
    expect(choicesIn(chapters)).toEqual([...outcomes.keys()]);
    expect(outcomes.size).toBeGreaterThan(30);
    for (const text of outcomes.values()) {
      const [outcome = ''] = text
        .replaceAll(/<i>.*?<\/i>/g, '|')
        .split('|')
        .filter((part) => part.trim() !== '');
      expect(chapters).not.toContain(outcome.trim());
    }
  });

  it('leads from every choice to another one, to a chapter that is there, or to the end', () => {
    const ends =
      story.locale === 'en'
        ? /Choose again.*|Go on with (\d)\.|The story ends\./
        : /Wählt noch einmal.*|Weiter mit (\d)\.|Die Geschichte ist zu Ende\./;
    for (const [key, text] of outcomes) {
      const last = text.split('<i>').at(-1)?.replace('</i>', '') ?? '';
      const chapter = new RegExp(`^(?:${ends.source})$`).exec(last);
      expect(chapter, `${key}: ${text}`).not.toBeNull();
      if (chapter?.[1] !== undefined) expect(Number(chapter[1])).toBeLessThanOrEqual(CHAPTER_IDS.length);
    }
  });

  it('tells who paid by card and who did not apart, wherever the bank is asked', () => {
    const asking = CHAPTER_IDS.filter((id) =>
      Object.values(CHAPTERS[id].choices).some(({ card }) => card !== undefined),
    );
    const apart = [...outcomes.values()].filter((text) => /<i>(?:Otherwise|Sonst):/.test(text));
    expect(apart).toHaveLength(asking.length);
    for (const text of apart) expect(text).toMatch(/^<i>(?:If Robin paid by card|Wenn Robin mit Karte)/);
  });

  it('shows the group no chapter but the first', () => {
    expect(group.match(/<section/g)).toHaveLength(1);
    expect(chapters.match(/<section/g)).toHaveLength(CHAPTER_IDS.length);
  });

  it('has the tax of every path by what was paid until then, as the page asks for it, and no tax of one path', () => {
    for (const { paid, tax } of taxesOf(story.way)) {
      const row = [paid, tax].map((cents) => moneyInText(cents, story.locale));
      expect(followed).toContain(`${row[0]} → <b>${row[1]}</b>`);
    }
    expect(
      [...outcomes].filter(([key, text]) => key.startsWith('8') && /\d[\d.,]*.€|\$\d/.test(text)),
    ).toEqual([]);
  });

  it('leaves no place of a text open', () => {
    expect(storyOnPaper(story.way, story.locale)).not.toMatch(/\{|undefined|NaN/);
  });
});

it('a way that the story does not have is refused', () => {
  expect(() => storyOnPaper('pirate', 'en')).toThrow('no way');
});
