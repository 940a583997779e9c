import type { ChoiceId } from '../rules/chapters';
import type { ChapterId } from '../rules/stages';

/** A press of the page's button is called the same in every chapter, and asking the bank whatever it can get back. */
type NamedElsewhere = 'withdraw' | 'bankCard';

type ChoiceTexts = { readonly text?: string; readonly outcome: string };

export type ChapterTexts = {
  readonly title: string;
  readonly says: readonly string[];
  /** Who writes or speaks, and what. */
  readonly lines: readonly (readonly string[])[];
  /** What the page answers to a press of Withdraw. */
  readonly answer?: string;
  readonly choices: Readonly<Record<string, ChoiceTexts>>;
};

/** The choices of a chapter. */
type Choices<Id extends ChapterId> = {
  readonly [Name in ChoiceId<Id>]: Name extends NamedElsewhere ? ChoiceTexts : Required<ChoiceTexts>;
};

/** A way in one language: its file does not compile without a text for each chapter and choice. */
export type WayTexts = {
  readonly name: string;
  readonly who: string;
  readonly stays: {
    readonly intro: string;
    readonly chapters: Readonly<Record<Exclude<ChapterId, 'contact'>, string>>;
    readonly end: string;
  };
  readonly chapters: {
    readonly [Id in ChapterId]: Omit<ChapterTexts, 'choices'> & { readonly choices: Choices<Id> };
  };
};
