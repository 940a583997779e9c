import { pageTexts } from '@simulation/dashboard/texts';
import type { Locale } from '@simulation/engine/texts';
import { modulesWith } from '../../../scripts/lib/packages';

/** What another extra gives to the lessons: `forLessons` of its `src/lessons.ts`. */
type LessonPart = {
  /** What is pressed to come to a scene of its own, as the page calls it; `undefined` for any other scene. */
  readonly pressedFor: (scene: string, locale: Locale) => readonly string[] | undefined;
  /** What a block of code in a document stands for, by the name behind its fence. */
  readonly blocks?: Readonly<Record<string, Block>>;
  /** Names that the list of sources has to have, by the word in bold that marks them there. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  readonly byCountry?: (
    locale: Locale,
  ) => readonly { readonly id: string; readonly name: string; readonly html: string }[];
};

type Block = (text: string, locale: Locale) => string;

const modules = await modulesWith<{ readonly forLessons: LessonPart }>('src/lessons.ts');

const parts = modules.map(({ forLessons }) => forLessons);

/** The buttons that lead to a scene, as the page calls them; `undefined` where there are no words for it. */
export function pressedFor(scene: string, locale: Locale): readonly string[] | undefined {
  const { withdraw, paidAlready } = pageTexts[locale];
  if (scene === 'withdraw') return [withdraw];
  if (scene === 'help') return [paidAlready];
  return parts.map((part) => part.pressedFor(scene, locale)).find((pressed) => pressed !== undefined);
}

export const blocks: Readonly<Record<string, Block>> = Object.assign({}, ...parts.map((part) => part.blocks));

/** What there is for each country, for paper; nothing where no extra has it. */
export const byCountry = (locale: Locale) => parts.flatMap((part) => part.byCountry?.(locale) ?? []);

export const sourcesOf = (mark: string) => parts.flatMap(({ sources }) => sources?.[mark] ?? []);
