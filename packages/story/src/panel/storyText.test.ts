import { expect, it } from 'vitest';
import { openStory, shownPage } from '../rules/progress';
import { CHAPTER_IDS, type ChapterId, WAYS, type Way } from '../rules/stages';
import {
  chapterOf,
  choicesIn,
  choicesOf,
  findChoice,
  lostIn,
  play,
  type Story,
  statedIn,
} from '../rules/story';
import { PAGE_CHAPTERS } from '../rules/ways';
import { de } from '../texts/de/story';
import { en } from '../texts/en/story';
import { chapterText, choiceText, outcomeOf, type Telling } from './storyText';

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
    lostIn(story),
    statedIn(story),
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
  return [outcomeOf(story, tell) ?? '', ...told].join(' ');
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

/** What a bank says of what somebody else has paid. */
const REPORT = {
  en: /somebody else paid from your account, report/,
  de: /jemand anderes von (?:Ihrem|deinem) Konto überwiesen, melden? (?:Sie|das)/,
};

it.each(TELLINGS)(
  'the bank that is asked about the fee tells Robin to report what somebody else paid ($locale)',
  (tell) => {
    const said = stories.flatMap((story) =>
      choicesOf(story)
        .filter((choice) => chapterOf(story) === 'fee' && ['bank', 'bankCard'].includes(choice))
        .map((choice) => choiceText(story, { chapter: 'fee', choice }, tell).outcome),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((outcome) => !REPORT[tell.locale].test(outcome))).toEqual([]);
  },
);

/** The amounts of a text, in cents. */
function amountsIn(text: string, { locale }: Telling): number[] {
  const written = locale === 'en' ? /\$(\d[\d,]*(?:\.\d\d)?)/g : /(\d[\d.]*(?:,\d\d)?)\u00a0€/g;
  return [...text.matchAll(written)].map(([, number = '']) => {
    const [units = '', cents = '00'] = number.split(locale === 'en' ? '.' : ',');
    return Number(units.replace(/[.,]/g, '') + cents);
  });
}

/** What the page counts from, before its gains; `undefined` where Robin's run is not shown. */
function startOnPage(story: Story, stage: ChapterId): number | undefined {
  const shown = shownPage({ ...openStory('7', story.way), ...story, stage });
  return typeof shown === 'object' ? shown.run.amount : undefined;
}

/** By how much a choice changes what Robin has lost; negative for what comes back. */
const movedBy = (story: Story, choice: string) => lostIn(play(story, choice)) - lostIn(story);

/** What can be paid or come back by the choices that are open. */
const movable = (story: Story) => choicesOf(story).map((choice) => Math.abs(movedBy(story, choice)));

it.each(TELLINGS)(
  'each amount that is read is what the path has cost, what the page shows, or what a choice moves, there too ($locale)',
  (tell) => {
    const wrong = new Set<string>();
    let compared = 0;
    const compare = (text: string, right: readonly number[]) => {
      for (const amount of amountsIn(text, tell)) {
        compared += 1;
        if (!right.includes(amount)) wrong.add(`${text} (${right.join(', ')})`);
      }
    };
    for (const story of stories) {
      const chapter = chapterOf(story);
      if (chapter === 'debrief') continue;
      const page = startOnPage(story, chapter);
      const choices = choicesOf(story);
      if (PAGE_CHAPTERS.some((id) => id === chapter) && choicesIn(story.path, chapter).length === 0) {
        const { says, lines, answer } = chapterText(chapter, story, tell);
        const pressed = play(story, 'withdraw');
        const paidOut = Math.abs(movedBy(story, 'withdraw'));
        for (const text of says) compare(text, [lostIn(story), page ?? 0, paidOut]);
        for (const { text } of lines) compare(text, movable(story));
        compare(answer, paidOut === 0 ? movable(pressed) : [paidOut]);
      }
      for (const choice of choices) {
        const played = play(story, choice);
        const moved = movedBy(story, choice);
        const { pays, returns } = findChoice({ chapter, choice });
        const { text, outcome } = choiceText(story, { chapter, choice }, tell);
        const beside = [...movable(story), ...movable(played)];
        for (const sentence of [text, outcome]) compare(sentence, moved === 0 ? beside : [Math.abs(moved)]);
        const after = startOnPage(played, chapter);
        if (page === undefined || after === undefined) continue;
        const isOnPage = (pays !== undefined && pays !== 'fee') || returns === 'small'; // the bank’s is not
        if (after - page !== (isOnPage ? moved : 0)) wrong.add(`${chapter} ${choice}: ${page} to ${after}`);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  },
);

/**
 * The longest path of a way: every check, every payment. Each choice is read aloud once, and voted on once a chapter.
 */
function longestPath(way: Way, tell: Telling) {
  const follows = ['withdraw', 'answer', 'follow', 'crypto', 'more', 'borrow', 'say', 'all', 'pay'];
  let story: Story = { way, path: [] };
  const read = new Set<string>();
  for (let chapter = chapterOf(story); chapter !== 'debrief'; chapter = chapterOf(story)) {
    const here = chapter;
    const open = choicesOf(story);
    const isKind = (kind: string) => (choice: string) => findChoice({ chapter: here, choice }).kind === kind;
    const { title, answer } = chapterText(here, story, tell);
    const isNew = choicesIn(story.path, here).length === 0;
    for (const text of isNew ? [title, readIn(story, tell), answer] : [outcomeOf(story, tell) ?? ''])
      read.add(`${here}: ${text}`);
    for (const choice of open)
      read.add(`${here}: ${choiceText(story, { chapter: here, choice }, tell).text}`);
    const next =
      open.find(isKind('check')) ??
      follows.find((choice) => open.includes(choice)) ??
      open.find(isKind('follow')) ??
      'stop';
    story = play(story, next);
  }
  const words = [...read].flatMap((text) => text.split(/\s+/).slice(1)).length;
  return { words, presses: story.path.length };
}

/** Of a class: words a minute read aloud, seconds to vote in a chapter and to press. */
const READ = 150;
const VOTE = 15;
const PRESS = 2;
/** Of the twelve minutes of the plan, without what is said around it, and with a tenth to spare. */
const MINUTES = 9 * 0.9;

it.each(TELLINGS.flatMap((tell) => WAYS.map((way) => ({ way, tell, locale: tell.locale }))))(
  'a class reads and votes its way through the longest path of $way in its minutes, with a tenth to spare ($locale)',
  ({ way, tell }) => {
    const { words, presses } = longestPath(way, tell);
    const room = (MINUTES - (CHAPTER_IDS.length * VOTE + presses * PRESS) / 60) * READ;
    expect(Math.max(0, Math.ceil(words - room)), `words too many in the way “${way}”`).toBe(0);
  },
);
