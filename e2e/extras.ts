import { modulesWith } from '../scripts/lib/packages';

/** What tests of the whole page have to know of an extra. Its `e2e/extra.ts` exports it as `extra`. */
export type ExtraUnderTest = {
  /** What it opens beside the page, as a selector of CSS. */
  readonly panel?: string;
  /** Scenes that are not listed and have further texts. */
  readonly furtherScenes?: readonly string[];
  /** The names of what it adds to the page as it opens, in both languages. */
  readonly doors?: readonly string[];
  /** Names that are the same in every language. */
  readonly names?: readonly string[];
  /** Of what a statement there speaks, if not of the run on screen. A place begins with the name of its dialog. */
  readonly about?: (place: string) => 'both markets' | 'the first hour' | undefined;
  /** What it claims of a run that the page without extras does not: each `what` of `e2e/honesty/claims.ts`. */
  readonly claims?: readonly string[];
};

const modules = await modulesWith<{ readonly extra: ExtraUnderTest }>('e2e/extra.ts');

/** Of each package that has one. */
export const extras: readonly ExtraUnderTest[] = modules.map(({ extra }) => extra);

/** The names of all that extras add to the page as it opens. */
export const DOORS: ReadonlySet<string> = new Set(extras.flatMap(({ doors = [] }) => doors));
