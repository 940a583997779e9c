import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@simulation/engine/texts';

/** A figure that a lesson quotes: in the row of a link, in the column of the figure's name. */
type QuotedFigure = { readonly link: string; readonly name: string; readonly value: string };

export type Lesson = {
  readonly file: string;
  readonly locale: Locale;
  /** Every link to a page of the site: path and query. */
  readonly links: readonly string[];
  readonly figures: readonly QuotedFigure[];
  /** All of the text but the rows of such tables. */
  readonly prose: string;
};

const LOCAL_LINK = /\(http:\/\/127\.0\.0\.1:4173(\/[^)\s]*)\)/;

/** A lesson of `packages/lessons/texts/`, such as `chance.en.md`. */
export function readLesson(file: string): Lesson {
  const lines = readFileSync(`packages/lessons/texts/${file}`, 'utf8').split('\n');
  const figures: QuotedFigure[] = [];
  const prose: string[] = [];
  let names: readonly string[] = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    const link = LOCAL_LINK.exec(cells[0] ?? '')?.[1];
    if (link === undefined) {
      prose.push(line);
      if (cells.length > 0 && !line.startsWith('|-')) names = cells;
    } else {
      for (const [at, value] of cells.entries())
        if (at > 0) figures.push({ link, name: names[at] ?? '', value });
    }
  }
  const links = [...lines.join('\n').matchAll(new RegExp(LOCAL_LINK, 'g'))].map(([, link = '']) => link);
  return {
    file,
    locale: LOCALES.find((locale) => file.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE,
    links: [...new Set(links)],
    figures,
    prose: prose.join('\n'),
  };
}

/** The cells of a row of a table; none on any other line. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('| ')) return [];
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
