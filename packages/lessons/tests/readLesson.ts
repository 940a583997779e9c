import { readFileSync } from 'node:fs';
import type { Locale } from '@simulation/engine/texts';
import { localeOf } from '../src/documents';

/** What tests read of a document of `packages/lessons/texts/`. */
export type Lesson = {
  readonly name: string;
  readonly locale: Locale;
  /** Every link to a page of the site: path and query. */
  readonly links: readonly string[];
  readonly text: string;
};

/** A document by its name, such as `chance-1.en`. */
export function readLesson(name: string): Lesson {
  const text = readFileSync(`packages/lessons/texts/${name}.md`, 'utf8');
  const links = [...text.matchAll(/\(http:\/\/127\.0\.0\.1:4173(\/[^)\s]*)\)/g)].map(([, link = '']) => link);
  return { name, locale: localeOf(name), links: [...new Set(links)], text };
}

/** Its numbered exercises, or their answers: the number of each with its text. */
export function numberedIn({ text }: Lesson): ReadonlyMap<number, string> {
  const entries = [...text.matchAll(/^(\d+)\. ([\s\S]*?)(?=\n\S|\n\n|$(?![\s\S]))/gm)];
  return new Map(entries.map(([, number, entry = '']) => [Number(number), entry]));
}
