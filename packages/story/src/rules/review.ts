import { type Cents, cents } from '@simulation/engine';
import { CHAPTERS } from './chapters';
import { CHAPTER_IDS, type ChapterId } from './stages';
import { choicesIn, choicesOf, findChoice, paidAt, returnedAt, type Step, type Story } from './story';
import { SUMS } from './ways';

/** What a player did in one chapter. */
export type ChapterReview = {
  readonly chapter: ChapterId;
  /** The index in the path of the first choice. */
  readonly first: number;
  /** The choices, in order. */
  readonly choices: readonly string[];
  /** The checks among them. */
  readonly checked: readonly string[];
  /** Where nothing was refused: the checks that were open here, and that the player made nowhere. */
  readonly missed: readonly string[];
  readonly refused: boolean;
  /** What was paid here, and what came back. */
  readonly paid: Cents;
  readonly returned: Cents;
};

/** The chapters of a path, in order. */
export function reviewOf({ way, path }: Story): readonly ChapterReview[] {
  const asked = new Set(path.map(askedBy));
  return CHAPTER_IDS.filter((id) => path.some(({ chapter }) => chapter === id)).map((chapter) => {
    const isOf = (kind: string) => (choice: string) => findChoice({ chapter, choice }).kind === kind;
    const choices = choicesIn(path, chapter);
    const checked = choices.filter(isOf('check'));
    const refused = choices.some(isOf('refuse'));
    const indexes = path.flatMap((step, index) => (step.chapter === chapter ? [index] : []));
    const missed = indexes
      .flatMap((index) => choicesOf({ path: path.slice(0, index) }))
      .filter(isOf('check'))
      .filter((choice) => !asked.has(askedBy({ chapter, choice })) && isButton(chapter, choice));
    const total = (amountAt: typeof paidAt) =>
      cents(indexes.reduce((sum, index) => sum + amountAt({ way, path }, index), 0));
    return {
      chapter,
      first: indexes[0] ?? 0,
      choices,
      checked,
      missed: refused ? [] : [...new Set(missed)],
      refused,
      paid: total(paidAt),
      returned: total(returnedAt),
    };
  });
}

/** What the checks in a chapter have saved: what the bank got back, and what it did not send. */
export function keptIn(story: Story, chapter: ChapterId): Cents {
  const kept = story.path.map((step, index) => {
    const { kind, holds } = findChoice(step);
    if (step.chapter !== chapter || kind !== 'check') return 0;
    const held = holds === undefined || holds === 'fee' ? 0 : SUMS[story.way][holds];
    return returnedAt(story, index) + held;
  });
  return cents(kept.reduce((total, amount) => total + amount, 0));
}

/** What a choice asks: asking the bank is one thing, whatever it can get back. */
export function askedBy(step: Step): string {
  return findChoice(step).sameAs ?? step.choice;
}

function isButton(chapter: ChapterId, choice: string): boolean {
  return CHAPTERS[chapter].choices[choice]?.withdraw !== 'page';
}
