import { describe, expect, it } from 'vitest';
import { lessonPages, startPages } from './lessonPages';
import { readLesson } from './lessons';

const PAGES = ['/index.html', '/de/index.html', '/v/index.html'];

const folder = new Map(
  [
    ...startPages(),
    ...[...lessonPages('folder')].map(([path, page]) => [`lessons/${path}`, page] as const),
  ].map(([path, page]) => [`/${path}`, page]),
);
const textOf = (path: string) => Buffer.from(folder.get(path) ?? '').toString();

/** Where the links of a page lead within the folder. */
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/<(?:a|link rel="stylesheet") href="(?!https?:)([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `https://folder.example${path}`),
  );

describe('in the folder', () => {
  const pages = [...folder.keys()].filter((path) => path.endsWith('.html'));

  it('every link of a start page and of a lesson leads to a file, and to a heading that is there', () => {
    for (const path of pages)
      for (const { pathname, hash } of linksOf(path)) {
        expect([...PAGES, ...folder.keys()], path).toContain(pathname);
        if (hash !== '') expect(textOf(pathname)).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
      }
  });

  it('no page shows the name of a document or the address of one machine, and each begins with the label', () => {
    for (const path of pages) {
      const text = textOf(path).replaceAll(/<[^>]+>/g, '');
      expect(text, path).not.toMatch(/\.md\b|127\.0\.0\.1|localhost/);
      expect(text.replace(/^[\s\S]*?Simulation – /, ''), path).toMatch(/Simulation – al/);
    }
  });

  it('no lesson mixes straight quotation marks and apostrophes with printed ones', () => {
    for (const path of pages) {
      const text = textOf(path).replaceAll(/<(style|code)\b[\s\S]*?<\/\1>|<[^>]+>/g, '');
      expect(text.match(/.{0,20}(["']|&quot;|&#39;).{0,20}/g) ?? [], path).toEqual([]);
    }
  });

  it('a link to the simulation says in words what it opens', () => {
    expect(textOf('/lessons/fraud-sheet.en.html')).toContain(
      '>seed 7, name Maria, start amount $12,500, after 60\u00A0s, paused</a>; then after 1 h.',
    );
    expect(textOf('/lessons/chance-2-sheet.de.html')).toContain(
      '>Seed 1, fairer Markt, nach 10\u00A0min, angehalten, „Die Statistik dahinter“</a>',
    );
  });

  it('what all links of a table share is said once above it', () => {
    for (const name of ['chance', 'chance-2-answers']) {
      const text = textOf(`/lessons/${name}.en.html`);
      expect(text).toMatch(
        /<p class="shared">Each link of this table: fair market, after 10\u00A0min, paused, “The statistics behind it”<\/p>\s*<div [^>]*>\s*<table>/,
      );
      expect(text).toMatch(/<td><a [^>]*>seed 9<\/a><\/td>\s*<td>0\.009</);
    }
    expect(textOf('/lessons/chance.de.html')).toContain('>Seed 7~6, bester von 10</a>');
  });

  it('a number keeps its sign, and a telephone number its parts, on one line', () => {
    expect(textOf('/lessons/chance.de.html')).not.toMatch(/\d [€%]|−\d/);
    expect(textOf('/lessons/fraud.de.html')).toContain('116\u00A0006');
  });

  it.each(['en', 'de'])(
    'each exercise is on a sheet for pupils without its answer, and with it on one for teachers (%s)',
    (locale) => {
      const lessons = { 'fraud-': 'fraud', 'chance-1-': 'chance', 'chance-2-': 'chance' };
      const told = { sheet: [] as string[], answers: [] as string[] };
      for (const kind of ['sheet', 'answers'] as const)
        for (const name of Object.keys(lessons)) {
          const text = textOf(`/lessons/${name}${kind}.${locale}.html`);
          told[kind].push(...[...text.matchAll(/>(?:Exercise|Aufgabe) (\d+)\./g)].map(([, n = '']) => n));
          const answers = text.match(/<strong>(?:Answer|Antwort)\.<\/strong>/g) ?? [];
          expect(answers.length > 0, `${name}${kind}: answers`).toBe(kind === 'answers');
          expect(text.includes('<td></td>'), `${name}${kind}: boxes to tick`).toBe(
            name === 'fraud-' && kind === 'sheet',
          );
        }
      const numbers = ['fraud', 'chance'].flatMap((lesson) =>
        [...readLesson(`${lesson}.${locale}.md`).prose.matchAll(/\*\*(?:Exercise|Aufgabe) (\d+)\./g)].map(
          ([, n = '']) => n,
        ),
      );
      expect(told).toEqual({ sheet: numbers, answers: numbers });
    },
  );

  it('an answer is closed until somebody opens it', () => {
    for (const locale of ['en', 'de'])
      expect(textOf(`/lessons/chance.${locale}.html`)).not.toMatch(/<strong>(Answer|Antwort)\.<\/strong>/);
    expect(textOf('/lessons/chance.de.html')).toContain(
      '<details><summary>Antwort</summary><p>Nein. Die Münze',
    );
  });

  it.each(['fraud.en', 'fraud.de', 'chance.en', 'chance.de'])('%s has all of its links', (name) => {
    const inFolder = linksOf(`/lessons/${name}.html`)
      .filter(({ pathname }) => PAGES.includes(pathname))
      .map(({ pathname, search }) => (pathname.replace(/\/?index\.html$/, '') || '/') + search);
    const { links } = readLesson(`${name}.md`);
    expect(links.length).toBeGreaterThan(5);
    expect(new Set(inFolder)).toEqual(new Set(links));
  });
});

it('on a site the links of a lesson name the paths of its pages', () => {
  const text = Buffer.from(lessonPages('site').get('fraud.de.html') ?? '').toString();
  expect(text).toContain('href="../de?');
  expect(text).toContain('href="../v?');
  expect(text).not.toContain('index.html?');
});
