import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from '@simulation/engine/texts';
import { marked, Renderer, type Token, type Tokens } from 'marked';
import { pageTexts } from '../../site/src/i18n/page.ts';
import { labelSentence } from '../../site/src/i18n/texts.ts';
import { linkInWords } from './linkInWords.ts';

/**
 * Where the pages of the simulation are, seen from the lessons: `folder` has a file for each, which opens without a server;
 * `site` is what a server serves, where paths name the pages.
 */
export type Place = 'folder' | 'site';

/** The documents of the lessons. */
export const DOCUMENTS: readonly string[] = [
  ...LOCALES.flatMap((locale) => [readmeOf(locale), `fraud.${locale}`, `chance.${locale}`]),
  'sources',
];

/** The first document of the lessons in a language. */
function readmeOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'README' : `README.${locale}`;
}

export const pageName = (name: string) => name.replace('README', 'index');

/** The parts of a document as HTML, with links as they are in this place. */
export function markup(tokens: readonly Token[], locale: Locale, place: Place): string {
  const renderer = new Renderer();
  let saidOfAll: readonly string[] = [];
  renderer.link = ({ href, text: address, tokens: inside }) => {
    const text = renderer.parser.parseInline(inside);
    const target = targetOf(href, place);
    const words = isAddress(address)
      ? linkInWords(href, locale).filter((part) => !saidOfAll.includes(part))
      : [text];
    return `<a href="${target.replaceAll('&', '&amp;')}">${words.join(', ')}</a>`;
  };
  renderer.table = (table) => {
    saidOfAll = sharedWords(table, locale);
    const html = inBox(Renderer.prototype.table.call(renderer, table), table);
    const shared =
      saidOfAll.length > 0 ? `<p class="shared">${EACH_LINK[locale]}: ${saidOfAll.join(', ')}</p>\n` : '';
    saidOfAll = [];
    return shared + html;
  };
  renderer.heading = ({ tokens: inside, depth }) => {
    const text = renderer.parser.parseInline(inside);
    return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`;
  };
  return keepTogether(marked.parser([...tokens], { renderer }));
}

/** An address in the text of a link says nothing to a reader, and is too long to type: it is put into words. */
const isAddress = (text: string) => text.startsWith('/');

const EACH_LINK = { en: 'Each link of this table', de: 'Jeder Link dieser Tabelle' };

/** The words that the links of all rows share, which are said once above a table; none unless each row begins with a link. */
function sharedWords({ rows }: Tokens.Table, locale: Locale): readonly string[] {
  const links = rows.map(([cell]) =>
    cell?.tokens.find((token): token is Tokens.Link => token.type === 'link'),
  );
  const [first = [], ...others] = links.map((link) =>
    link !== undefined && isAddress(link.text) ? linkInWords(link.href, locale) : [],
  );
  return others.length === 0 ? [] : first.filter((part) => others.every((other) => other.includes(part)));
}

/** A box in which a table scrolls where it is too wide, also by keyboard. */
function inBox(html: string, { header }: Tokens.Table): string {
  const name = header
    .map(({ text }) => text.replaceAll(/[`"]/g, ''))
    .filter(Boolean)
    .join(', ');
  return `<div class="scrolls" role="region" tabindex="0" aria-label="${name}">\n${html}</div>\n`;
}

type Page = { readonly locale: Locale; readonly title: string; readonly styles: readonly string[] };

/** A page of the lessons. The content has the label, which stands on each sheet of paper or on top of the screen. */
export function page({ locale, title, styles }: Page, content: (label: string) => string): string {
  const sheets = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Simulation – ${title}</title>
${sheets}
</head>
<body>
${content(labelSentence(pageTexts[locale]))}</body>
</html>
`;
}

const SEGMENTS = ['v', ...LOCALES.map((locale) => LANGUAGES[locale].segment).filter(Boolean)];
const PAGES = new RegExp(String.raw`^http://127\.0\.0\.1:4173/(${SEGMENTS.join('|')})?/?(\?.*)?$`);

/**
 * A link of a document as it is in this place: to a page of the simulation, to another lesson, or elsewhere.
 *
 * @throws for a document that is not there: the sentence around the link would promise it
 */
function targetOf(href: string, place: Place): string {
  const path = PAGES.exec(href);
  if (path !== null) {
    const [, name, query = ''] = path;
    const file = place === 'folder' ? 'index.html' : '';
    return `../${name === undefined ? file : place === 'folder' ? `${name}/${file}` : name}${query}`;
  }
  if (/^(?:https?:\/\/(?!127\.)|#)/.test(href)) return href;
  if (href === '../../../docs/picture.png') return 'picture.png';
  const [, name, hash = ''] = /^([\w.-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name !== undefined && DOCUMENTS.includes(name)) return `${pageName(name)}.html${hash}`;
  throw new Error(`A lesson links to ${href}, which is not beside it on a site.`);
}

/** Binds a sign to its number, both ends of a range, and the parts of a telephone number, in the text outside of tags. */
function keepTogether(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    text
      .replaceAll(/(?<=\d) (?=[€%])/g, '\u00A0')
      .replaceAll(/(?<=\b\d{2,4}) (?=\d{2,4}\b)/g, '\u00A0')
      .replaceAll(/−(?=[$\d])/g, '−\u2060')
      .replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060'),
  );
}

/** As GitHub makes the names of headings, so that links within documents work in both places. */
function slugOf(heading: string): string {
  return heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
