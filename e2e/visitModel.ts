import type { Page } from '@playwright/test';
import { advance, createSession, ENGINE_VERSION, nextEventAt, pickRun, tradeCount } from '@simulation/engine';
import { LANGUAGES, type Locale } from '@simulation/engine/texts';
import type fc from 'fast-check';
import { SPEEDS } from '../packages/site/src/features/playback/speeds';
import { Hands } from './pages/Hands';
import { expect } from './visitor';

/** One entry of the history, as a visitor would tell of it. */
type Entry = {
  readonly route: 'dashboard' | 'v';
  readonly locale: Locale;
  readonly seed: string;
  /** Of the address. */
  readonly name?: string | undefined;
  readonly paused: boolean;
  readonly speed: number;
  /** Nothing is animated. */
  readonly still: boolean;
  /** The link is of another version of the engine. */
  readonly isOfOtherVersion?: boolean;
  /** How many trades the run of the address has had: so many at least, just as many where time stands still. */
  readonly trades?: { readonly count: number; readonly stands: boolean } | undefined;
  readonly story?: OpenStory | undefined;
};
type OpenStory = {
  readonly stage: string;
  /** On the page beside it. */
  readonly shows: 'own' | 'Robin' | 'nothing';
  readonly openedIn: number;
  /** The entry that the story is left for. */
  readonly leavesTo: number;
};
/** What is on the page beside a stage; at the end what was there before. */
const BESIDE: Readonly<Record<string, OpenStory['shows']>> = {
  contact: 'own',
  trust: 'own',
  link: 'Robin',
  rise: 'Robin',
  withdrawal: 'Robin',
  pressure: 'Robin',
  question: 'Robin',
  fee: 'Robin',
  silence: 'nothing',
};
type Model = { entries: readonly Entry[]; index: number; hasDeployed: boolean };

const entryOf = ({ entries, index }: Model): Entry => {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`The model has no entry ${index}.`);
  return entry;
};
const add = (model: Model, entry: Entry) => {
  model.entries = [...model.entries.slice(0, model.index + 1), entry];
  model.index += 1;
};
const change = (model: Model, entry: Partial<Entry>) => {
  model.entries = model.entries.with(model.index, { ...entryOf(model), ...entry });
};

const OTHER_VERSION = 'This link belongs to another version';

const LONG_SEED = '\u{1F600}'.repeat(100);
const LONG_NAME = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(18);

const FIRST: Entry = {
  route: 'dashboard',
  locale: 'en',
  seed: 'first',
  paused: false,
  speed: 1,
  still: false,
};

type Start = readonly [address: string, entry: Entry];

/** The addresses with which a visit begins, and what they show. */
export const starts = {
  run: ['/?seed=first&t=20', FIRST],
  still: ['/?seed=first&t=20&still=1', { ...FIRST, paused: true, still: true }],
  scene: ['/?seed=first&scene=first-trade', { ...FIRST, paused: true }],
  story: [
    '/?seed=first&t=20&name=Ada&scene=story-link',
    { ...FIRST, name: 'Ada', story: { stage: 'link', shows: 'Robin', openedIn: 0, leavesTo: 0 } },
  ],
  German: ['/de?seed=first&t=20&speed=10', { ...FIRST, locale: 'de', speed: 10 }],
  'another version': [`/?seed=first&t=20&engine=${ENGINE_VERSION + 1}`, { ...FIRST, isOfOtherVersion: true }],
  'a long link': [
    `/?seed=${encodeURIComponent(LONG_SEED)}&name=${encodeURIComponent(LONG_NAME)}`,
    { ...FIRST, seed: LONG_SEED, name: LONG_NAME },
  ],
  '/v': ['/v?seed=first', { ...FIRST, route: 'v' }],
} as const satisfies Record<string, Start>;

export async function openModel([address, entry]: Start, page: Page): Promise<Model> {
  const model: Model = { entries: [entry], index: 0, hasDeployed: false };
  await page.goto(address);
  await look(model, page);
  return model;
}

/** What the page says of itself at this moment; a page that is being left is asked again. */
async function seen(page: Page): ReturnType<typeof read> {
  return read(page).catch((error: unknown) => {
    if (/context was destroyed|properties of null/.test(String(error))) return seen(page);
    throw error;
  });
}

async function read(page: Page) {
  const { query, ...read } = await page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    const figure = (card: string) =>
      document.querySelector(`article.frame-${card} data`)?.getAttribute('value');
    return {
      query: location.search,
      locale: document.documentElement.lang,
      title: document.title,
      still: document.documentElement.hasAttribute('data-still'),
      dialogs: document.querySelectorAll('dialog[open]').length,
      heading: text('h1'),
      stage: document.querySelector<HTMLElement>('[data-story]')?.dataset.story,
      person: text('header bdi'),
      run: text('footer bdi'),
      stands: document.querySelector('main button use[href="#pause"]') === null,
      total: Math.round(Number(figure('profit')) * 100),
      trades: Number(figure('trades')),
      entries: window.navigation?.entries().length,
      entry: window.navigation?.currentEntry?.index,
    };
  });
  const address = new URLSearchParams(query);
  return { ...read, seed: address.get('seed'), name: address.get('name') ?? undefined };
}

/** What it should say. */
function expected(model: Model) {
  const { route, locale, seed, name, paused, still, story, isOfOtherVersion } = entryOf(model);
  const place = { seed, name, locale, dialogs: 0, entry: model.index, entries: model.entries.length };
  const stage = story?.stage;
  // Robin's run is of this version.
  if (isOfOtherVersion && (story ?? { shows: 'own' }).shows === 'own')
    return { ...place, stage, heading: OTHER_VERSION };
  const page = { ...place, title: expect.stringContaining(LANGUAGES[locale].dashboard), still, stage };
  if (story?.shows === 'nothing') return page;
  if (story?.shows === 'Robin') return { ...page, person: 'Robin' };
  const held = {
    ...page,
    run: expect.stringContaining(seed.slice(0, 8)),
    stands: paused || story !== undefined,
  };
  return name === undefined || route === 'v' ? held : { ...held, person: name };
}

/** The address names the run; the page shows it, or Robin's; time, pause and chapter are as they were left. */
async function look(model: Model, page: Page) {
  await expect.poll(() => seen(page)).toMatchObject(expected(model));
  const { seed, route, story, isOfOtherVersion, trades } = entryOf(model);
  if (route === 'v' || isOfOtherVersion || (story !== undefined && story.shows !== 'own')) return;
  const now = await seen(page);
  // What a fresh page shows that opens the address at that moment.
  const run = pickRun({ route, seed });
  let session = createSession(run);
  while (tradeCount(session.account) < now.trades)
    session = advance(session, (nextEventAt(session) ?? 0) - session.now);
  expect({ trades: tradeCount(session.account), total: session.account.total }).toEqual({
    trades: now.trades,
    total: now.total,
  });
  if (trades?.stands) expect(now.trades, 'the moment at which the run stands').toBe(trades.count);
  else expect(now.trades, 'the moment of the run').toBeGreaterThanOrEqual(trades?.count ?? 0);
  change(model, { trades: { count: now.trades, stands: now.stands } });
}

type Step = {
  readonly name: string;
  readonly can?: (entry: Entry, model: Model) => boolean;
  readonly act: (model: Model, hands: Hands, page: Page) => Promise<void>;
};

export class Command implements fc.AsyncCommand<Model, Page> {
  constructor(readonly step: Step) {}
  check = (model: Readonly<Model>) => this.step.can?.(entryOf(model), model) ?? true;
  async run(model: Model, page: Page) {
    await this.step.act(model, new Hands(page), page);
    await look(model, page);
  }
  toString = () => this.step.name;
}

const isPage = ({ isOfOtherVersion }: Entry) => !isOfOtherVersion;
const hasFoot = ({ isOfOtherVersion, story }: Entry) => !isOfOtherVersion && story?.shows !== 'nothing';
const hasNoStory = (entry: Entry) => isPage(entry) && entry.story === undefined;
const canOpenStory = (entry: Entry) => hasNoStory(entry) && entry.route === 'dashboard';
const canExplain = ({ story, route }: Entry) => story === undefined && route === 'dashboard';
const back = (model: Model) => {
  model.index -= 1;
};

/** Another run, from its beginning, at the speed of before. A story that is open stays and is left for it. */
function openRun(model: Model, seed: string) {
  const before = entryOf(model);
  const story = before.story && { ...before.story, leavesTo: model.index + 1 };
  const fresh = { paused: false, still: false, isOfOtherVersion: false, trades: undefined };
  add(model, { ...before, ...fresh, seed, story });
}

/** What a move of the player has led to, to be found again. */
async function addMove(model: Model, page: Page) {
  const before = entryOf(model);
  await expect.poll(async () => (await seen(page)).entry).toBe(model.index + 1);
  const { stage = '' } = await seen(page);
  const { story } = before;
  if (story) add(model, { ...before, story: { ...story, stage, shows: BESIDE[stage] ?? story.shows } });
}

/** The files of a part are gone from the host, as after a deploy, until the page is asked for again. */
async function deploy(page: Page, files: string) {
  let isGone = true;
  page.once('framenavigated', () => {
    isGone = false;
  });
  await page.route(files, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
}

export const steps: readonly Step[] = [
  ...['one', 'two'].map((seed) => ({
    name: `open the run ${seed}`,
    act: async (model: Model, hands: Hands) => {
      await hands.openRun(seed);
      openRun(model, seed);
    },
  })),
  {
    name: 'New run',
    act: async (model, hands, page) => {
      const { seed } = entryOf(model);
      await hands.openRun();
      await expect.poll(async () => (await seen(page)).seed).not.toBe(seed);
      openRun(model, (await seen(page)).seed ?? '');
    },
  },
  {
    name: 'write half a seed and leave it',
    act: async (_, hands) => hands.close(await hands.writeSeed('hal')),
  },
  {
    name: 'pause or resume',
    can: hasNoStory,
    act: async (model, hands) => {
      await hands.pauseOrResume();
      const { paused, still, trades } = entryOf(model);
      change(model, {
        paused: !paused,
        still: still && !paused,
        trades: trades && { ...trades, stands: false },
      });
    },
  },
  ...([2, 10] as const).map((speed) => ({
    name: `speed ${speed}`,
    can: hasNoStory,
    act: async (model: Model, hands: Hands) => {
      await (await hands.speed()).fill(String(SPEEDS.findIndex((one) => one >= speed)));
      change(model, { speed });
      await hands.close(await hands.controls());
    },
  })),
  {
    name: 'read the speed',
    can: (entry) => entry.story === undefined,
    act: async (model, hands) => {
      const { speed, isOfOtherVersion } = entryOf(model);
      await expect(await hands.speed()).toHaveValue(String(SPEEDS.findIndex((one) => one >= speed)));
      const panel = await hands.controls();
      if (isOfOtherVersion) await expect(panel.getByText('00:00:00', { exact: true }).first()).toBeVisible();
      await hands.close(panel);
    },
  },
  {
    name: 'jump',
    can: hasNoStory,
    act: async (model, hands) => {
      await hands.jump(50_000); // no dialog of the script is open then
      change(model, { trades: undefined });
    },
  },
  { name: 'the explanation', act: async (_, hands) => hands.visit('explanation') },
  { name: 'the statistics', can: hasFoot, act: async (_, hands) => hands.visit('statistics') },
  { name: 'the QR code', act: async (_, hands) => hands.visitQrCode() },
  {
    name: 'Back out of the explanation',
    // To another document the explanation stays open in the one that is left, and is there again after Forward.
    can: ({ locale }, { entries, index }) => entries[index - 1]?.locale === locale,
    act: async (model, hands, page) => {
      await hands.button('explanation').click();
      await hands.dialog('explanation').waitFor();
      await page.goBack();
      back(model);
      await expect.poll(async () => (await seen(page)).entry).toBe(model.index);
      // Where the same run goes on, it stays open.
      if (await hands.dialog('explanation').isVisible()) await hands.close(hands.dialog('explanation'));
    },
  },
  {
    name: 'reload with the statistics open',
    can: hasFoot,
    act: async (_, hands, page) => {
      await hands.button('statistics').click();
      await hands.dialog('statistics').waitFor();
      await page.reload();
      await hands.dialog('statistics').waitFor();
      await hands.close(hands.dialog('statistics'));
    },
  },
  {
    name: 'the statistics after a deploy',
    can: (entry, { hasDeployed }) => hasFoot(entry) && !hasDeployed,
    act: async (model, hands, page) => {
      model.hasDeployed = true;
      await deploy(page, '**/assets/Statistics-*.js');
      await hands.visit('statistics');
    },
  },
  {
    name: 'the story after a deploy',
    can: (entry, { hasDeployed }) => canOpenStory(entry) && !hasDeployed,
    act: async (model, hands, page) => {
      model.hasDeployed = true;
      await deploy(page, '**/assets/StoryPanel-*.js');
      await openStory(model, hands);
    },
  },
  { name: 'open the story', can: canOpenStory, act: openStory },
  {
    name: 'open the story from the explanation',
    can: canExplain,
    act: async (model, hands) => {
      await hands.openStoryFromExplanation();
      addStory(model);
    },
  },
  {
    name: 'go on in the story',
    can: ({ story }) => story !== undefined && story.stage !== 'debrief',
    act: async (model, hands, page) => {
      // One that leads on: a check stays in its chapter.
      const leadsOn = ['begin', 'answer', 'follow', 'card', 'small', 'goOn', 'stop'];
      const choices = hands.story.locator('[data-story-choice]');
      await choices.first().waitFor();
      const names = await choices.evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-story-choice')),
      );
      await hands.choose(leadsOn.find((name) => names.includes(name)) ?? '');
      await addMove(model, page);
    },
  },
  {
    name: "the story's Back",
    can: ({ story }, { index }) => story !== undefined && index > story.openedIn,
    act: async (model, hands) => {
      await hands.back();
      back(model);
    },
  },
  {
    name: 'leave the story',
    can: ({ story }) => story !== undefined,
    act: async (model, hands) => {
      await hands.leaveStory();
      const entry = entryOf(model);
      model.index = entry.story?.leavesTo ?? model.index;
      change(model, {
        ...entry,
        story: undefined,
        trades: entry.trades && { ...entry.trades, stands: false },
      });
    },
  },
  { name: 'skip to the figures', can: isPage, act: async (_, hands) => hands.skip() },
  {
    name: 'another language',
    can: hasFoot,
    act: async (model, hands) => {
      const { locale, route, paused, story, ...entry } = entryOf(model);
      const [other, name] = locale === 'en' ? (['de', 'Deutsch'] as const) : (['en', 'English'] as const);
      await hands.changeLanguage(name);
      const own = model.index + 1;
      add(model, {
        ...entry,
        route: 'dashboard',
        locale: other,
        paused,
        still: paused,
        trades: route === 'v' ? undefined : entry.trades,
        story: story && { ...story, openedIn: own, leavesTo: own },
      });
    },
  },
  {
    name: 'Back',
    can: (_, { index }) => index > 0,
    act: async (model, _, page) => {
      await page.goBack();
      back(model);
    },
  },
  {
    name: 'Forward',
    can: (_, { entries, index }) => index < entries.length - 1,
    act: async (model, _, page) => {
      await page.goForward();
      model.index += 1;
    },
  },
  {
    name: 'reload',
    act: async (_, __, page) => {
      await page.reload();
    },
  },
];

async function openStory(model: Model, hands: Hands) {
  await hands.openStory();
  addStory(model);
}

function addStory(model: Model) {
  const { index } = model;
  const story = { stage: 'intro', shows: 'own', openedIn: index + 1, leavesTo: index } as const;
  add(model, { ...entryOf(model), story });
}
