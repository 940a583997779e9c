import { readFileSync } from 'node:fs';
import { marked, Renderer } from 'marked';

const FOLDER = 'docs/teaching/';

/** The documents of the lessons, and the files that they name. */
const DOCUMENTS = ['README', 'README.de', 'fraud.en', 'fraud.de', 'chance.en', 'chance.de', 'sources'];
const COPIED = ['chance-handout.en.html', 'chance-handout.de.html'];

/** Quiet and printable, with the fonts of the reader's system. */
const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  h1, h2, h3 { line-height: 1.2; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: start; vertical-align: top; }
  th { overflow-wrap: normal; }
  code { font-size: 0.9em; }
  @media print {
    :root { color-scheme: light; font-size: 10.5pt; }
    a { color: inherit; }
    tr { break-inside: avoid; }
    #the-offers, #die-angebote, #what-they-were, #was-sie-waren { break-before: page; } /* sheets of their own */
  }
`;

/** The lessons as pages, by path in the folder `lessons/`, with links into the folder above. */
export function lessonPages(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of DOCUMENTS) files.set(`${pageName(name)}.html`, Buffer.from(lessonPage(name)));
  for (const file of COPIED) files.set(file, readFileSync(FOLDER + file));
  files.set('picture.png', readFileSync('docs/picture.png'));
  return files;
}

const pageName = (name: string) => name.replace('README', 'index');

function lessonPage(name: string): string {
  const markdown = readFileSync(`${FOLDER}${name}.md`, 'utf8');
  const title = /^# (.*)/m.exec(markdown)?.[1] ?? name;
  const renderer = new Renderer();
  renderer.link = ({ href, tokens }) => {
    const text = renderer.parser.parseInline(tokens);
    const target = linkInFolder(href);
    return target === undefined ? text : `<a href="${target.replaceAll('&', '&amp;')}">${text}</a>`;
  };
  renderer.heading = ({ tokens, depth }) => {
    const text = renderer.parser.parseInline(tokens);
    return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`;
  };
  return `<!doctype html>
<html lang="${name.endsWith('.de') ? 'de' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Simulation – ${title}</title>
<style>${STYLE}</style>
</head>
<body>
${marked.parse(markdown, { async: false, renderer })}</body>
</html>
`;
}

/**
 * A link of a document as it is in the folder: to a page of the site, to another lesson, or elsewhere; `undefined` for a document
 * that the folder does not have.
 */
function linkInFolder(href: string): string | undefined {
  const page = /^http:\/\/127\.0\.0\.1:4173\/(de|v)?\/?(\?.*)?$/.exec(href);
  if (page !== null) return `../${page[1] ? `${page[1]}/` : ''}index.html${page[2] ?? ''}`;
  if (/^(?:https:|#)/.test(href)) return href;
  if (href === '../picture.png') return 'picture.png';
  if (COPIED.includes(href)) return href;
  const [, name, hash = ''] = /^([\w.-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name !== undefined && DOCUMENTS.includes(name) ? `${pageName(name)}.html${hash}` : undefined;
}

/** As GitHub makes the names of headings, so that links within documents work in both places. */
function slugOf(heading: string): string {
  return heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
