import { LANGUAGES, LOCALES, type Locale } from '@simulation/engine/texts';
import { lexer, parser, Renderer, type Token, type Tokens, walkTokens } from 'marked';
import { figureOf } from './lessonFigures';
import { linkInWords } from './linkInWords';

/**
 * Where the pages of the simulation are, seen from the lessons: `folder` has a file for each, which opens without a
 * server; `site` is what a server serves, where paths name the pages.
 */
export type Place = 'folder' | 'site';

export type Reading = {
  readonly locale: Locale;
  readonly place: Place;
  /** The documents that are there, by name. */
  readonly documents: readonly string[];
  /** What a block of code in a document stands for, by the name behind its fence. */
  readonly blocks: Readonly<Record<string, (text: string) => string>>;
};

/** The parts of a document that follow one another, the first before its first heading of the second level. */
export function sectionsOf(markdown: string): readonly (readonly Token[])[] {
  const sections: Token[][] = [[]];
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) sections.push([]);
    sections.at(-1)?.push(token);
  }
  return sections;
}

/** Tokens of a document as HTML: links as they are in this place, and figures where a table has none. */
export function markup(tokens: readonly Token[], { locale, place, documents, blocks }: Reading): string {
  const renderer = new Renderer();
  let saidOfAll: readonly string[] = [];
  renderer.link = ({ href, text, tokens: inside }) => {
    const words = isAddress(text)
      ? linkInWords(href, locale).filter((part) => !saidOfAll.includes(part))
      : [renderer.parser.parseInline(inside)];
    const target = targetOf(href, place, documents).replaceAll('&', '&amp;');
    return `<a href="${target}">${keepTogether(words.join(', '))}</a>`;
  };
  renderer.table = (table) => {
    saidOfAll = sharedWords(table, locale);
    const html = besideEachOther(table).map((part) => Renderer.prototype.table.call(renderer, part));
    const shared =
      saidOfAll.length > 0
        ? `<p class="shared">${EACH_LINK[locale]}: ${keepTogether(saidOfAll.join(', '))}</p>\n`
        : '';
    saidOfAll = [];
    const styles = table.rows.some(linkOf) ? 'scrolls figures' : 'scrolls';
    return `${shared}<div class="${styles}" role="region" tabindex="0" aria-label="${nameOf(table)}">\n${html.join('')}</div>\n`;
  };
  renderer.heading = ({ tokens: inside, depth, text }) =>
    `<h${depth} id="${slugOf(text)}">${renderer.parser.parseInline(inside)}</h${depth}>\n`;
  renderer.code = ({ lang = '', text }) => {
    const block = blocks[lang];
    if (block === undefined) throw new Error(`A lesson has a block "${lang}", which nothing here makes.`);
    return block(text);
  };
  void walkTokens([...tokens], (token) => {
    if (isTable(token)) fillIn(token);
    if (token.type === 'text' && token.tokens === undefined) token.text = keepTogether(token.text);
  });
  return parser([...tokens], { renderer });
}

/** An address in the text of a link says nothing to a reader, and is too long to type: it is put into words. */
const isAddress = (text: string) => text.startsWith('/');

const EACH_LINK = { en: 'Each link of this table', de: 'Jeder Link dieser Tabelle' };

/** The link that a row of a table begins with, where it leads to a run. */
function linkOf([cell]: readonly Tokens.TableCell[]): Tokens.Link | undefined {
  const link = cell?.tokens.find((token): token is Tokens.Link => token.type === 'link');
  return link !== undefined && isAddress(link.text) ? link : undefined;
}

/**
 * The words that the links of all rows share, which are said once above a table; none unless each row begins with a
 * link.
 */
function sharedWords({ rows }: Tokens.Table, locale: Locale): readonly string[] {
  const [first = [], ...others] = rows.map((row) => {
    const link = linkOf(row);
    return link === undefined ? [] : linkInWords(link.href, locale);
  });
  return others.length === 0 ? [] : first.filter((part) => others.every((other) => other.includes(part)));
}

/** In rows. */
const HIGHEST_TABLE = 5;

/** A long table of one figure for each run, as several that stand beside each other, each with its head. */
function besideEachOther(table: Tokens.Table): readonly Tokens.Table[] {
  const { header, rows } = table;
  if (header.length > 2 || !rows.every(linkOf)) return [table];
  const parts = Array.from({ length: Math.ceil(rows.length / HIGHEST_TABLE) }, (_, at) => at * HIGHEST_TABLE);
  return parts.map((from) => ({ ...table, rows: rows.slice(from, from + HIGHEST_TABLE) }));
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** An empty cell of a row that begins with a link gets the figure of that run which its column is called after. */
function fillIn({ rows, header }: Tokens.Table): void {
  for (const row of rows) {
    const link = linkOf(row);
    if (link === undefined) continue;
    for (const [at, cell] of row.entries()) {
      if (cell.text !== '') continue;
      const text = figureOf(link.href, header[at]?.text ?? '');
      cell.tokens = [{ type: 'text', raw: text, text }];
    }
  }
}

/** What a table that scrolls on a narrow screen is called, for those who reach it by keyboard. */
function nameOf({ header }: Tokens.Table): string {
  return header
    .map(({ text }) => text.replaceAll('`', ''))
    .filter(Boolean)
    .join(', ');
}

const SEGMENTS = ['v', ...LOCALES.map((locale) => LANGUAGES[locale].segment).filter(Boolean)];
const PAGES = new RegExp(String.raw`^http://127\.0\.0\.1:4173/(${SEGMENTS.join('|')})?/?(\?.*)?$`);

/**
 * A link of a document as it is in this place: to a page of the simulation, to another lesson, or elsewhere.
 *
 * @throws for a document that is not there: the sentence around the link would promise it
 */
function targetOf(href: string, place: Place, documents: readonly string[]): string {
  const path = PAGES.exec(href);
  if (path !== null) {
    const [, name, query = ''] = path;
    const file = place === 'folder' ? 'index.html' : '';
    return `../${name === undefined ? file : place === 'folder' ? `${name}/${file}` : name}${query}`;
  }
  if (/^(?:https?:\/\/(?!127\.)|#)/.test(href)) return href;
  const [, name, hash = ''] = /^([\w.-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name !== undefined && documents.includes(name)) return `${pageName(name)}.html${hash}`;
  throw new Error(`A lesson links to ${href}, which is not beside it on a site.`);
}

export const pageName = (name: string) => name.replace('README', 'index');

/** Binds a sign to its number, both ends of a range, and the parts of a telephone number. */
function keepTogether(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=[€%])/g, '\u00A0')
    .replaceAll(/(?<=\b\d{2,4}) (?=\d{2,4}\b)/g, '\u00A0')
    .replaceAll(/−(?=[$\d])/g, '−\u2060')
    .replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
}

/** As GitHub makes the names of headings, so that links within documents work in both places. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
