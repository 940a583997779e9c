import { readFileSync } from 'node:fs';
import { labelSentence, pageTexts } from '@simulation/dashboard/texts';
import type { Locale } from '@simulation/engine/texts';
import { Features, transform } from 'lightningcss';
import { documentNames, documentText, FOLDER, localeOf, startPage } from './documents';
import { markup, type Place, pageName, sectionsOf } from './lessonMarkup';
import { blocks } from './parts';
import { printAll } from './printAll';

/** Where the page has its look. */
const LOOK = 'packages/dashboard/src/ui/';

/** At the end of a lesson on a screen. */
const WAYS: Readonly<Record<Locale, string>> = {
  en: '[The simulation](http://127.0.0.1:4173/) · [All lessons](README.md)',
  de: '[Zur Simulation](http://127.0.0.1:4173/de) · [Alle Stunden](README.de.md)',
};

/** What a page is, for its styles: its name says so. */
const KINDS = ['answers', 'background', 'sheet', 'slides', 'story'] as const;

type Page = {
  readonly locale: Locale;
  readonly title: string;
  readonly kind: (typeof KINDS)[number] | 'text';
  readonly content: string;
  /** Where one may go on to. */
  readonly ways: string;
  readonly place: Place;
};

/** The pages of the lessons, by path in the folder `lessons/`, with links into the folder above. */
export function lessonPages(place: Place): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of documentNames())
    files.set(`${pageName(name)}.html`, Buffer.from(pageHtml(documentPage(name, place))));
  for (const name of ['print.js', 'slides.js']) files.set(name, readFileSync(FOLDER + name));
  files.set('lessons.css', lessonStyles());
  files.set('inter-latin.woff2', readFileSync(`${LOOK}fonts/inter-latin.woff2`));
  return files;
}

/** The letters, colors and label of the page, then what lessons have of their own: flat, as the page has its styles. */
function lessonStyles(): Uint8Array {
  const shared = ['fonts/fonts.css', 'tokens.css', 'letters.css', 'frame/label.css'].map(
    (name) => LOOK + name,
  );
  const styles = [...shared, `${FOLDER}lessons.css`].map((path) => readFileSync(path, 'utf8')).join('\n');
  return transform({ filename: 'lessons.css', code: Buffer.from(styles), include: Features.Nesting }).code;
}

/** The first pages that somebody opens who has unpacked the folder, by path in it. */
export function startPages(): Map<string, Uint8Array> {
  return new Map(['START-HERE.html', 'START-HIER.html'].map((file) => [file, Buffer.from(startPage(file))]));
}

function documentPage(name: string, place: Place): Page {
  const locale = localeOf(name);
  const kind = KINDS.find((each) => name.includes(each)) ?? 'text';
  const sections = sectionsOf(documentText(name));
  const reading = { locale, place, documents: documentNames(), blocks: blocksIn(locale, place) };
  const parts = sections.map((tokens) => markup(tokens, reading));
  const content = kind === 'slides' ? slides(parts) : parts;
  const ways =
    kind === 'slides'
      ? ''
      : `<nav>\n${sectionsOf(WAYS[locale])
          .map((part) => markup(part, reading))
          .join('')}</nav>\n`;
  const [heading] = sections[0] ?? [];
  if (heading?.type !== 'heading') throw new Error(`${name}.md does not begin with its title.`);
  return { locale, title: heading.text, kind, content: content.join(''), ways, place };
}

/** A region for each slide, called after its heading, which is said when a key leads to it. */
function slides(parts: readonly string[]): readonly string[] {
  const sections = parts.map((part) => {
    const [, heading = ''] = /^<h\d id="([^"]+)"/.exec(part) ?? [];
    return `<section tabindex="-1" aria-labelledby="${heading}">\n${part}</section>\n`;
  });
  return [...sections, '<script src="slides.js"></script>\n'];
}

/** What the blocks of code in a document stand for. */
const blocksIn = (locale: Locale, place: Place) => ({
  ...Object.fromEntries(
    Object.entries(blocks).map(([name, block]) => [name, (text: string) => block(text, locale)] as const),
  ),
  print: () =>
    printAll(locale, (name) => {
      const { kind, content } = documentPage(`${name}.${locale}`, place);
      return `<div class="${kind}">${content}</div>`;
    }),
});

/** Not in the folder: a font of a file is no resource of another origin. */
const PRELOADED_FONT =
  '<link rel="preload" href="inter-latin.woff2" as="font" type="font/woff2" crossorigin>\n';

/**
 * A page with the label, which browsers repeat on each printed page because it is the head of a table, and nothing
 * else.
 */
function pageHtml({ locale, title, kind, content, ways, place }: Page): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Simulation – ${title}</title>
${place === 'site' ? PRELOADED_FONT : ''}<link rel="stylesheet" href="lessons.css">
</head>
<body class="${kind}">
<table class="paper" role="presentation">
<thead class="bar"><tr><td class="label notice">${labelSentence(pageTexts[locale])}</td></tr></thead>
<tbody><tr><td><main>
${content}${ways}</main></td></tr></tbody>
</table>
</body>
</html>
`;
}
