import { readFileSync } from 'node:fs';
import { marked, Renderer } from 'marked';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/i18n/languages.ts';
import { pageTexts } from '../../src/i18n/page.ts';
import { labelSentence } from '../../src/i18n/texts.ts';
import { linkInWords } from './linkInWords.ts';

const FOLDER = 'docs/teaching/';

/** The documents of the lessons, and the files that they name. */
const DOCUMENTS = [
  ...LOCALES.flatMap((locale) => [readmeOf(locale), `fraud.${locale}`, `chance.${locale}`]),
  'sources',
];
const HANDOUTS = LOCALES.map((locale) => `chance-handout.${locale}.html`);
const COPIED = [...HANDOUTS, 'chance-handout.css', 'lessons.css'];

/**
 * Where the pages of the simulation are, seen from the lessons: `folder` has a file for each, which opens without a server;
 * `site` is what a server serves, where paths name the pages.
 */
type Place = 'folder' | 'site';

/** The lessons as pages, by path in the folder `lessons/`, with links into the folder above. */
export function lessonPages(place: Place): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of DOCUMENTS) files.set(`${pageName(name)}.html`, Buffer.from(lessonPage(name, place)));
  for (const file of COPIED) files.set(file, readFileSync(FOLDER + file));
  files.set('picture.png', readFileSync('docs/picture.png'));
  return files;
}

/** The first pages that somebody opens who has unpacked the folder, by path in it. */
export function startPages(): Map<string, Uint8Array> {
  return new Map(['START-HERE.html', 'START-HIER.html'].map((file) => [file, readFileSync(FOLDER + file)]));
}

/** The first document of the lessons in a language. */
function readmeOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'README' : `README.${locale}`;
}

const pageName = (name: string) => name.replace('README', 'index');

function lessonPage(name: string, place: Place): string {
  const locale = LOCALES.find((each) => name.endsWith(`.${each}`)) ?? DEFAULT_LOCALE;
  const markdown = readFileSync(`${FOLDER}${name}.md`, 'utf8');
  const title = /^# (.*)/m.exec(markdown)?.[1] ?? name;
  const renderer = new Renderer();
  renderer.link = ({ href, tokens }) => {
    const text = renderer.parser.parseInline(tokens);
    const target = targetOf(href, place);
    if (target === undefined) return text;
    // An address in the text of a link says nothing to a reader, and is too long to type.
    const words = text.startsWith('/') ? linkInWords(href, locale) : text;
    return `<a href="${target.replaceAll('&', '&amp;')}">${words}</a>`;
  };
  renderer.heading = ({ tokens, depth }) => {
    const text = renderer.parser.parseInline(tokens);
    return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`;
  };
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Simulation – ${title}</title>
<link rel="stylesheet" href="lessons.css">
</head>
<body>
<p class="label">${labelSentence(pageTexts[locale])}</p>
${foldAnswers(keepTogether(marked.parse(markdown, { async: false, renderer })))}</body>
</html>
`;
}

/**
 * A link of a document as it is in this place: to a page of the simulation, to another lesson, or elsewhere; `undefined` for a
 * document that is not there.
 */
function targetOf(href: string, place: Place): string | undefined {
  const page = /^http:\/\/127\.0\.0\.1:4173\/(de|v)?\/?(\?.*)?$/.exec(href);
  if (page !== null) {
    const [, name, query = ''] = page;
    const file = place === 'folder' ? 'index.html' : '';
    return `../${name === undefined ? file : place === 'folder' ? `${name}/${file}` : name}${query}`;
  }
  if (/^(?:https:|#)/.test(href)) return href;
  if (href === '../picture.png') return 'picture.png';
  if (HANDOUTS.includes(href)) return href;
  const [, name, hash = ''] = /^([\w.-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name !== undefined && DOCUMENTS.includes(name) ? `${pageName(name)}.html${hash}` : undefined;
}

/** Binds a sign to its number, and the parts of a telephone number to each other, in the text outside of tags. */
function keepTogether(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    text
      .replaceAll(/(?<=\d) (?=[€%])/g, '\u00A0')
      .replaceAll(/(?<=\b\d{2,4}) (?=\d{2,4}\b)/g, '\u00A0')
      .replaceAll(/−(?=[$\d])/g, '−\u2060'),
  );
}

/** Answers are closed on a screen, which a class may see, and open on paper, which is the teacher's. */
function foldAnswers(html: string): string {
  return html.replaceAll(
    /(<p>)?<strong>(Answer|Antwort)\.<\/strong> ([\s\S]*?)<\/(p|li)>/g,
    (_, begun: string | undefined, word: string, text: string, end: string) =>
      `${begun === undefined && end === 'p' ? '</p>' : ''}<details><summary>${word}</summary><p>${text}</p></details>${end === 'li' ? '</li>' : ''}`,
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
