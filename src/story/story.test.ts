import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHAPTERS, type ChapterId } from './chapters';
import { discernment, drawOffers, kindOf, type Trust } from './offers';
import { choicesOf, contactOf, lostOn, openStory, play, stoppedAt, storyAt, worstPath } from './story';

const IDS: readonly ChapterId[] = worstPath('contact').map(({ chapter }) => chapter);

/** Every state that some path leads to. */
const stories = [openStory('7')];
for (const story of stories) stories.push(...choicesOf(story).map((choice) => play(story, choice)));

const ended = stories.filter(({ chapter }) => chapter === 'debrief');

it('every choice leads on, and every path ends in the debrief within 15 choices', () => {
  expect(ended.length).toBeGreaterThan(50);
  for (const { path } of ended) expect(path.length).toBeLessThanOrEqual(15);
  const deadEnds = stories.filter((story) => story.chapter !== 'debrief' && choicesOf(story).length === 0);
  expect(deadEnds).toEqual([]);
});

it('every chapter is reached, and a link to it takes one of the shortest ways', () => {
  for (const id of [...IDS, 'debrief'] as const) {
    const shortest = Math.min(
      ...stories.filter(({ chapter }) => chapter === id).map(({ path }) => path.length),
    );
    const linked = storyAt('7', id);
    expect([linked.chapter, linked.path.length]).toEqual([id, shortest]);
  }
});

it('in every chapter the player can stop', () => {
  for (const id of IDS)
    expect(Object.values(CHAPTERS[id].choices).some(({ next }) => next === 'debrief')).toBe(true);
});

it('Robin has lost what was paid on the path, less what came back, and never gains', () => {
  for (const { path } of stories) {
    const expected = path.reduce((lost, { chapter, choice }) => {
      const { paid = 0, returned = 0 } = CHAPTERS[chapter].choices[choice] ?? {};
      return lost + paid - returned;
    }, 0);
    expect(lostOn(path)).toBe(expected);
    expect(expected).toBeGreaterThanOrEqual(0);
  }
  const worst = worstPath('contact');
  expect(lostOn(worst)).toBe(Math.max(...ended.map(({ path }) => lostOn(path))));
  expect(lostOn(worst)).toBe(6_480_00);
});

it('stopping spares Robin the worst path from there: never less than nothing', () => {
  for (const id of IDS) expect(lostOn(worstPath(id))).toBeGreaterThan(0);
});

it('names the chapter in which the player stopped, and none after the last one', () => {
  expect(stoppedAt(play(openStory('7'), 'ignore'))).toBe('contact');
  expect(stoppedAt(play(storyAt('7', 'silence'), 'report'))).toBeUndefined();
  expect(stoppedAt(openStory('7'))).toBeUndefined();
});

it('a choice that a chapter does not have is refused', () => {
  expect(() => play(openStory('7'), 'borrow')).toThrow('The chapter "contact" has no choice "borrow".');
  expect(() => play(storyAt('7', 'debrief'), 'stop')).toThrow('no choice');
});

it('the same seed and choices tell the same story', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat()), (seed, numbers) => {
      const tell = () =>
        numbers.reduce((story, number) => {
          const choices = choicesOf(story);
          return choices.length === 0 ? story : play(story, choices[number % choices.length] ?? '');
        }, openStory(seed));
      expect(tell()).toEqual(tell());
      expect([contactOf(seed), drawOffers(seed)]).toEqual([contactOf(seed), drawOffers(seed)]);
    }),
  );
});

it('every first contact and every offer is drawn for some seed', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `${index}`);
  expect(new Set(seeds.map(contactOf)).size).toBe(3);
  expect(new Set(seeds.flatMap((seed) => drawOffers(seed).before)).size).toBe(12);
});

it('four offers before and four others after, two honest and two not, in the same order of kinds', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { before, after } = drawOffers(seed);
      expect(new Set([...before, ...after]).size).toBe(8);
      for (const set of [before, after])
        expect(set.map(kindOf)).toEqual(['fraud', 'honest', 'honest', 'fraud']);
    }),
  );
});

it('tells how much further honest offers were trusted, once all are answered', () => {
  const { before } = drawOffers('7');
  const answers = (honest: Trust, fraud: Trust) =>
    Object.fromEntries(before.map((offer) => [offer, kindOf(offer) === 'honest' ? honest : fraud]));
  expect(discernment(before, answers(5, 1))).toBe(4);
  expect(discernment(before, answers(2, 4))).toBe(-2);
  expect(discernment(before, { ...answers(3, 3), [before[0] ?? '']: undefined })).toBeUndefined();
  expect(discernment(before, {})).toBeUndefined();
});
