import { expect, it } from 'vitest';
import { type ChapterReview, keptIn, reviewOf } from './review';
import { play, type Story, storyAt } from './story';
import { SUMS } from './ways';

const played = (choices: string, from: Story = { way: 'adult', path: [] }) =>
  choices.split(' ').reduce(play, from);

/** To the last chapter, without a question on the way. */
const DEAREST = 'answer follow card more withdraw all withdraw pay pay';

const told = (
  story: Story,
  ofChapter: (review: ChapterReview) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(reviewOf(story).map((review) => [review.chapter, ofChapter(review)]));

it('the debrief names each check that was not made, the bank by one name, and nothing that was asked elsewhere', () => {
  const missed = ({ missed: checks }: ChapterReview) => checks.join(' ');
  expect(told(played(DEAREST), missed)).toEqual({
    contact: 'friend',
    trust: 'search',
    link: 'register',
    rise: 'bankCard',
    withdrawal: 'friend',
    fee: 'bankCard report',
    silence: 'lookUp',
  });
  expect(told(played(DEAREST.replace('card', 'crypto')), missed)).toMatchObject({
    rise: 'bank',
    fee: 'report bank',
  });
  // Withdraw is a button of the page, and asks nobody.
  expect(told(played('answer follow card more'), missed)).toMatchObject({
    link: 'register',
    rise: 'bankCard',
  });
  const asked = played('friend answer follow card bankCard despite withdraw all withdraw pay pay');
  expect(told(asked, missed)).toEqual({
    contact: '',
    trust: 'search',
    link: 'register',
    rise: '',
    withdrawal: '', // a friend was told before
    fee: 'report', // the bank was asked
    silence: 'lookUp',
  });
  const borrowed = played('answer follow crypto more withdraw more borrow say withdraw stop');
  expect(told(borrowed, missed)).toMatchObject({ pressure: 'recall wait', question: 'real truth', fee: '' });
});

it('the debrief knows of each chapter where it began, what was asked and refused, what was paid and came back', () => {
  const { start, small, more } = SUMS.adult;
  const story = played('friend answer follow withdraw card bankCard stop');
  const none = { checked: [], missed: [], refused: false, paid: 0, returned: 0 };
  const stopped = { checked: ['bankCard'], missed: [], refused: true, paid: 0, returned: start };
  expect(reviewOf(story)).toEqual([
    { ...none, chapter: 'contact', first: 0, choices: ['friend', 'answer'], checked: ['friend'] },
    { ...none, chapter: 'trust', first: 2, choices: ['follow'], missed: ['search'] },
    {
      ...none,
      chapter: 'link',
      first: 3,
      choices: ['withdraw', 'card'],
      checked: ['withdraw'],
      missed: ['register'],
      paid: start,
    },
    { ...stopped, chapter: 'rise', first: 5, choices: ['bankCard', 'stop'] },
  ]);
  expect(reviewOf(played('stop'))).toMatchObject([{ checked: [], missed: [], refused: true }]);
  expect(told(played(DEAREST), ({ paid, returned }) => [paid, returned])).toMatchObject({
    rise: [more, 0],
    withdrawal: [0, small],
  });
});

it('only what was asked has saved anything, in its own chapter', () => {
  const rise = played('answer follow card bankCard');
  expect(keptIn(rise, 'rise')).toBe(SUMS.adult.start);
  expect(keptIn(rise, 'link')).toBe(0);
  // The small payment came back without a question.
  expect(keptIn(played('answer follow card small withdraw'), 'withdrawal')).toBe(0);
  const question = play(storyAt('adult', 'question'), 'truth');
  expect(keptIn(question, 'question')).toBe(SUMS.adult.loan);
  expect(keptIn(question, 'pressure')).toBe(0);
});
