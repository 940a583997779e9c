import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@simulation/engine/texts';
import { scenesOn } from '../../../scripts/lib/scenes';
import { blocks, pressedFor } from './parts';

export const FOLDER = 'packages/lessons/texts/';

/** The names of the files, such as `fraud-sheet.de`. */
const FILES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length))
  .toSorted();

/** The language of a document or a page. */
export function localeOf(name: string): Locale {
  return LOCALES.find((locale) => name.endsWith(`.${locale}`)) ?? DEFAULT_LOCALE;
}

const textOf = (name: string) => readFileSync(`${FOLDER}${name}.md`, 'utf8');

/** The documents of a lesson begin with its name; some belong to none. */
const LESSON = /^(?:fraud|story|chance-\d)/;

/** Whether a scene is of the page as it is, or of an extra that is not there. */
const isMissingScene = (name: string) =>
  !scenesOn('dashboard').has(name) && pressedFor(name, DEFAULT_LOCALE) === undefined;

const scenesIn = (text: string) => [...text.matchAll(/[?&]scene=([\w-]+)/g)].map(([, name = '']) => name);
const documentsIn = (text: string) =>
  [...text.matchAll(/(?<=[(/"])([\w-]+(?:\.\w\w)?)\.(?:md|html)(?=[#)"])/g)].map(([, name = '']) => name);
const blocksIn = (text: string) => [...text.matchAll(/^```(\w+)$/gm)].map(([, name = '']) => name);

/** What a lesson is about is played on the page: one with a scene or a block of an extra that is not there is left out. */
const there: readonly string[] = (() => {
  const isMissing = (name: string, lost: ReadonlySet<string>) => {
    const text = textOf(name);
    return (
      scenesIn(text).some(isMissingScene) ||
      blocksIn(text).some((block) => block !== 'print' && blocks[block] === undefined) ||
      documentsIn(text).some((linked) => lost.has(LESSON.exec(linked)?.[0] ?? ''))
    );
  };
  const lost = new Set<string>();
  for (let before = -1; before < lost.size; ) {
    before = lost.size;
    for (const name of FILES) {
      const [lesson] = LESSON.exec(name) ?? [];
      if (lesson !== undefined && isMissing(name, lost)) lost.add(lesson);
    }
  }
  return FILES.filter(
    (name) => !lost.has(LESSON.exec(name)?.[0] ?? (name.startsWith('print') ? 'fraud' : '')),
  );
})();

/** The documents of the lessons by name: each is a page. */
export const documentNames = (): readonly string[] => there;

const isLost = (piece: string) =>
  scenesIn(piece).some(isMissingScene) ||
  documentsIn(piece).some((name) => FILES.includes(name) && !there.includes(name));

/** A document without the rows, points and paragraphs that lead to what is not there. */
export function documentText(name: string): string {
  const pieces = textOf(name).split(/\n{2,}/);
  const isList = (piece: string) => /^(?:\||[-*] |\d+\. )/.test(piece);
  const left = pieces.map((piece) =>
    isList(piece)
      ? piece
          .split('\n')
          .filter((line) => !isLost(line))
          .join('\n')
      : isLost(piece)
        ? ''
        : piece,
  );
  return left.filter((piece) => piece !== '').join('\n\n');
}

/** A first page that somebody opens who has unpacked the folder, likewise. */
export const startPage = (file: string): string =>
  readFileSync(FOLDER + file, 'utf8').replaceAll(/ *<(li|p)>(?:(?!<\1>)[\s\S])*?<\/\1>\n/g, (piece) =>
    isLost(piece) ? '' : piece,
  );
