import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@simulation/engine/texts';
import { marked, type Token } from 'marked';
import { markup, type Place, page } from './lessonMarkup.ts';

/** The sheets of each lesson, with the document that has its exercises. The second lesson on chance begins with a heading. */
const SHEETS = [
  { name: 'fraud', document: 'fraud', half: 0 },
  { name: 'chance-1', document: 'chance', half: 0 },
  { name: 'chance-2', document: 'chance', half: 1 },
] as const;

const WORDS = {
  en: {
    titles: {
      fraud: 'Investment fraud',
      'chance-1': 'Chance 1: luck and costs',
      'chance-2': 'Chance 2: ranges and tests',
    },
    pupils: 'sheet for pupils',
    teachers: 'answers for teachers',
    begins: /^Second lesson/,
  },
  de: {
    titles: {
      fraud: 'Anlagebetrug',
      'chance-1': 'Zufall 1: Glück und Kosten',
      'chance-2': 'Zufall 2: Bereiche und Tests',
    },
    pupils: 'Arbeitsblatt',
    teachers: 'Lösungen für Lehrkräfte',
    begins: /^Zweite Stunde/,
  },
} as const;

type Reader = 'pupils' | 'teachers';
type Section = { readonly heading: Token; readonly tokens: readonly Token[] };
type Sheet = (typeof SHEETS)[number];

const pathOf = ({ name }: Sheet, reader: Reader, locale: Locale) =>
  `${name}-${reader === 'pupils' ? 'sheet' : 'answers'}.${locale}.html`;

/** A sheet for pupils and one with the answers for each lesson, made of its document, by path in the folder `lessons/`. */
export function sheetPages(place: Place): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const locale of LOCALES)
    for (const sheet of SHEETS) {
      const sections = sectionsOf(sheet, locale);
      for (const reader of ['pupils', 'teachers'] as const)
        sheets.set(pathOf(sheet, reader, locale), sheetPage(sheet, sections, reader, locale, place));
    }
  return sheets;
}

/** The links to all of them, for the page for teachers. */
export function listOfSheets(locale: Locale): string {
  const { titles, pupils, teachers } = WORDS[locale];
  const items = SHEETS.map(
    (sheet) =>
      `<li>${titles[sheet.name]}: <a href="${pathOf(sheet, 'pupils', locale)}">${pupils}</a>, <a href="${pathOf(sheet, 'teachers', locale)}">${teachers}</a></li>\n`,
  );
  return `<ul>\n${items.join('')}</ul>\n`;
}

function sectionsOf({ document, half }: Sheet, locale: Locale): readonly Section[] {
  const sections: { half: number; heading: Token; tokens: Token[] }[] = [];
  let inHalf = 0;
  for (const token of marked.lexer(readFileSync(`packages/lessons/texts/${document}.${locale}.md`, 'utf8'))) {
    if (token.type === 'heading' && token.depth === 2) {
      if (WORDS[locale].begins.test(token.text)) inHalf = 1;
      sections.push({ half: inHalf, heading: token, tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  const chosen = sections.filter((section) => section.half === half && section.tokens.some(isForPupils));
  if (!chosen.some(({ tokens }) => tokens.some(({ raw }) => EXERCISE.test(raw))))
    throw new Error(
      `No exercise in packages/lessons/texts/${document}.${locale}.md: sheets.ts lacks its word for one.`,
    );
  return chosen;
}

function sheetPage(
  sheet: Sheet,
  sections: readonly Section[],
  reader: Reader,
  locale: Locale,
  place: Place,
): string {
  const title = WORDS[locale].titles[sheet.name];
  const kind = WORDS[locale][reader];
  const parts = sections.map(({ heading, tokens }) => {
    // The minutes of a step are the teacher's.
    const [head = heading] = marked.lexer(heading.raw.replace(/ \(.*\)/, ''));
    const content =
      reader === 'pupils' ? tokens.filter(isForPupils).map(withoutAnswer) : tokens.filter(isForTeachers);
    return asOnPaper(markup([head, ...content], locale, place));
  });
  const name = reader === 'pupils' ? ', Name: ______________________________' : '';
  return page(
    { locale, title: `${title}: ${kind}`, styles: ['lessons.css', 'sheets.css'] },
    // A table, because browsers repeat its head on every printed page, and nothing else.
    (label) => `<table class="sheet ${reader}">
<thead><tr><th class="label">${label}</th></tr></thead>
<tbody><tr><td>
<h1>${title}</h1>
<p>${kind[0]?.toUpperCase()}${kind.slice(1)}${name}</p>
${parts.join('')}</td></tr></tbody>
</table>
`,
  );
}

/** An exercise has room to write under it; who reads the sheet need not be told that something is on it. */
function asOnPaper(html: string): string {
  return html
    .replaceAll(/<p>(?=<strong>(?:Exercise|Aufgabe))/g, '<p class="exercise">')
    .replaceAll(/<strong>(?:On the sheet|Auf dem Blatt)\.<\/strong> /g, '');
}

const ON_THE_SHEET = /^\*\*(?:On the sheet|Auf dem Blatt)\.\*\*/;
const EXERCISE = /^\*\*(?:(?:Exercise|Aufgabe) \d+|Homework|Hausaufgabe)\.\*\*/;
const ANSWER = /\*\*(?:Answer|Antwort)\.\*\*/;

/** An exercise and what it is about, a question of a numbered list, or a table with boxes to tick. */
function isForPupils(token: Token): boolean {
  if (token.type === 'list') return token.ordered === true;
  if (token.type === 'table') return hasBoxes(token);
  return ON_THE_SHEET.test(token.raw) || EXERCISE.test(token.raw);
}

/** Exercises with their answers, the figures that these are about, and what the boxes should have said. */
function isForTeachers(token: Token): boolean {
  if (token.type === 'table') return !hasBoxes(token) && !token.raw.includes('https:');
  const isQuestion = isForPupils(token) && !ON_THE_SHEET.test(token.raw);
  return token.type === 'heading' || isQuestion || ANSWER.test(token.raw);
}

const hasBoxes = ({ raw }: Token) => raw.includes('| | |');

const withoutAnswer = (token: Token) =>
  marked.lexer(token.raw.replaceAll(/ \*\*(?:Answer|Antwort)\.\*\*.*$/gm, ''))[0] ?? token;
