import { ENGINE_VERSION, type Session } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { createSessionStore } from '../../store/createSessionStore';
import { known, loadTourRules, openTour, STOPS, stopOf, tour, tourAt } from '../../testing/tour';
import { readAddress } from '../../visit/address/address';
import { type DialogName, sheetOf } from '../../visit/dialogs';
import { fieldsOf, isWhole } from '../../visit/fieldsOf';
import { type Intent, next, withDialog } from '../../visit/next';
import { linkSeed } from '../../visit/pageLink';
import { parseVisit } from '../../visit/parseVisit';
import { entryBeneath, isPlaying, shownPlay, shownRun, type Visit } from '../../visit/visit';
import { openScene } from '../openScene';
import { startHistory } from './history';
import { type Browser, openEntry, readEntry } from './historyEntry';
import { readVisit, type VisitChunks } from './readVisit';
import { Tab } from './testing/Tab';

/** Whether chunks come no more. */
let isOffline = false;

const chunks: VisitChunks = {
  isDialog: known.isDialog,
  openScene: (visit) => openScene(visit, [tour], loadTourRules),
  /** Its chunk takes a while. */
  parseVisit: async (...written) => {
    await new Promise(isOffline ? () => {} : setImmediate);
    return parseVisit(...written, known);
  },
};

/** The page at an address, as `startPage` opens it. */
async function load(window: Browser, way: string) {
  const address = readAddress(new URL(window.location.href));
  const entry = openEntry(window, way);
  const visit = await readVisit(window, entry, address, chunks);
  const store = createSessionStore(visit);
  const goBack = startHistory(window, store, visit, chunks);
  // Where the visitor has gone on meanwhile, the page follows.
  const isOnTheWay = () => (readEntry(window).index ?? visit.entry) !== store.getState().visit.entry;
  for (let turn = 0; turn < 1_000 && isOnTheWay(); turn += 1) await new Promise(setImmediate);
  return { store, goBack };
}

type Page = Awaited<ReturnType<typeof load>>;

const ADDRESSES = {
  'no run': '/?speed=10',
  run: '/?seed=first&t=20&name=Ada',
  still: '/?seed=first&t=20&still=1&theme=dark',
  scene: '/?seed=first&scene=first-trade',
  sheet: '/?seed=first&scene=controls-run',
  tour: '/?seed=first&t=20&scene=tour-2',
  'another version': `/?seed=first&t=20&engine=${ENGINE_VERSION + 1}`,
  '/v': '/v?seed=first&amount=500',
};

/** What is on screen, apart from the theme, which goes along with the visitor, and from dialogs. */
function seen({ address, run, play, extra }: Visit) {
  return {
    address: { ...address, theme: undefined },
    run,
    play,
    extra: extra && { name: extra.name, position: extra.position, play: extra.play },
  };
}

type Remembered = {
  readonly seen: ReturnType<typeof seen>;
  /** Of the tour: the entry that its first page is in, and the one that it is left for. */
  readonly tour?: { readonly opened: number; readonly leavesTo: number } | undefined;
  /** It was left within a second: only this page knows how the run was played in it. */
  readonly knownTo?: Page | undefined;
  /** Another entry was added after it: from then on its address names its run. */
  readonly isLeft?: boolean;
  readonly dialog?: DialogName | undefined;
  /** The entry beneath the dialogs that have added this one; without it, it is none of a dialog. */
  readonly beneath?: number | undefined;
};

const depthOf = (dialog: DialogName | undefined) => dialog?.split('/').length ?? 0;

/** The visit that the address in the bar opens elsewhere. */
async function copyOf({ entry }: Tab<Page>): Promise<Visit> {
  const copy = new Tab(load);
  await copy.open(entry.url);
  return copy.page.store.getState().visit;
}

/** Somebody who remembers each entry as it was left. */
class Visitor {
  readonly tab: Tab<Page>;
  readonly isFramed: boolean;
  #entries: Remembered[] = [];
  #at = -1;
  #session: Session | undefined;

  constructor(isFramed: boolean) {
    this.isFramed = isFramed;
    this.tab = new Tab(load, isFramed);
  }

  get visit() {
    return this.tab.page.store.getState().visit;
  }
  get #entry(): Remembered {
    const entry = this.#entries[this.#at];
    if (entry === undefined) throw new Error(`There is no entry ${this.#at}.`);
    return entry;
  }
  get tour() {
    return this.#entry.tour;
  }
  get canGoBack() {
    return this.tour !== undefined && this.#beneath > this.tour.opened;
  }
  /** Whether an entry is that of a dialog. */
  isOver = () => this.#entry.beneath !== undefined;
  get #beneath() {
    return this.#entry.beneath ?? this.#at;
  }
  has = (steps: number) => !this.isFramed && this.#entries[this.#at + steps] !== undefined;

  /** Opens an address in a new entry. */
  async open(address: string) {
    await this.tab.open(address);
    this.#add({ seen: seen(this.visit) });
    this.#begin();
    expect(this.tour !== undefined, 'the scene of the address').toBe(address.includes('scene=tour'));
  }

  async openAgain() {
    const isNamed = new URL(this.tab.entry.url).searchParams.has('seed');
    await this.tab.openAgain();
    this.#begin();
    const fresh = await copyOf(this.tab);
    if (isNamed) expect(seen(this.visit)).toEqual(seen(fresh));
  }

  /** Does something in the present entry. */
  stay(intent: Intent) {
    const expected = next(this.visit, intent);
    this.tab.page.store.dispatch(intent);
    this.#change({ ...this.#entry, seen: seen(expected) });
  }

  openDialog(dialog: DialogName) {
    const expected = next(this.visit, { type: 'openDialog', dialog });
    this.tab.page.store.dispatch({ type: 'openDialog', dialog });
    const { tour, dialog: before } = this.#entry;
    const isNew = this.isFramed || this.tab.answer === 'takes it';
    if (isNew && depthOf(dialog) > depthOf(before))
      this.#add({ seen: seen(expected), tour, dialog, beneath: this.#beneath });
    else this.#change({ ...this.#entry, seen: seen(expected), dialog });
  }

  closeDialog() {
    const expected = next(this.visit, { type: 'closeDialog' });
    this.tab.page.store.dispatch({ type: 'closeDialog' });
    const { tour, dialog, beneath } = this.#entry;
    const left = depthOf(dialog) > 1 ? sheetOf(dialog) : undefined;
    this.#at = Math.min(this.#at, this.#beneath + depthOf(left));
    const stays = this.#at === beneath ? { beneath: undefined } : { beneath };
    this.#change({ ...this.#entry, ...stays, seen: seen(expected), tour, dialog: left, knownTo: undefined });
  }

  /** Does something that the visitor can take back, where the browser lets it. */
  enter(intent: Intent) {
    const expected = next(this.visit, intent);
    const closed = seen(withDialog(this.visit, undefined));
    const before = this.#beneath;
    const ofDialog = this.#at > before;
    const isNew = ofDialog || this.isFramed || this.tab.answer === 'takes it';
    const own = isNew ? before + 1 : before;
    const { tour = { opened: own, leavesTo: before } } = this;
    this.tab.page.store.dispatch(intent);
    const entry = {
      seen: seen(expected),
      tour: expected.extra && (intent.type === 'openRun' ? { ...tour, leavesTo: own } : tour),
    };
    if (ofDialog) {
      // In the place of the dialog. What was open over it has no entry beneath any more.
      this.#at = own;
      this.#entries = this.#entries.map((other, at) =>
        at > own && other.beneath === before ? { ...other, beneath: undefined } : other,
      );
      this.#change(entry);
    } else if (isNew) {
      this.#change({ ...this.#entry, seen: closed, dialog: undefined, isLeft: !this.isFramed });
      this.#add(entry);
    } else this.#change(entry);
  }

  leaveTour() {
    this.#leave();
    const { seen, tour } = this.#entry;
    this.tab.page.store.dispatch({ type: 'leaveExtra' });
    this.#at = tour?.leavesTo ?? this.#at;
    this.#change({ seen: { ...seen, extra: undefined } });
  }

  back() {
    this.#leave();
    this.tab.page.goBack();
    this.#arrive(this.#beneath - 1);
  }

  /** @param times how often, one after the other at once */
  go(steps: number, isAtOnce = false, times = 1) {
    this.#leave(isAtOnce);
    for (let time = 0; time < times; time += 1) this.tab.go(steps);
    this.#arrive(this.#at + steps * times);
  }

  #arrive(at: number) {
    const { seen, tour } = this.#entry;
    const before = this.#beneath;
    this.#at = at;
    // Where dialogs alone have opened or closed, what is beneath them has gone on.
    if (this.#beneath === before) this.#change({ ...this.#entry, seen, tour, knownTo: undefined });
  }

  #leave(isAtOnce = false) {
    if (!isAtOnce) this.tab.wait(1_000);
    this.#change({ ...this.#entry, knownTo: isAtOnce ? this.tab.page : undefined });
  }

  /** The entry that the browser adds is a copy of the present one. */
  async openFragment(hash: string) {
    this.#leave();
    const isAdded = !this.tab.entry.url.endsWith(hash);
    const entry = this.#entry;
    await this.tab.openFragment(hash);
    expect(this.tab.entry.url.endsWith(hash), this.tab.entry.url).toBe(true);
    if (isAdded) this.#add({ ...entry, isLeft: false });
  }

  async reload(...told: readonly string[]) {
    const { dialog } = this.visit;
    await this.tab.reload(...told);
    expect(this.visit.dialog).toBe(dialog);
    // In a frame the page alone knew what was before.
    const { tour } = this.#entry;
    if (this.isFramed && tour) this.#change({ ...this.#entry, tour: { ...tour, opened: this.#at } });
  }

  /** Lets real time pass, as the driver does it. */
  live(ms: number) {
    const { store } = this.tab.page;
    if (isPlaying(this.visit)) store.tick(ms);
    this.tab.wait(ms);
    this.#change({ ...this.#entry, seen: seen(this.visit) });
  }

  /** All is as it is remembered, and the browser says the same. */
  async look() {
    await this.tab.settle();
    const { visit, tab } = this;
    const { knownTo = tab.page } = this.#entry;
    if (knownTo !== tab.page) this.#change({ ...this.#entry, seen: seen(visit), knownTo: undefined });
    expect(seen(visit)).toEqual(this.#entry.seen);
    expect(visit.dialog).toBe(this.#entry.dialog);
    expect(entryBeneath(visit) > (visit.extra?.openedIn ?? visit.entry), 'the Back of the tour').toBe(
      this.canGoBack,
    );
    const { session } = tab.page.store.getState();
    if (visit.run.route === 'dashboard' && session !== this.#session)
      expect(session).toEqual(sessionAt(shownRun(visit), shownPlay(visit).at));
    this.#session = session;
    expect([tab.index, tab.entries.length], 'the history of the browser').toEqual(
      this.isFramed ? [0, 1] : [this.#at, this.#entries.length],
    );
    const isLink = new URL(tab.entry.url).searchParams.has('seed');
    expect(isLink || !this.#entry.isLeft, tab.entry.url).toBe(true);
    if (!isLink || !tab.takesAddresses) return;
    const opened = await copyOf(tab);
    const seed = linkSeed(visit);
    expect(opened.run, tab.entry.url).toEqual({ ...visit.run, seed });
    const { unread, scene } = opened.address; // a seed that could not be read has a name now
    expect(opened.address, tab.entry.url).toEqual({ ...visit.address, seed, unread, scene });
    expect(opened.extra && stopOf(opened.extra.position), tab.entry.url).toBe(
      visit.extra && stopOf(visit.extra.position),
    );
    expect(shownRun(opened).seed, tab.entry.url).toBe(shownRun(visit).seed);
    if (visit.dialog === undefined) expect(opened.dialog, tab.entry.url).toBeUndefined();
  }

  #begin() {
    const at = this.#at;
    const { extra, dialog } = this.visit;
    this.#change({ seen: seen(this.visit), tour: extra && { opened: at, leavesTo: at }, dialog });
  }

  #add(entry: Remembered) {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), entry];
    this.#at += 1;
  }

  #change(entry: Remembered) {
    const { seen, tour, beneath } = entry;
    this.#entries[this.#at] = entry;
    if (beneath === undefined) return;
    // What is beneath a dialog goes on; its entry cannot be written meanwhile.
    const knownTo = this.tab.page;
    this.#entries = this.#entries.map((other, at) =>
      at >= beneath && at < this.#at ? { ...other, seen, tour, knownTo } : other,
    );
  }
}

/** What a visitor can do. What cannot be done at the moment is left out. */
const ACTIONS: Readonly<Record<string, (visitor: Visitor) => void | Promise<void>>> = {
  'open the run one': (visitor) => openRun(visitor, 'one'),
  'open the run two': (visitor) => openRun(visitor, 'two'),
  pause: (visitor) => visitor.stay({ type: 'pause', paused: true }),
  resume: (visitor) => visitor.stay({ type: 'pause', paused: false }),
  'speed 10': (visitor) => visitor.stay({ type: 'setSpeed', speed: 10 }),
  'jump on': (visitor) => visitor.stay({ type: 'jump', at: shownPlay(visitor.visit).at + 7_003 }),
  rewind: (visitor) => visitor.stay({ type: 'jump', at: 2_001 }),
  'two seconds': (visitor) => visitor.live(2_000),
  'Start Trading': (visitor) => {
    visitor.tab.page.store.startTrading();
    visitor.live(1_300);
  },
  'choose a theme': (visitor) => visitor.stay({ type: 'forgetTheme' }),
  'open the brochure': (visitor) => openDialog(visitor, 'brochure'),
  'open the sheet': (visitor) => openDialog(visitor, 'run'),
  'open the ticket': (visitor) => {
    openDialog(visitor, 'run'); // its button is there
    openDialog(visitor, 'run/ticket');
  },
  'close a dialog': (visitor) => visitor.closeDialog(),
  'open the tour': (visitor) => {
    // There is none on `/v`, and none within the tour.
    if (visitor.visit.run.route !== 'v' && !visitor.tour) visitor.enter(openTour);
  },
  'go on in the tour': (visitor) => goOn(visitor, 1),
  'skip a stop of the tour': (visitor) => goOn(visitor, 2),
  'begin the tour again': (visitor) => {
    if (visitor.tour) goTo(visitor, STOPS.own);
  },
  "the tour's Back": (visitor) => {
    if (visitor.canGoBack) visitor.back();
  },
  'leave the tour': (visitor) => {
    if (visitor.tour) visitor.leaveTour();
  },
  'leave the tour and open the run two at once': (visitor) => {
    if (!visitor.tour) return;
    visitor.leaveTour();
    openRun(visitor, 'two');
  },
  'a link within the page': async (visitor) => {
    if (!visitor.isFramed) await visitor.openFragment('#figures');
  },
  'another link within the page': async (visitor) => {
    if (!visitor.isFramed) await visitor.openFragment('#list');
  },
  Back: (visitor) => {
    if (visitor.has(-1)) visitor.go(-1);
  },
  Forward: (visitor) => {
    if (visitor.has(1)) visitor.go(1);
  },
  'Back twice at once': (visitor) => {
    if (visitor.has(-2)) visitor.go(-1, false, 2);
  },
  'pause and Back at once': (visitor) => {
    if (!visitor.has(-1)) return;
    visitor.stay({ type: 'pause', paused: true });
    visitor.go(-1, true);
  },
  reload: (visitor) => visitor.reload('beforeunload', 'pagehide'),
  'reload in a browser that ignores the last event': (visitor) => visitor.reload('beforeunload'),
  'reload without a question': (visitor) => visitor.reload('pagehide'),
  'the phone ends the hidden page': (visitor) => visitor.reload('visibilitychange'),
  'the page crashes a second later': (visitor) => {
    visitor.tab.wait(1_000);
    return visitor.reload();
  },
  'another page of the site': (visitor) => {
    if (!visitor.isFramed) return visitor.open('/de?seed=first&t=20&speed=10');
  },
  'the address once more': (visitor) => {
    // A tour after it would be left for another page; what is beneath a dialog would have gone on on a page that is
    // gone.
    if (!visitor.has(1) && !visitor.isOver()) return visitor.openAgain();
  },
  'the browser keeps no page': ({ tab }) => {
    tab.keepsPages = false;
  },
  'the browser takes entries': ({ tab }) => {
    tab.answer = 'takes it';
  },
  'the browser refuses entries with an error': ({ tab, isFramed }) => {
    if (!isFramed) tab.answer = 'refuses with an error';
  },
  'the browser refuses entries without a word': ({ tab, isFramed }) => {
    if (!isFramed) tab.answer = 'refuses without a word';
  },
};

/** From the ticket leads no way to another dialog but back. */
function openDialog(visitor: Visitor, dialog: DialogName) {
  if (depthOf(visitor.visit.dialog) <= depthOf(dialog)) visitor.openDialog(dialog);
}

function openRunIn({ page: { store } }: Visitor['tab'], seed: string) {
  store.dispatch({ type: 'openRun', address: { ...store.getState().visit.address, seed } });
}

function openRun(visitor: Visitor, seed: string) {
  visitor.enter({ type: 'openRun', address: { ...visitor.visit.address, seed } });
}

/** To a stop of the tour, which keeps its seed; at its beginning it takes that of the page. */
function goTo(visitor: Visitor, stop: number) {
  const { extra, run } = visitor.visit;
  const position = tourAt(stop, extra?.position.seed ?? run.seed);
  visitor.enter({ type: 'moveExtra', position, isStep: true });
}

/** From the last stop it goes on at the first. */
function goOn(visitor: Visitor, stops: number) {
  const { extra } = visitor.visit;
  if (!visitor.tour || !extra) return;
  const next = stopOf(extra.position) + stops;
  goTo(visitor, next > STOPS.young ? STOPS.own : next);
}

async function play(address: string, names: readonly string[], isFramed = false, takesAddresses = true) {
  const visitor = new Visitor(isFramed);
  visitor.tab.takesAddresses = takesAddresses;
  await visitor.open(address);
  await visitor.look();
  for (const name of names) {
    const act = ACTIONS[name];
    if (act === undefined) throw new Error(`Nobody can "${name}".`);
    await act(visitor);
    await visitor.look();
  }
  return visitor;
}

/** What once went wrong: with which address the visit began, and what the visitor did. */
const WENT_WRONG: Readonly<Record<string, `${keyof typeof ADDRESSES}: ${string}`>> = {
  'a run that is opened in the tour stays': 'tour: open the run one, leave the tour',
  'Back brings the run and the name of its address': 'tour: open the run one, Back, leave the tour',
  'Back to another run in the tour: it is left for that one':
    'run: open the run one, open the tour, go on in the tour, open the run two, Back, leave the tour',
  'the Back of a tour that is opened again':
    "run: open the tour, go on in the tour, leave the tour, open the tour, go on in the tour, the tour's Back",
  'the Back of the tour after a reload': "run: open the tour, go on in the tour, reload, the tour's Back",
  'the tour leaves no entries behind':
    'run: open the run one, open the tour, go on in the tour, leave the tour, Back',
  'the address is that of the stop in the tour, and of the run once it is left':
    'tour: go on in the tour, leave the tour, open the tour, leave the tour, two seconds, reload',
  'a sheet of the address that was closed is no more in it': 'sheet: close a dialog, two seconds, reload',
  'nor one that another run was opened from': 'sheet: open the run one, Back',
  'nor one over which a ticket was open': 'sheet: open the ticket, close a dialog, close a dialog',
  'a paused run stays paused': 'run: pause, open the run one, open the brochure, Back',
  'another version plays nothing, and a new run leaves it':
    'another version: two seconds, open the run one, two seconds',
  'the tour beside a link of another version':
    'another version: open the tour, go on in the tour, two seconds, go on in the tour, two seconds, go on in the tour, two seconds, go on in the tour, two seconds, leave the tour',
  'a new run ends the stillness of a link': 'still: open the run one, two seconds',
  'the moment is that of the visit, not of its scene': 'scene: jump on, reload',
  'a tour that was left just before Back stays left':
    'run: open the tour, open the run one, leave the tour, pause and Back at once, reload, Forward',
  'Back closes a dialog, and time has gone on':
    'run: open the brochure, two seconds, Back, Forward, reload, Back',
  'Back closes one dialog after the other':
    'run: open the sheet, open the ticket, Back, two seconds, reload, Back',
  'a dialog that is closed is no step of Back': 'run: open the run one, open the sheet, close a dialog, Back',
  'a run takes the place of the dialog that it was chosen in':
    'no run: open the sheet, open the run one, Back',
  'a dialog in the tour closes before a step of the tour':
    'run: open the tour, go on in the tour, open the brochure, Back, Forward, close a dialog, Back',
  'a sheet that the address opens closes in its entry':
    'sheet: open the ticket, Back, close a dialog, two seconds',
  'a dialog whose entry is refused with an error opens and closes':
    'run: open the run one, the browser refuses entries with an error, open the sheet, open the ticket, close a dialog, close a dialog, Back',
  'a dialog whose entry is refused without a word opens and closes':
    'run: open the run one, the browser refuses entries without a word, open the sheet, open the ticket, close a dialog, close a dialog, Back',
  'a run that was rewound in the controls, and another that is chosen there':
    'run: open the sheet, pause, rewind, open the run one, Back',
  'Back past a dialog at once, and Forward to what it was over':
    'no run: another page of the site, open the sheet, two seconds, Back twice at once, Forward',
  'a theme that is chosen in a dialog, and a run that takes its place':
    'still: open the sheet, choose a theme, open the run one, Back',
  'a dialog in the place of another, left at once':
    'no run: open the brochure, open the sheet, pause and Back at once, the page crashes a second later, Forward',
  'a pause in a dialog that a run takes the place of, and Forward to it after a reload':
    'no run: open the ticket, pause, open the run one, reload without a question, Forward',
  'a speed that is set over two dialogs, which a run takes the place of, and Forward to the first':
    'run: open the ticket, a link within the page, speed 10, open the run one, Forward',
  'a theme that is chosen after Back': 'no run: open the run one, Back, choose a theme',
  'a theme that is chosen in the tour': 'still: open the tour, choose a theme, leave the tour',
  'Back, and again before the page is there':
    'no run: the browser keeps no page, open the run one, another page of the site, Back twice at once',
  'Back to the tour after a reload, and on before it is there':
    'run: open the run one, open the tour, go on in the tour, go on in the tour, reload, Back, reload, Back twice at once',
  'Back to the tour, and again before it is there':
    'tour: open the run one, the browser keeps no page, another page of the site, Back twice at once',
  'entries that are refused with an error are not counted':
    'run: another page of the site, the browser refuses entries with an error, open the tour, go on in the tour, two seconds, leave the tour, open the run one, the browser takes entries, open the tour, go on in the tour, reload, leave the tour, Back',
  'a link within the page in the tour, which is left then':
    'run: open the tour, go on in the tour, a link within the page, go on in the tour, leave the tour, two seconds, reload',
  'a link within the page beside a dialog, which closes then':
    'run: open the run one, open the sheet, a link within the page, reload, close a dialog, Back',
  'the same link within the page twice, and another':
    'run: a link within the page, a link within the page, open the tour, another link within the page, reload, leave the tour, Back',
  'another run in the tour: what is on screen is what its address opens':
    "run: open the tour, go on in the tour, go on in the tour, go on in the tour, open the run one, go on in the tour, begin the tour again, the tour's Back, leave the tour, open the tour",
  'entries that are refused without a word are not counted':
    'run: another page of the site, the browser refuses entries without a word, open the tour, go on in the tour, two seconds, leave the tour, open the run one, the browser takes entries, open the tour, go on in the tour, reload, leave the tour, Back',
};

it.each(Object.entries(WENT_WRONG))('%s (%s)', async (_, visit) => {
  const [start = '', actions = ''] = visit.split(': ');
  await play(new Map(Object.entries(ADDRESSES)).get(start) ?? '', actions.split(', '));
});

it.each([
  ['/?name=Ada&amp;amount=500&amp;trades=5', /\?name=Ada&amount=500&trades=5&seed=[^&]+$/],
  ['/?seed=&amount=500', /\?amount=500&seed=[^&]+$/],
  [`/?amount=500&seed=${'x'.repeat(150)}`, /\?amount=500&seed=[^&x][^&]+$/],
  ['/?name=Ada.', /\?name=Ada&seed=[^&]+$/],
  ['/course/lesson.html?seed=7#v/other.html', /\/course\/lesson\.html\?seed=7#v\/other\.html$/],
])(
  'the address that is left behind at %s leads to the run that was left, as the page had read it',
  async (opened, left) => {
    for (const isChosenInSheet of [false, true]) {
      const visitor = new Visitor(false);
      await visitor.open(opened);
      const { run } = visitor.visit;
      if (isChosenInSheet) visitor.openDialog('run');
      openRun(visitor, 'two');
      visitor.go(-1);
      await visitor.look();
      expect(visitor.tab.entry.url).toMatch(left);
      expect((await copyOf(visitor.tab)).run).toEqual(run);
    }
  },
);

// E003
it('two visits without a seed differ; the same link shows the same run', async () => {
  const visit = async (address: string) => (await play(address, [])).tab.page.store.getState();
  expect((await visit('/')).session).not.toEqual((await visit('/')).session);
  const seven = await visit('/?seed=7&t=90');
  expect(await visit('/?seed=7&t=90')).toEqual(seven);
  expect((await visit('/?seed=8&t=90')).session.account).not.toEqual(seven.session.account);
});

/** Rewrites what the browser keeps, as another version of the site or another script would have written it. */
function rewrite(tab: Visitor['tab'], change: (state: string) => string) {
  for (const [at, entry] of tab.entries.entries())
    tab.entries[at] = { ...entry, state: JSON.parse(change(JSON.stringify(entry.state))) };
}

it('a stop of the tour that the next version of the site does not have is closed beside the run of the address, also after Back', async () => {
  const { tab } = await play(ADDRESSES.run, [
    'open the tour',
    ...new Array<string>(3).fill('go on in the tour'),
  ]);
  rewrite(tab, (state) => state.replaceAll(/"stop":[23]/g, '"stop":"of another version"'));
  await tab.reload();
  for (const entry of [4, 3]) {
    const { visit } = tab.page.store.getState();
    expect(visit).toMatchObject({ entry, run: { seed: 'first' }, extra: undefined });
    tab.go(-1);
    await tab.settle();
  }
  expect(tab.page.store.getState().visit.extra?.position.scene).toBe('tour-1');
});

const start = fc.constantFrom(...Object.values(ADDRESSES));

/** Values of another version, or of a fault, in the place of one of ours. */
const anyValue = fc.constantFrom<unknown>(undefined, null, -1, 0.5, 3, '', 'gone', true, [], {}, [null], {
  at: 5,
});

/** A state with another value at one place of it. */
function withValueAt(state: unknown, place: readonly number[], value: unknown): unknown {
  if (typeof state !== 'object' || state === null) return value;
  const keys = Object.keys(state);
  const [at = 0, ...rest] = place;
  const key = keys[at % keys.length];
  if (key === undefined || place.length === 0) return value;
  const changed: unknown = withValueAt(new Map(Object.entries(state)).get(key), rest, value);
  return Array.isArray(state)
    ? state.map((each: unknown, index) => (String(index) === key ? changed : each))
    : { ...state, [key]: changed };
}

it('whatever an entry holds after a deploy, the page opens with figures of this version, and the history is written on', () =>
  fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { maxLength: 8 }),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
      anyValue,
      async (address, names, place, value) => {
        const { tab } = await play(address, names);
        tab.answer = 'takes it';
        for (const [at, entry] of tab.entries.entries()) {
          const changed = fieldsOf(withValueAt(entry.state, place, value));
          // No version gives two entries one place.
          tab.entries[at] = { ...entry, state: isWhole(changed.index) ? { ...changed, index: at } : changed };
        }
        await tab.reload();
        await tab.settle();
        const { visit, session } = tab.page.store.getState();
        const position = visit.extra?.position ?? tourAt(STOPS.beginning);
        const { shown } = position;
        expect(position).toEqual(tourAt(stopOf(position), position.seed));
        if (shown) expect(shownPlay(visit).maxReached).toBeLessThanOrEqual(shown.until);
        if (visit.run.route === 'dashboard')
          expect(session).toEqual(sessionAt(shownRun(visit), shownPlay(visit).at));
        tab.page.store.dispatch({ type: 'openDialog', dialog: 'brochure' });
        await tab.settle();
        openRunIn(tab, 'three');
        await tab.settle();
        tab.wait(1_000);
        expect(linkSeed(tab.page.store.getState().visit), tab.entry.url).toBe(
          new URL(tab.entry.url).searchParams.get('seed'),
        );
        await tab.reload();
        expect(tab.page.store.getState().visit.run.seed).toBe('three');
        tab.go(-1);
        await tab.settle();
        expect(tab.page.store.getState().visit.run.seed).not.toBe('three');
      },
    ),
    { examples: [['/?seed=first&t=20&engine=4', [], [4, 18, 0], 3]] }, // a moment of a link of another version
  ));

it.each([ENGINE_VERSION - 1, ENGINE_VERSION + 1, undefined])(
  'a visit that version %s of the engine has played goes on with other figures, and that is known until another run is opened',
  async (engine) => {
    const { tab } = await play(ADDRESSES.run, ['open the run one', 'pause', 'jump on', 'two seconds']);
    rewrite(tab, (state) =>
      state.replace(/"engine":\d+/, engine === undefined ? '"no":0' : `"engine":${engine}`),
    );
    await tab.reload();
    const { visit } = tab.page.store.getState();
    expect(visit).toMatchObject({ run: { seed: 'one' }, play: { at: 7_003 } });
    const playedBy = engine ?? 2; // up to version 2 entries did not say it
    expect(visit.playedBy).toBe(playedBy === ENGINE_VERSION ? undefined : playedBy);
    openRunIn(tab, 'two');
    expect(tab.page.store.getState().visit.playedBy).toBeUndefined();
  },
);

it('an entry of format 8, which was written before this one, keeps its place, and opens what its address says', async () => {
  const { tab } = await play(ADDRESSES.run, ['open the run one', 'open the run two']);
  for (const [entry, { url, document }] of tab.entries.entries())
    tab.entries[entry] = { url, document, state: { format: 8, visit: { entry } } };
  await tab.reload();
  expect(tab.page.store.getState().visit).toMatchObject({ run: { seed: 'two' }, entry: 2 });
  tab.go(-1);
  await tab.settle();
  expect(tab.page.store.getState().visit).toMatchObject({ run: { seed: 'one' }, entry: 1 });
});

it('without a network Back and Forward lead to what this page has shown, and close what is open', async () => {
  const { tab } = await play(ADDRESSES.run, ['open the run one', 'open the tour', 'go on in the tour']);
  onTestFinished(() => {
    isOffline = false;
  });
  isOffline = true;
  const { store } = tab.page;
  store.dispatch({ type: 'openDialog', dialog: 'brochure' });
  const seenAt = async (steps: number) => {
    tab.go(steps);
    await tab.settle();
    const { dialog, extra, run } = store.getState().visit;
    return [dialog, extra?.position.scene, run.seed];
  };
  expect(await seenAt(-1)).toEqual([undefined, 'tour-1', 'one']);
  expect(await seenAt(1)).toEqual(['brochure', 'tour-1', 'one']);
  expect(await seenAt(-4)).toEqual([undefined, undefined, 'first']);
  expect(await seenAt(3)).toEqual([undefined, 'tour-1', 'one']);
});

it('a tour that has added more entries than a browser keeps is left in the present one', async () => {
  const { tab } = await play(ADDRESSES.run, ['open the tour']);
  const { store } = tab.page;
  for (let step = 0; step < 30; step += 1)
    for (const position of [tourAt(STOPS.own, 'first'), tourAt(STOPS.beginning)])
      store.dispatch({ type: 'moveExtra', position, isStep: true });
  store.dispatch({ type: 'leaveExtra' });
  await tab.settle();
  expect(tab.entry.url).not.toContain('tour');
  await tab.reload();
  expect(tab.page.store.getState().visit).toMatchObject({ run: { seed: 'first' }, extra: undefined });
});

it.each(['{"format":1,"visit":{}}', '"theirs"', 'null'])(
  'an entry in which another version or script has written %s opens what its address says',
  async (state) => {
    const { tab } = await play(ADDRESSES.run, ['open the run one', 'pause', 'jump on']);
    rewrite(tab, () => state);
    await tab.reload();
    const { run, play: played } = tab.page.store.getState().visit;
    expect([run.seed, played.at, played.paused]).toEqual(['one', 0, false]);
  },
);

it('Back to an entry that this version cannot read opens what its address says', async () => {
  const { tab } = await play(ADDRESSES.run, ['open the run one']);
  rewrite(tab, (state) => state.replace('"format":', '"format":-'));
  await tab.reload();
  tab.go(-1);
  await tab.settle();
  const { visit } = tab.page.store.getState();
  expect(visit).toMatchObject({ run: { seed: 'first' }, play: { at: 20_000 }, entry: 0 });
  expect(tab.entry.url).toContain('seed=first');
});

const names = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { maxLength: 40, size: 'max' });

it('whatever a visitor does in whatever order, each entry is found again as it was left, and its address opens its run', () =>
  fc.assert(fc.asyncProperty(start, names, async (...visit) => void (await play(...visit)))));

it('the same in a frame, where nothing is added to the history of the page around it', () =>
  fc.assert(
    fc.asyncProperty(
      start,
      names,
      fc.constant(true),
      fc.boolean(),
      async (...visit) => void (await play(...visit)),
    ),
    { numRuns: 50 },
  ));
