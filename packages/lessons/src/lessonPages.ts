import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '@simulation/engine/texts';
import { marked } from 'marked';
import { DOCUMENTS, markup, type Place, page, pageName } from './lessonMarkup.ts';
import { listOfSheets, sheetPages } from './sheets.ts';

const FOLDER = 'packages/lessons/texts/';
const COPIED = ['lessons.css', 'sheets.css'];

/** The lessons and their sheets as pages, by path in the folder `lessons/`, with links into the folder above. */
export function lessonPages(place: Place): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of DOCUMENTS) files.set(`${pageName(name)}.html`, Buffer.from(lessonPage(name, place)));
  for (const [path, sheet] of sheetPages(place)) files.set(path, Buffer.from(sheet));
  for (const file of COPIED) files.set(file, readFileSync(FOLDER + file));
  files.set('picture.png', readFileSync('docs/picture.png'));
  return files;
}

/** The first pages that somebody opens who has unpacked the folder, by path in it. */
export function startPages(): Map<string, Uint8Array> {
  return new Map(['START-HERE.html', 'START-HIER.html'].map((file) => [file, readFileSync(FOLDER + file)]));
}

function lessonPage(name: string, place: Place): string {
  const locale = LOCALES.find((each) => name.endsWith(`.${each}`)) ?? DEFAULT_LOCALE;
  const markdown = readFileSync(`${FOLDER}${name}.md`, 'utf8');
  const title = /^# (.*)/m.exec(markdown)?.[1] ?? name;
  const content = foldAnswers(markup(marked.lexer(markdown), locale, place)).replace(
    /<h2 id="handouts">.*<\/h2>\n/,
    (heading) => heading + listOfSheets(locale),
  );
  return page(
    { locale, title, styles: ['lessons.css'] },
    (label) => `<p class="label">${label}</p>\n${content}`,
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
