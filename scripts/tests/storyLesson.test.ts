import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAddress } from '../../src/address';
import { storyTexts } from '../../src/i18n/story';
import { drawOffers, kindOf } from '../../src/story/offers';
import { readLesson } from '../lib/lessons';

const LOCALES = ['en', 'de'] as const;

it.each(LOCALES)('the lesson with the story takes 20 minutes, without a gap (%s)', (locale) => {
  const { prose } = readLesson(`fraud.${locale}.md`);
  const steps = [...prose.matchAll(/^\| (\d+)–(\d+) \| (?!\d+\. )/gm)].map(([, from, to]) => [from, to]);
  expect(steps.map(([from]) => from)).toEqual(['0', ...steps.slice(0, -1).map(([, to]) => to)]);
  expect(steps.at(-1)?.[1]).toBe('20');
});

it.each(LOCALES)(
  'the sheet for raised hands has the offers that the story of its link draws, and what they were (%s)',
  (locale) => {
    const { links, prose } = readLesson(`fraud.${locale}.md`);
    const { pool, scale, ...kinds } = storyTexts[locale].offers;
    const addresses = links.map((link) => readAddress(new URL(link, 'http://localhost')));
    const seed = addresses.find(({ scene }) => scene === 'story')?.seed ?? '';
    const { before, after } = drawOffers(seed);
    const drawn = [...before, ...after].map((id, index) => ({ number: `${index + 1}`, id }));

    const asked = [...prose.matchAll(/^\| (\d)\. (\D.*?) \|(?: \|){5}$/gm)];
    expect(asked.map((row) => row.slice(1))).toEqual(drawn.map(({ number, id }) => [number, pool[id].text]));
    expect(prose.split(`| ${scale.join(' | ')} |`)).toHaveLength(3);

    const told = [...prose.matchAll(/^\| (\d) \| (.*) \|$/gm)];
    expect(told.map((row) => row.slice(1))).toEqual(
      drawn.map(({ number, id }) => [number, `${kinds[kindOf(id)]}. ${pool[id].why}`]),
    );
  },
);

it('every source that the story names is listed, and every source listed for it is named', () => {
  const document = readFileSync('docs/teaching/sources.md', 'utf8');
  const listed = [...document.matchAll(/^\| ([^|]+) \|.*\*\*story\*\*/gm)].map(([, name = '']) => name);
  const named = Object.values(storyTexts.en.sources).map((name) => name.replace('\u00a0', ' '));
  expect(listed.toSorted()).toEqual(named.toSorted());
});
