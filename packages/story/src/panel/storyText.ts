import { fill, type Locale } from '@simulation/dashboard/texts';
import type { Cents } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { createContext, useContext } from 'react';
import { askedBy } from '../rules/review';
import type { ChapterId, Way } from '../rules/stages';
import {
  feeIn,
  findChoice,
  missedIn,
  movedIn,
  paidAt,
  returnedAt,
  type Step,
  type Story,
  storyBefore,
  worstOf,
} from '../rules/story';
import { SUMS } from '../rules/ways';
import type { StoryTexts } from '../texts/story';
import type { ChapterTexts, WayTexts } from '../texts/wayTexts';

/** Whatever the language: by any chapter and choice. */
type Complete = {
  readonly ways: Readonly<Record<Way, WayTexts>>;
  readonly signs: Readonly<Record<ChapterId, string>>;
};

export type WholeTexts = StoryTexts & Complete;

/** What texts are told in. */
export type Telling = {
  readonly texts: WholeTexts;
  readonly locale: Locale;
  /** What the page calls its button. */
  readonly withdraw: string;
  /** Stands for the tax where it depends on a path that is not known: on paper. */
  readonly tax?: string;
};

/** Provided by the panel, with which the texts are loaded. */
export const TellingContext = createContext<Telling | null>(null);

/** @throws without a provider above */
export function useTelling(): Telling {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('No TellingContext above this component.');
  return telling;
}

/** An amount in a sentence, in whole units; it does not break before its currency. */
export function moneyInText(cents: Cents, locale: Locale): string {
  return formatMoney(cents, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');
}

/** The texts of a chapter, with the amounts of the way; the places of a choice are still open. */
export function chapterText(id: ChapterId, story: Story, tell: Telling) {
  const { title, says, lines, answer = '' }: ChapterTexts = tell.texts.ways[story.way].chapters[id];
  const filled = (text: string) => fill(text, amounts(story, tell));
  return {
    title,
    says: says.map(filled),
    lines: lines.map(([from = '', text = '']) => ({ from, text: filled(text) })),
    answer: filled(answer),
  };
}

/** The text of a choice and what follows from it, with its amounts where it is the next step of a path. */
export function choiceText(story: Story, step: Step, tell: Telling) {
  const { chapter, choice } = step;
  const { way, path } = story;
  const { choices }: ChapterTexts = tell.texts.ways[way].chapters[chapter];
  const text = choices[askedBy(step)]?.text ?? tell.texts.press;
  const outcome = choices[choice]?.outcome ?? '';
  const played: Story = { way, path: [...path, { chapter, choice }] };
  const values = {
    ...amounts(story, tell),
    paid:
      tell.tax !== undefined && findChoice(step).pays === 'fee'
        ? tell.tax
        : moneyInText(paidAt(played, path.length), tell.locale),
    returned: moneyInText(returnedAt(played, path.length), tell.locale),
  };
  return { text: fill(text, values), outcome: fill(outcome, values) };
}

/** What followed from the last choice; nothing at the beginning. */
export function outcomeOf({ way, path }: Story, tell: Telling): string | undefined {
  const step = path.at(-1);
  return step && choiceText({ way, path: path.slice(0, -1) }, step, tell).outcome;
}

/** What comes for somebody who stays where the player has left: a sentence for each chapter, and what it has cost. */
export function staysText({ way, path }: Story, tell: Telling) {
  const {
    intro,
    chapters,
    end,
  }: { intro: string; chapters: Readonly<Partial<Record<ChapterId, string>>>; end: string } =
    tell.texts.ways[way].stays;
  const worst = worstOf(way);
  const { lost, borrowed } = movedIn(worst);
  const money = (cents: Cents) => moneyInText(cents, tell.locale);
  return {
    intro,
    chapters: missedIn({ way, path }).map((id) => ({
      id,
      text: fill(chapters[id] ?? '', amounts(storyBefore(worst, id), tell)),
    })),
    end: fill(end, { lost: money(lost), loan: money(borrowed) }),
  };
}

function amounts(story: Story, { locale, withdraw, tax }: Telling): Record<string, string> {
  const sums = Object.entries({ ...SUMS[story.way], fee: feeIn(story) }).map(([id, cents]) => [
    id,
    moneyInText(cents, locale),
  ]);
  return { ...Object.fromEntries(sums), withdraw, ...(tax !== undefined && { fee: tax }) };
}
