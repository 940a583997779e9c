import { runKey, runOf } from '@simulation/engine';
import { anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startHistory } from '../../dashboard/src/app/history/history';
import { type Browser, openEntry } from '../../dashboard/src/app/history/historyEntry';
import { readVisit, type VisitChunks } from '../../dashboard/src/app/history/readVisit';
import { Tab } from '../../dashboard/src/app/history/testing/Tab';
import { openScene } from '../../dashboard/src/app/openScene';
import { createSessionStore } from '../../dashboard/src/store/createSessionStore';
import type { Extra } from '../../dashboard/src/store/react/extras';
import { readAddress } from '../../dashboard/src/visit/address/address';
import { linkTo } from '../../dashboard/src/visit/address/linkTo';
import type { Page } from '../../dashboard/src/visit/address/pageOf';
import type { Parameters } from '../../dashboard/src/visit/address/parameters';
import { ROOT } from '../../dashboard/src/visit/address/site';
import { next } from '../../dashboard/src/visit/next';
import { linkSeed, toPage } from '../../dashboard/src/visit/pageLink';
import { parseVisit } from '../../dashboard/src/visit/parseVisit';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { shownPlay, shownRun, type Visit } from '../../dashboard/src/visit/visit';
import { writeVisit } from '../../dashboard/src/visit/writtenVisit';
import { BEGINNING, STORY } from './beginning';
import { CASE_SETS } from './rules/cases';
import { positionOf, progressOf } from './rules/position';
import { openStory, type Progress, progressAt, step } from './rules/progress';
import { STORY_SCENES, WAYS } from './rules/stages';
import { choicesOf } from './rules/story';
import { PAGE_CHAPTERS } from './rules/ways';
import { loadRules, panelScenes } from './scenes';

const SEED = '7';
const ENGLISH: Page = { route: 'dashboard', locale: 'en' };
const GERMAN: Page = { route: 'dashboard', locale: 'de' };
const SECOND: Page = { route: 'v', locale: 'en' };

/** What the page knows of the story before it is opened. */
const story: Extra = {
  name: STORY,
  panel: { Component: () => null, Gone: () => null, scenes: panelScenes, loadRules },
};

/** The visit that an address opens. */
function open(address: string): Promise<Visit> | Visit {
  const visit = visitOf(address);
  return visit.address.scene === undefined ? visit : openScene(visit, [story], loadRules);
}
const follow = (page: Page, parameters: Partial<Parameters>) => open(linkTo(page, ROOT, parameters));
const openIn = (scene: string) => open(`/?seed=${SEED}&t=60&name=Ada&scene=${scene}`);

const known = {
  isDialog: () => false,
  parsePosition: async (_: string, ...kept: [progress: unknown, seed: unknown]) =>
    (await loadRules()).parsePosition(...kept),
};

/**
 * Where Robin's run stands still beside the story; in the chapters on the page it is played, elsewhere the visitor's
 * own waits.
 */
const STANDS: readonly string[] = ['pressure', 'question', 'silence'];
const PLAYED: readonly string[] = PAGE_CHAPTERS;

it.each(STORY_SCENES)('scene=%s opens the story at its stage, with its run beside it', async (scene) => {
  const progress = progressAt(scene, SEED);
  const visit = await open(`/?seed=${SEED}&scene=${scene}`);
  const { extra, run, dialog } = visit;
  expect(extra?.position.progress).toEqual(progress);
  expect({ dialog, paused: shownPlay(visit).paused }).toEqual({ dialog: undefined, paused: false });
  expect(visit).toMatchObject({ entry: 0, extra: { openedIn: 0, leavesTo: 0 }, address: { unread: [] } });
  // Left, it gives the visitor's own run back.
  expect(runKey(run)).toBe(runKey(runOf({ seed: SEED })));
  const [isPlayed, stands] = [PLAYED, STANDS].map((stages) => stages.includes(progress.stage));
  const robins = shownRun(visit);
  if (!isPlayed && !stands) return expect(runKey(robins)).toBe(runKey(run));
  expect(robins).toMatchObject({ name: 'Robin' });
  const left = (extra?.position.shown?.until ?? 0) - shownPlay(visit).at;
  if (isPlayed) expect(left).toBeGreaterThan(0);
  else expect(left).toBe(0);
});

it('a stage that the story does not have, and any on /v, is no scene', async () => {
  for (const scene of ['rise', 'story-rise-', 'story-xrise', 'story-x-rise', 'risestory-', 'cases-rise']) {
    const { extra, address } = await openIn(scene);
    expect([extra, address.unread], scene).toEqual([undefined, ['scene']]);
  }
  for (const scene of ['story', 'story-rise', 'cases'])
    expect((await open(`/v?seed=7&scene=${scene}`)).extra, scene).toBeUndefined();
});

it('of the story nothing is kept that follows from what was chosen, and it is read as it was left', async () => {
  for (const scene of STORY_SCENES) {
    const visit = await openIn(scene);
    const kept = structuredClone(writeVisit(visit));
    expect(JSON.stringify(kept.extra), scene).not.toMatch(/"(run|amount|payments|until|total|scene)":/);
    expect((await parseVisit(kept, 0, ENGLISH, known))?.extra, scene).toEqual(visit.extra);
  }
});

describe('a link', () => {
  it.each(STORY_SCENES)(
    'from %s opens the same way and stage in another language, and on no other page',
    async (scene) => {
      const visit = await openIn(scene);
      const opened = await follow(GERMAN, toPage(visit, GERMAN));
      expect(opened.extra?.position).toEqual(visit.extra?.position);
      expect(toPage(visit, SECOND)).not.toHaveProperty('scene');
    },
  );

  it('from the story opens its run and stage also after a new run, and in another language', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...STORY_SCENES), anySeed, async (scene, seed) => {
        const played = await openIn(scene);
        const visit = next(played, { type: 'openRun', address: { ...played.address, seed } });
        const shown = played.extra?.position.scene ?? '';
        for (const [page, given] of [
          [ENGLISH, { seed: linkSeed(visit), scene: shown }],
          [GERMAN, toPage(visit, GERMAN)],
        ] as const) {
          const opened = await follow(page, given);
          expect(opened.extra?.position).toEqual(positionOf(progressAt(shown, shownRun(visit).seed)));
          expect(shownRun(opened).seed).toBe(shownRun(visit).seed);
        }
      }),
    ));
});

it('in another language the story goes on as it was told, whatever was chosen, and in a practice after it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WAYS),
      fc.array(fc.nat(9), { maxLength: 40 }),
      fc.nat(3),
      async (way, choices, set) => {
        let progress: Progress = step(openStory(SEED, way), { begin: way });
        for (const number of choices) {
          const open = choicesOf(progress);
          const choice = open[number % open.length];
          if (choice !== undefined) progress = step(progress, { choice });
        }
        const practice = CASE_SETS[set - 1];
        if (practice !== undefined) progress = step(progress, { practice });
        const visit = await openIn('story');
        const position = positionOf(progress);
        const told = next(visit, { type: 'moveExtra', position, isStep: true });
        const opened = await follow(GERMAN, toPage(told, GERMAN));
        expect(opened.extra?.position).toEqual(position);
        expect(opened.address.unread).toEqual([]);
      },
    ),
  ));

describe('in the history of the browser', () => {
  const chunks: VisitChunks = {
    isDialog: known.isDialog,
    openScene: (visit) => openScene(visit, [story], loadRules),
    parseVisit: (...written) => parseVisit(...written, known),
  };

  async function load(window: Browser, way: string) {
    const visit = await readVisit(
      window,
      openEntry(window, way),
      readAddress(new URL(window.location.href)),
      chunks,
    );
    const store = createSessionStore(visit);
    startHistory(window, store, visit, chunks);
    return store;
  }

  /** Tells the story by the number of the choice in each chapter, among those that do not end it where there are any. */
  async function tell(choices: readonly number[]) {
    const tab = new Tab(load);
    await tab.open('/?seed=first&t=20');
    const { dispatch } = tab.page;
    dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
    let progress: Progress = openStory('first');
    const told = [BEGINNING];
    for (const number of choices) {
      const all = choicesOf(progress);
      const open = all.filter((choice) => step(progress, { choice }).stage !== 'debrief');
      const choice = open.at(number % open.length) ?? all[0];
      if (choice === undefined) break;
      progress = step(progress, progress.stage === 'intro' ? { begin: progress.way } : { choice });
      const position = positionOf(progress);
      dispatch({ type: 'moveExtra', position, isStep: true });
      told.push(position);
    }
    await tab.settle();
    return { tab, told };
  }

  const openIn = (tab: Tab<Awaited<ReturnType<typeof load>>>) => tab.page.getState().visit.extra;

  it('whatever is chosen, each step is found again by Back, also after a reload', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 12 }), async (choices) => {
        const { tab, told } = await tell(choices);
        await tab.reload();
        for (const position of told.toReversed()) {
          expect(openIn(tab)?.position).toEqual(position);
          tab.go(-1);
          await tab.settle();
          await new Promise(setImmediate);
        }
        expect(openIn(tab)).toBeUndefined();
      }),
    ));

  it('a story that the next version of the site does not know begins again beside the run of the address, also after Back', async () => {
    const { tab } = await tell([-1, -1, -1, -1, -1]);
    for (const [at, entry] of tab.entries.entries()) {
      const state = JSON.stringify(entry.state).replaceAll(
        /"stage":"(rise|withdrawal)"/g,
        '"stage":"of another version"',
      );
      tab.entries[at] = { ...entry, state: JSON.parse(state) };
    }
    await tab.reload();
    for (const entry of [6, 5]) {
      const { visit } = tab.page.getState();
      expect(visit).toMatchObject({ entry, extra: { position: BEGINNING }, run: { seed: 'first' } });
      tab.go(-1);
      await tab.settle();
      await new Promise(setImmediate);
    }
    const position = openIn(tab)?.position;
    expect(position && progressOf(position)?.stage).toBe('link');
  });
});
