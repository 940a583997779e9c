import { expect, it } from 'vitest';
import { lessonPages } from './lessonPages';
import { readLesson } from './lessons';

const PAGES = ['/index.html', '/de/index.html', '/v/index.html'];

const lessons = new Map([...lessonPages()].map(([path, content]) => [`/lessons/${path}`, content]));
const textOf = (path: string) => Buffer.from(lessons.get(path) ?? '').toString();

/** Where the links of a page lead within the folder. */
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/<a href="(?!https:)([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `https://folder.example${path}`),
  );

it('every link of the lessons in the folder leads to a file of it, and to a heading that is there', () => {
  for (const path of lessons.keys())
    for (const { pathname, hash } of linksOf(path)) {
      expect([...PAGES, ...lessons.keys()], path).toContain(pathname);
      if (hash !== '') expect(textOf(pathname)).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
});

it.each(['fraud.en', 'fraud.de', 'chance.en', 'chance.de'])(
  '%s has all of its links to the simulation in the folder',
  (name) => {
    const inFolder = linksOf(`/lessons/${name}.html`)
      .filter(({ pathname }) => PAGES.includes(pathname))
      .map(({ pathname, search }) => (pathname.replace(/\/?index\.html$/, '') || '/') + search);
    const { links } = readLesson(`${name}.md`);
    expect(links.length).toBeGreaterThan(5);
    expect(new Set(inFolder)).toEqual(new Set(links));
  },
);
