import { expect, it } from 'vitest';
import { BEGINNING } from '../beginning';
import { parsePosition } from './panelRules';
import { positionOf } from './position';
import { openStory, progressAt, step } from './progress';

const at = (stage: string) => positionOf(progressAt(`story-adult-${stage}`, '7'));

it('in each chapter the page is its own, Robin’s or gone, and the story answers Withdraw where Robin’s page would', () => {
  const stages = ['contact', 'trust', 'link', 'rise', 'withdrawal', 'pressure', 'question', 'fee', 'silence'];
  const own = { page: undefined, isGone: false, answersWithdraw: false };
  const robins = (page: string) => ({ page, isGone: false, answersWithdraw: true });
  expect(
    stages.map((stage) => {
      const { shown, isGone, answersWithdraw } = at(stage);
      return { page: shown?.chapter, isGone, answersWithdraw };
    }),
  ).toEqual([
    own,
    own,
    ...stages.slice(2, 8).map(robins),
    { ...robins('silence'), isGone: true, answersWithdraw: false },
  ]);
  for (const stage of ['cases1', 'debrief']) expect(at(stage).answersWithdraw).toBe(false);
  const rise = progressAt('story-adult-rise', '7');
  for (const progress of [step(rise, { practice: 1 }), step(rise, 'again')])
    expect(positionOf(progress).shown).toBeUndefined();
});

it('speaks to minors in the story of the teenager and where a link names it, and not where a seed alone would tell it', () => {
  const isForMinors = (scene: string, seed: string) => positionOf(progressAt(scene, seed)).isForMinors;
  const [adult, teen] = ['7', '6'];
  expect([adult, teen].map((seed) => openStory(seed).way)).toEqual(['adult', 'teen']);
  for (const scene of ['story-teen', 'story-teen-rise', 'story-teen-debrief', 'story-teen-cases1'])
    expect(isForMinors(scene, adult), scene).toBe(true);
  for (const scene of ['story-contact', 'story-debrief']) expect(isForMinors(scene, teen), scene).toBe(true);
  for (const scene of ['story', 'cases', 'story-cases2']) {
    expect(isForMinors(scene, teen), scene).toBe(false);
    expect(isForMinors(scene, adult), scene).toBe(false);
  }
  expect(positionOf(step(openStory(adult), { begin: 'teen' })).isForMinors).toBe(true);
});

it('behind a page that is gone its run stands where it was, whatever is chosen there', () => {
  const silence = progressAt('story-adult-silence', '7');
  const stood = at('silence').shown;
  expect(stood?.from).toBe(stood?.until);
  expect(stood?.run).toMatchObject({ route: 'dashboard', seed: '7', name: 'Robin' });
  for (const choice of ['lookUp', 'stop', 'pay'])
    expect(positionOf(step(silence, { choice })).shown).toMatchObject({ run: stood?.run, from: stood?.from });
});

it('a day of Robin’s page goes by in two seconds, and its trades are as many as make up the total on average', () => {
  for (const stage of ['link', 'rise', 'withdrawal', 'fee']) {
    const { shown } = at(stage);
    expect(2_000 * (shown?.speed ?? 0), stage).toBe(shown?.dayMs);
    const { run, payments = { in: 0, out: 0 } } = shown ?? {};
    const madeUp = (run?.amount ?? 0) - payments.in + payments.out - 50_00; // the welcome is no profit
    expect(run?.trades, stage).toBe(Math.round(madeUp / 7_00));
  }
});

it('what the browser has kept of a story is read back, and begins again where no such story can be played', () => {
  const opened = openStory('7', 'teen');
  const begun = step(opened, { begin: 'teen' });
  const rise = ['answer', 'follow', 'card'].reduce((before, choice) => step(before, { choice }), begun);
  const debrief = step(rise, { choice: 'stop' });
  const practice = step(debrief, { practice: 2 });
  for (const progress of [opened, begun, rise, debrief, practice, { ...debrief, stage: 'intro' as const }])
    expect(parsePosition(JSON.parse(JSON.stringify(progress)), '7')).toEqual(positionOf(progress));
  const { path } = debrief;
  for (const refused of [
    undefined,
    'adult',
    { ...debrief, way: 'child' },
    { ...debrief, stage: 'link' },
    { ...debrief, stage: 'cases9' },
    { ...debrief, path: path.slice(1) },
    { ...debrief, path: [{ chapter: 'contact', choice: 'run away' }, ...path.slice(1)] },
    { ...debrief, path: [...path, { chapter: 'debrief', choice: 'stop' }] },
    { ...debrief, path: undefined },
  ])
    expect(parsePosition(refused, '7'), JSON.stringify(refused)).toEqual(BEGINNING);
  for (const seed of [undefined, '', 7]) expect(parsePosition(debrief, seed)).toEqual(BEGINNING);
});
