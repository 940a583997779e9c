import { advance, createSession } from '@simulation/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CASE_SETS } from './cases';
import { CHAPTERS } from './chapters';
import { openStory, type Progress, practicedIn, progressAt, sceneAt, shownPage, step } from './progress';
import { reviewOf } from './review';
import { CHAPTER_IDS, STORY_SCENES, WAYS } from './stages';
import {
  chapterOf,
  choicesOf,
  type Ending,
  endingOf,
  feeIn,
  findChoice,
  lostIn,
  missedIn,
  movedIn,
  paidAt,
  play,
  returnedAt,
  type Step,
  type Story,
  sparedIn,
  statedIn,
  storyAt,
  storyBefore,
  taxesOf,
  worstAfter,
  worstOf,
} from './story';
import { DAILY_PERCENT, DAYS, PAGE_CHAPTERS, SUMS, wayOf } from './ways';

/** What Robin has left: of the savings, and of a loan once it is taken out. */
function leftIn({ way, path }: Story): number {
  const borrowed = path.some((made) => findChoice(made).borrows) ? SUMS[way].loan : 0;
  return SUMS[way].savings + borrowed - lostIn({ way, path });
}

const kindsOf = ({ path }: Story) => path.map((made) => findChoice(made).kind);

/** Asks or looks something up, and nothing follows from it: neither money nor another choice. */
function isIdle({ chapter, choice }: Step): boolean {
  const { kind, returns } = findChoice({ chapter, choice });
  const opensOrCloses = Object.values(CHAPTERS[chapter].choices).some(
    ({ after, until }) => after?.includes(choice) || until?.includes(choice),
  );
  return kind === 'check' && returns === undefined && !opensOrCloses;
}

/** Every story that goes on from this one, begun and ended, with at most so many idle questions. */
function* storiesFrom(story: Story, idle: number): Generator<Story> {
  yield story;
  const chapter = chapterOf(story);
  if (chapter === 'debrief') return;
  for (const choice of choicesOf(story)) {
    const left = isIdle({ chapter, choice }) ? idle - 1 : idle;
    if (left >= 0) yield* storiesFrom(play(story, choice), left);
  }
}

const isEnded = (story: Story) => chapterOf(story) === 'debrief';

/** In one way. What two idle questions do together is left to the random paths below. */
const begun = [...storiesFrom({ way: 'adult', path: [] }, 1)];
const stories = begun.filter(isEnded);

it('every end is reached by at least two paths, with a check on the way and without', () => {
  const ends: readonly Ending[] = ['nothing', 'back', 'first', 'more', 'fee', 'again'];
  for (const end of ends) {
    const paths = stories.filter((story) => endingOf(story) === end);
    expect(paths.length, end).toBeGreaterThan(1);
    expect(paths.some((story) => kindsOf(story).includes('check'))).toBe(true);
    // Money comes back only to somebody who asks the bank.
    expect(
      paths.some((story) => !kindsOf(story).includes('check')),
      end,
    ).toBe(end !== 'back');
  }
});

it('Robin has lost what was paid on the path, less what came back, and never gains', () => {
  const sumOf = (story: Story, amountAt: typeof paidAt) =>
    story.path.reduce((total, _, at) => total + amountAt(story, at), 0);
  const wrong = stories.filter((story) => lostIn(story) !== sumOf(story, paidAt) - sumOf(story, returnedAt));
  expect(wrong).toEqual([]);
  const least = (told: (typeof WAYS)[number]) =>
    Math.min(...stories.map(({ path }) => lostIn({ way: told, path })));
  expect(WAYS.map(least)).toEqual([0, 0, 0]);
  expect(Math.max(...stories.map(lostIn))).toBe(7_990_00);
});

it.each(WAYS)(
  'Robin never pays more than was saved and borrowed, and stopping keeps no more than is left (%s)',
  (told) => {
    const inThisWay = ({ path }: Story) => ({ way: told, path });
    const paid = begun.filter(({ path }) => path.slice(-1).some((made) => findChoice(made).pays));
    expect(paid.map(inThisWay).filter((story) => leftIn(story) < 0)).toEqual([]);
    const stopped = stories.filter(({ path }) => path.at(-1)?.choice === 'stop');
    const wrong = stopped.map(inThisWay).filter((story) => {
      const { saved, borrowed } = sparedIn(story);
      return saved - borrowed > leftIn(story);
    });
    expect(wrong).toEqual([]);
  },
);

it('who stops before the loan is told how much of it would have been borrowed; who took it out and stops has saved it too', () => {
  const asked = storyAt('adult', 'pressure');
  const { savings, loan } = SUMS.adult;
  expect(sparedIn(play(asked, 'stop')).borrowed).toBe(loan);
  expect(leftIn(asked)).toBe(savings - lostIn(asked));
  expect(leftIn(play(asked, 'borrow'))).toBe(savings + loan - lostIn(asked));
  expect(sparedIn(play(play(asked, 'borrow'), 'stop')).borrowed).toBe(loan);
});

it('a check never costs more than what can be chosen beside it, and none closes an end without loss', () => {
  const bestFrom = (story: Story): number =>
    Math.min(...[...storiesFrom(story, 0)].filter(isEnded).map(lostIn));
  const crypto = (story: Story): Story => ({
    ...story,
    path: story.path.map((made) => (made.choice === 'card' ? { ...made, choice: 'crypto' } : made)),
  });
  const opened = CHAPTER_IDS.flatMap((id) => {
    const story = storyAt('adult', id);
    return [story, crypto(story)].map((paid) => ({ id, story: paid }));
  });
  // Some choices come only after the page was asked for the money.
  const asked = opened
    .filter(({ story }) => choicesOf(story).includes('withdraw'))
    .map(({ id, story }) => ({ id, story: play(story, 'withdraw') }));
  for (const { id, story } of [...opened, ...asked]) {
    const costs = choicesOf(story).map((choice) => {
      const played = play(story, choice);
      return { kind: findChoice({ chapter: id, choice }).kind, now: lostIn(played), best: bestFrom(played) };
    });
    for (const check of costs.filter(({ kind }) => kind === 'check'))
      for (const neighbor of costs.filter(({ kind }) => kind !== 'check')) {
        expect(check.now).toBeLessThanOrEqual(neighbor.now);
        expect(check.best).toBeLessThanOrEqual(neighbor.best);
      }
  }
});

it('a refusal is respected: it ends the story at once, in every chapter', () => {
  for (const id of CHAPTER_IDS) {
    const opened = storyAt('adult', id);
    // Nobody refuses to pay a tax that was not asked for yet.
    const asked = id === 'fee' ? play(opened, 'withdraw') : opened;
    const refused = play(asked, 'stop');
    expect(chapterOf(refused)).toBe('debrief');
    expect(lostIn(refused)).toBe(lostIn(opened));
    expect(sparedIn(refused).saved).toBeGreaterThan(0);
  }
});

it('the bank can be asked once, and brings back what was paid by card; after its warning nobody offers more as if nothing were said', () => {
  const link = storyAt('older', 'link');
  const card = play(link, 'card');
  const asked = play(card, 'bankCard');
  const ofBank = (story: Story) => choicesOf(story).filter((choice) => choice.startsWith('bank'));
  expect([ofBank(card), ofBank(play(link, 'crypto')), ofBank(asked)]).toEqual([['bankCard'], ['bank'], []]);
  expect(lostIn(asked)).toBe(0);
  expect(choicesOf(asked)).toEqual(['withdraw', 'stop', 'despite']);
  // Later there is nothing left that it could bring back.
  const fee = ['despite', 'withdraw', 'all', 'withdraw'].reduce(play, asked);
  expect(ofBank(fee)).toEqual(['bank']);
  expect(choicesOf(play(storyAt('teen', 'question'), 'truth'))).not.toContain('say');
});

it.each([
  ['nothing', 'friend stop'],
  ['back', 'answer follow card bankCard stop'],
  ['first', 'answer follow card stop'],
  ['more', 'answer follow card more stop'],
  ['fee', 'answer follow card small withdraw all withdraw pay stop'],
  ['again', 'answer follow card small withdraw all withdraw pay pay'],
])('the end "%s" follows from what was paid, by %s', (end, choices) => {
  expect(endingOf(choices.split(' ').reduce(play, { way: 'teen', path: [] } as Story))).toBe(end);
});

/** Whether the debrief names as missed what the player has done, or anything in a chapter where the player refused. */
function advisesWhatWasDone(story: Story): boolean {
  const made = new Set(story.path.map(({ choice }) => choice.replace('Card', '')));
  return reviewOf(story).some(({ missed, refused }) =>
    missed.some((check) => made.has(check.replace('Card', '')) || refused),
  );
}

it('the debrief names as unchecked nothing that the player has done, and nothing where the player refused', () => {
  expect(stories.length).toBeGreaterThan(200);
  expect(stories.filter(advisesWhatWasDone)).toEqual([]);
});

it('the debrief tells each chapter of the path once, in order, with what was paid and came back in it', () => {
  const told = stories.map((story) => {
    const review = reviewOf(story);
    return {
      chapters: review.map(({ chapter }) => chapter),
      choices: review.flatMap(({ choices }) => choices),
      lost: review.reduce((sum, { paid, returned }) => sum + paid - returned, 0),
    };
  });
  expect(told).toEqual(
    stories.map((story) => ({
      chapters: [...new Set(story.path.map(({ chapter }) => chapter))],
      choices: story.path.map(({ choice }) => choice),
      lost: lostIn(story),
    })),
  );
});

it('a refund can fail, and a transfer can be recalled in time, in part, or too late', () => {
  const late = play(play(storyAt('adult', 'fee'), 'withdraw'), 'bankCard');
  expect(lostIn(late)).toBe(lostIn(storyAt('adult', 'fee')));
  const recalled = WAYS.map((way) => {
    const sent = storyAt(way, 'pressure');
    const { big } = SUMS[way];
    return [lostIn(sent) - lostIn(play(sent, 'recall')), big];
  });
  expect(recalled).toEqual([
    [0, 200_00],
    [2_000_00, 2_000_00],
    [1_700_00, 5_000_00],
  ]);
  expect(choicesOf(play(storyAt('teen', 'pressure'), 'recall'))).toEqual(['stop', 'wait', 'all']);
});

it('a choice that is not open is refused', () => {
  expect(() => play({ way: 'teen', path: [] }, 'borrow')).toThrow('"contact" has no choice "borrow"');
  expect(() => play(storyAt('teen', 'fee'), 'pay')).toThrow('no choice "pay" open'); // Withdraw comes first
  expect(() => play(storyAt('teen', 'debrief'), 'stop')).toThrow('"debrief"');
});

it('the last character of the seed chooses the way, so a class list has all three', () => {
  const list = Array.from({ length: 30 }, (_, index) => `Class 8b-${index + 1}`);
  expect(new Set(list.slice(0, 3).map(wayOf))).toEqual(new Set(WAYS));
  expect(wayOf('ABC ')).toBe(wayOf('abc'));
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (seed) => WAYS.includes(wayOf(seed))));
});

it('a link opens each way at each chapter, and the scene that is open is written as its link', () => {
  for (const scene of STORY_SCENES) {
    const progress = progressAt(scene, '7');
    const { stage } = progress;
    if (scene === 'cases') expect(stage).toBe('cases1');
    else if (scene.endsWith(stage))
      expect(progressAt(sceneAt(progress), 'x')).toEqual({ ...progress, seed: 'x' });
    else expect(stage).toBe('intro');
  }
  expect(progressAt('story-older-fee', '7')).toMatchObject({ way: 'older', stage: 'fee' });
  expect(progressAt('story-rise', '1')).toMatchObject({ way: wayOf('1'), stage: 'rise' });
});

it('wherever a choice refuses, another one stands below it', () => {
  const last = stories.flatMap((story) =>
    story.path.flatMap(({ chapter }, index) => {
      const choices = choicesOf({ path: story.path.slice(0, index) });
      return choices.at(-1) === 'stop' ? [`${chapter}: ${choices.join(', ')}`] : [];
    }),
  );
  expect([...new Set(last)]).toEqual([]);
});

it('whoever refuses can look at every chapter that follows, with somebody who stays on the costliest way', () => {
  for (const story of stories.filter(({ path }) => path.at(-1)?.choice === 'stop')) {
    const last = story.path.at(-1)?.chapter ?? 'contact';
    expect(missedIn(story)).toEqual(CHAPTER_IDS.slice(CHAPTER_IDS.indexOf(last) + 1));
  }
  for (const way of WAYS) {
    const worst = worstOf(way);
    expect(CHAPTER_IDS.filter((id) => worst.path.some(({ chapter }) => chapter === id))).toEqual(CHAPTER_IDS);
    for (const id of CHAPTER_IDS) expect(chapterOf(storyBefore(worst, id))).toBe(id);
  }
});

/** A random path of a seed's way to the debrief. */
function randomStory(way: (typeof WAYS)[number], numbers: readonly number[]): Story {
  return { way, path: randomFrom({ way, path: [] }, numbers) };
}

it.each(WAYS)(
  'no way costs more than the costliest, and what stopping saved is reached by a way that exists (%s)',
  (way) => {
    const inThisWay = stories.map(({ path }) => ({ way, path }));
    const most = Math.max(...inThisWay.map(lostIn));
    expect(lostIn(worstOf(way))).toBe(most);
    const left = play({ way, path: [] }, 'stop');
    expect(sparedIn(left)).toEqual({ saved: most, borrowed: SUMS[way].loan });
  },
);

it('200 seeds: paid in, taken out, borrowed, lost and saved are those of the path, on the page, in the debrief and on paper', () => {
  let stopped = 0;
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (number, numbers) => {
      const seed = `${number}`;
      const story = randomStory(wayOf(seed), numbers);
      const { way, path } = story;
      const amounts = path.map((step, at) => ({
        ...findChoice(step),
        paid: paidAt(story, at),
        back: returnedAt(story, at),
      }));
      const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);
      const moved = movedIn(story);
      expect(moved.lost).toBe(sumOf(amounts.map(({ paid, back }) => paid - back)));
      expect(moved.paid).toBe(sumOf(amounts.map(({ paid }) => paid)));
      expect(moved.takenOut + moved.refunded).toBe(sumOf(amounts.map(({ back }) => back)));
      expect(moved.borrowed).toBe(amounts.some(({ pays }) => pays === 'loan') ? SUMS[way].loan : 0);
      // The page: what it says was paid in and taken out is what the debrief counts, but for what never came into it.
      const shown = shownPage({
        ...openStory(seed, way),
        path: path.filter(({ chapter }) => chapter !== 'silence'),
        stage: 'debrief',
      });
      if (typeof shown === 'object') {
        const outside = sumOf(
          amounts.filter(({ pays }) => pays === 'fee' || pays === 'recovery').map(({ paid }) => paid),
        );
        expect(shown.payments.in).toBe(moved.paid - outside);
        expect(shown.payments.out).toBe(moved.takenOut);
      }
      // Paper: the tax by what was paid until then.
      const atFee = path.findIndex(({ chapter }) => chapter === 'fee');
      if (atFee !== -1) {
        const before = { way, path: path.slice(0, atFee) };
        const row = taxesOf(way).find(({ paid }) => paid === movedIn(before).paid);
        expect(row?.tax).toBe(feeIn(before));
      }
      if (path.at(-1)?.choice !== 'stop') return;
      stopped += 1;
      // No way that goes on from there costs more; one costs as much, and borrows as much.
      const { saved, borrowed } = sparedIn(story);
      const before = { way, path: path.slice(0, -1) };
      const others = numbers
        .slice(0, 20)
        .map((_, at) => movedIn({ way, path: [...before.path, ...randomFrom(before, numbers.slice(at))] }));
      for (const other of others) expect(other.lost - moved.lost).toBeLessThanOrEqual(saved);
      const worst = movedIn(worstAfter(story));
      expect([worst.lost - moved.lost, worst.borrowed - moved.borrowed]).toEqual([saved, borrowed]);
    }),
    { numRuns: 200 },
  );
  expect(stopped).toBeGreaterThan(50);
});

/** The steps with which a story goes on at random. */
function randomFrom(story: Story, numbers: readonly number[]): readonly Step[] {
  const ended = numbers.reduce((before: Story, number) => {
    const choices = choicesOf(before);
    const choice = choices[number % Math.max(1, choices.length)];
    return choice === undefined ? before : play(before, choice);
  }, story);
  return ended.path.slice(story.path.length);
}

/** Robin's page at a progress. */
function robinsPage(progress: Progress) {
  const shown = shownPage(progress);
  if (typeof shown !== 'object') throw new Error('Robin’s page is not shown.');
  return shown;
}

/** What the page shows in its chapters on the costliest path of a way: when each opens, and once it stands still. */
function totalsOf(told: (typeof WAYS)[number], seed: string) {
  const { path } = worstAfter(play({ way: told, path: [] }, 'stop'));
  return PAGE_CHAPTERS.map((id) => {
    const before = path.slice(
      0,
      path.findIndex(({ chapter }) => chapter === id),
    );
    const progress = { ...openStory(seed, told), path: before, stage: id };
    const shown = robinsPage(progress);
    const session = createSession(shown.run);
    return {
      ...shown,
      stated: statedIn(progress),
      opens: session.account.total,
      stands: advance(session, shown.until).account.total,
    };
  });
}

it.each(WAYS)('the page starts each chapter with its day and its total, and never falls (%s)', (told) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const totals = totalsOf(told, `${seed}`);
    expect(totals[0]?.opens).toBe(SUMS[told].bonus);
    for (const [index, { day, run, from, until, opens, stated }] of totals.entries()) {
      expect(run.name).toBe('Robin');
      expect([from, day]).toEqual([0, DAYS[told][PAGE_CHAPTERS[index] ?? 'link'][0]]);
      expect(until).toBeGreaterThan(0);
      const before = totals[index - 1];
      if (before) expect(opens).toBeGreaterThanOrEqual(before.stands + stated - before.stated);
    }
  }
});

it('what the page adds in a day follows what was paid in: about the same share, whatever was paid', () => {
  for (const told of WAYS) {
    const shares = Array.from({ length: 40 }, (_, seed) => totalsOf(told, `${seed}`).at(-1)).map((last) => {
      if (last === undefined) throw new Error('No chapter takes place on the page.');
      return (100 * (last.stands - last.opens)) / last.stated / (last.until / last.dayMs);
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean / DAILY_PERCENT[told] - 1), told).toBeLessThan(0.1);
  }
});

it('a press of Withdraw takes the small payment out of the total once, and brings the demand before the last payment', () => {
  const before = progressAt('story-adult-withdrawal', '7');
  const after = step(before, 'withdraw');
  expect(statedIn(before) - statedIn(after)).toBe(SUMS.adult.small);
  const shown = robinsPage(before);
  expect(robinsPage(after)).toEqual({
    ...shown,
    run: { ...shown.run, amount: (shown.run.amount ?? 0) - SUMS.adult.small },
    payments: { in: shown.payments.in, out: SUMS.adult.small, atEnd: 0 - SUMS.adult.small },
  });
  expect(lostIn(before) - lostIn(after)).toBe(SUMS.adult.small);
  expect(step(after, 'withdraw')).toBe(after);
  const fee = progressAt('story-adult-fee', '7');
  expect([choicesOf(fee).includes('pay'), choicesOf(step(fee, 'withdraw')).includes('pay')]).toEqual([
    false,
    true,
  ]);
});

it.each(WAYS)('each payment is a step of the total on its day, and no day is left out (%s)', (told) => {
  const { start, more, big, loan, small, bonus } = SUMS[told];
  const { rise, withdrawal } = DAYS[told];
  const payments = new Map([
    [1, start],
    [rise[1], more],
    [withdrawal[1], big + loan - small],
  ]);
  const { pointsBefore = [], dayMs = 1, day: opens = 0, run } = totalsOf(told, '7')[3] ?? {};
  const days = [...pointsBefore, { at: 0, total: run?.amount ?? 0 }].map(({ at, total }) => ({
    day: opens + at / dayMs,
    total,
  }));
  let stated: number = bonus;
  expect(days[0]).toEqual({ day: 0, total: bonus });
  for (const [index, { day, total }] of days.entries()) {
    expect(day).toBe(index);
    const paid = payments.get(day) ?? 0;
    const added = Math.round((stated * DAILY_PERCENT[told]) / 100);
    if (index > 0) expect(total - (days[index - 1]?.total ?? 0), `day ${day}`).toBe(added + paid);
    stated += paid;
  }
});

it('what Robin has paid in is known in every chapter on the page: the start amount is that and what the page has made up', () => {
  for (const told of WAYS) {
    const { start, more, big, loan, small, bonus } = SUMS[told];
    const totals = totalsOf(told, '7');
    const paid = [0, start, start + more, start + more + big + loan];
    expect(totals.map(({ payments }) => payments.in)).toEqual(paid);
    expect(totals.map(({ payments }) => payments.out)).toEqual([0, 0, 0, small]);
    for (const { run, payments } of totals)
      expect((run.amount ?? 0) - payments.in + payments.out).toBeGreaterThanOrEqual(bonus);
  }
});

it('every path ends in the debrief, whatever is chosen; a progress on it survives being written and read', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (seed, numbers) => {
      let progress = step(openStory(seed), { begin: wayOf(seed) });
      for (const number of numbers) {
        const choices = choicesOf(progress);
        const choice = choices[number % choices.length];
        if (choice !== undefined) progress = step(progress, { choice });
        expect(JSON.parse(JSON.stringify(progress))).toEqual(progress);
        expect(progress.stage).toBe(chapterOf(progress));
      }
      expect(progress.stage).toBe('debrief');
      expect(leftIn(progress)).toBeGreaterThanOrEqual(0);
      expect(advisesWhatWasDone(progress)).toBe(false);
    }),
  );
});

it('cases are practiced without the story, before it and after it, and nothing of them is kept', () => {
  const played = step(step(openStory('7'), { begin: 'adult' }), { choice: 'stop' });
  for (const set of CASE_SETS)
    for (const progress of [openStory('7'), played]) {
      const practiced = step(progress, { practice: set });
      expect(practiced).toEqual({ ...progress, stage: `cases${set}` });
      expect(practicedIn(practiced.stage)).toBe(set);
      expect(progressAt(sceneAt(practiced), '7').stage).toBe(practiced.stage);
    }
  expect(step(step(played, { practice: 1 }), 'goOn')).toEqual(played);
});

it('from each chapter that a link opens, and from a practice, Back leads through all chapters before it to the beginning', () => {
  for (const scene of ['story-rise', 'story-debrief', 'story-adult-silence']) {
    const chapters = [progressAt(scene, '7')];
    while (chapters[0]?.stage !== 'intro' && chapters.length < 20)
      chapters.unshift(step(chapters[0] ?? openStory('7'), 'back'));
    for (const [at, { path }] of chapters.entries()) {
      const choice = path.at(-1);
      if (choice !== undefined) expect(choice.chapter).toBe(chapters[at - 1]?.stage);
    }
    expect(chapters[0]).toEqual(openStory('7', chapters[0]?.way));
    expect(chapters[1]?.stage).toBe('contact');
  }
  const played = step(step(openStory('7'), { begin: 'adult' }), { choice: 'stop' });
  expect(step(step(played, { practice: 1 }), 'back')).toEqual(played);
  expect(step(step(openStory('7'), { practice: 1 }), 'back').stage).toBe('intro');
});
