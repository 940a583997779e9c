import { type Cents, cents } from '@simulation/engine';
import { CHAPTERS } from './chapters';
import { CHAPTER_IDS, type ChapterId } from './stages';
import { choicesIn, choicesOf, findChoice, paidAt, returnedAt, type Step, type Story } from './story';

/** What a player did in one chapter. */
export type ChapterReview = {
  readonly chapter: ChapterId;
  /** The index in the path of the first choice. */
  readonly first: number;
  /** The choices, in order. */
  readonly choices: readonly string[];
  /** The checks among them. */
  readonly checked: readonly string[];
  /**
   * Where nothing was checked and nothing refused: a check that was open here and that the player made nowhere else.
   */
  readonly missed: string | undefined;
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
      .find((choice) => !asked.has(askedBy({ chapter, choice })) && isButton(chapter, choice));
    const total = (amountAt: typeof paidAt) =>
      cents(indexes.reduce((sum, index) => sum + amountAt({ way, path }, index), 0));
    return {
      chapter,
      first: indexes[0] ?? 0,
      choices,
      checked,
      missed: refused || checked.length > 0 ? undefined : missed,
      refused,
      paid: total(paidAt),
      returned: total(returnedAt),
    };
  });
}

/** What the checks in a chapter have saved: what the bank got back, and the payments that they closed. */
export function keptIn({ way, path }: Story, chapter: ChapterId): Cents {
  return cents(
    path.reduce((kept, step, index) => {
      if (step.chapter !== chapter || findChoice(step).kind !== 'check') return kept;
      const closed = Object.keys(CHAPTERS[chapter].choices).filter(
        (choice) => CHAPTERS[chapter].choices[choice]?.until === step.choice,
      );
      const before = path.slice(0, index);
      const spared = closed.map((choice) => paidAt({ way, path: [...before, { chapter, choice }] }, index));
      return kept + returnedAt({ way, path }, index) + spared.reduce((sum, amount) => sum + amount, 0);
    }, 0),
  );
}

/** What a choice asks: asking the bank is one thing, whatever it can get back. */
export function askedBy(step: Step): string {
  return findChoice(step).sameAs ?? step.choice;
}

function isButton(chapter: ChapterId, choice: string): boolean {
  return CHAPTERS[chapter].choices[choice]?.withdraw !== 'page';
}
