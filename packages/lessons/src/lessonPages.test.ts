import { describe, expect, it } from 'vitest';
import { readLesson } from '../tests/readLesson';
import { documentNames } from './documents';
import { lessonPages, startPages } from './lessonPages';

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

  it('every page is reached from the page for teachers in its language', () => {
    for (const [locale, start] of [
      ['en', '/lessons/index.html'],
      ['de', '/lessons/index.de.html'],
    ] as const) {
      const reached = new Set<string>([start]);
      for (const path of reached) for (const { pathname } of linksOf(path)) reached.add(pathname);
      const there = pages.filter((path) => path.endsWith(`.${locale}.html`));
      expect(there.length).toBeGreaterThan(10);
      expect(there.filter((path) => !reached.has(path))).toEqual([]);
    }
  });

  it('no page shows the name of a document or the address of one machine, and each begins with the label', () => {
    for (const path of pages) {
      const text = textOf(path).replaceAll(/<[^>]+>/g, '');
      expect(text, path).not.toMatch(/\.md\b|127\.0\.0\.1|localhost|\{\w+\}|undefined|NaN/);
      expect(text, path).toMatch(/^\s*Simulation – .*\s+Simulation – al/); // the title, then the label
    }
  });

  it('no lesson mixes straight quotation marks and apostrophes with printed ones', () => {
    for (const path of pages) {
      const text = textOf(path).replaceAll(/<(style|code)\b[\s\S]*?<\/\1>|<[^>]+>/g, '');
      expect(text.match(/.{0,20}(["']|&quot;|&#39;).{0,20}/g) ?? [], path).toEqual([]);
    }
  });

  it('a link to the simulation says in words what it opens, and what all links of a table share is said once above it', () => {
    expect(textOf('/lessons/chance-1-sheet.en.html')).toMatch(
      /<p class="shared">Each link of this table: fair market, start amount \$0, start trade count 0, after 1\u00A0h, paused<\/p>\s*<div [^>]*>\s*<table>/,
    );
    expect(textOf('/lessons/chance-1-sheet.de.html')).toContain('>Seed 7~4, bester von 10</a>');
  });

  it('a figure of a run stands in the row of its link, as the page shows it', () => {
    const rowOf = (path: string, link: string) =>
      new RegExp(`>${link}</a></td>\\s*(.*?)</tr>`, 's')
        .exec(textOf(path))?.[1]
        ?.replaceAll(/<[^>]+>|\s+$/g, '');
    expect(rowOf('/lessons/chance-1-sheet.en.html', 'seed 6')).toBe('−\u2060$152.56');
    expect(rowOf('/lessons/chance-1-sheet.de.html', 'nach 24\u00A0h')).toBe(
      '43.295\n21.614\n49,9\u00A0%\n−\u206015.299,50\u00A0€\n−\u20600,35\u00A0€',
    );
    expect(textOf('/lessons/chance-2-sheet.de.html')).toMatch(/>Seed 6<\/a><\/td>\s*<td>0,033</);
    expect(rowOf('/lessons/fraud-background.en.html', 'after 60\u00A0s')).toBe('$12,725.28\n82.2%\n49');
  });

  it('a number keeps its sign, and a telephone number its parts, on one line', () => {
    for (const name of documentNames().filter((each) => each.endsWith('.de')))
      expect(textOf(`/lessons/${name.replace('README', 'index')}.html`), name).not.toMatch(/\d [€%]|−\d/);
  });

  // What prints all has the links of its parts.
  it.each(documentNames().filter((name) => !name.startsWith('print.')))(
    '%s has all of its links, and one to the simulation',
    (name) => {
      const inFolder = linksOf(`/lessons/${name.replace('README', 'index')}.html`)
        .filter(({ pathname }) => PAGES.includes(pathname))
        .map(({ pathname, search }) => (pathname.replace(/\/?index\.html$/, '') || '/') + search);
      const ways = name.includes('slides') ? [] : [name.endsWith('.de') ? '/de' : '/'];
      expect(new Set(inFolder)).toEqual(new Set([...readLesson(name).links, ...ways]));
    },
  );
});

it('on a site the links of a lesson name the paths of its pages', () => {
  const text = Buffer.from(lessonPages('site').get('fraud.de.html') ?? '').toString();
  expect(text).toContain('href="../de?');
  expect(text).not.toContain('index.html?');
});
