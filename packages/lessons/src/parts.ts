import { resolve } from 'node:path';
import { type MoreScenes, pageTexts, scenesOf } from '@simulation/dashboard/texts';
import type { Route } from '@simulation/engine';
import type { Locale } from '@simulation/engine/texts';
import { packagesWith } from '../../../scripts/lib/packages';

/** What another extra gives to the lessons: `forLessons` of its `src/lessons.ts`. */
type LessonPart = {
  readonly scenes?: MoreScenes;
  /** What is pressed to come to a scene of its own, as the page calls it; `undefined` for any other scene. */
  readonly pressedFor: (scene: string, locale: Locale) => readonly string[] | undefined;
  /** What a block of code in a document stands for, by the name behind its fence. */
  readonly blocks?: Readonly<Record<string, Block>>;
  /** Sentences of the page which lessons quote. */
  readonly quoted?: (locale: Locale) => readonly string[];
  /** Names that the list of sources has to have, by the word in bold that marks them there. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  readonly byCountry?: (
    locale: Locale,
  ) => readonly { readonly id: string; readonly name: string; readonly html: string }[];
};

type Block = (text: string, locale: Locale) => string;

const modules: readonly { readonly forLessons: LessonPart }[] = await Promise.all(
  packagesWith('src/lessons.ts').map((file) => import(resolve(file))),
);

const parts = modules.map(({ forLessons }) => forLessons);

/** A scene of a page by its name; undefined for one that it does not have. */
export const sceneOf = (name: string | undefined, route: Route, seed: string) =>
  scenesOf(
    route,
    parts.flatMap(({ scenes }) => scenes ?? []),
  ).get(name)?.(seed);

/** The buttons that lead to a scene, as the page calls them; `undefined` where there are no words for it. */
export function pressedFor(scene: string, locale: Locale): readonly string[] | undefined {
  if (scene === 'withdraw') return [pageTexts[locale].withdraw];
  return parts.map((part) => part.pressedFor(scene, locale)).find((pressed) => pressed !== undefined);
}

export const blocks: Readonly<Record<string, Block>> = Object.assign({}, ...parts.map((part) => part.blocks));

/** What there is for each country, for paper; nothing where no extra has it. */
export const byCountry = (locale: Locale) => parts.flatMap((part) => part.byCountry?.(locale) ?? []);

export const quotedIn = (locale: Locale) => parts.flatMap(({ quoted }) => quoted?.(locale) ?? []);

export const sourcesOf = (mark: string) => parts.flatMap(({ sources }) => sources?.[mark] ?? []);
