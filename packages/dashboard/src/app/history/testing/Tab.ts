import type { Browser } from '../historyEntry';

/** The entries of one document have the same: a page that is loaded anew takes the place of the one before. */
type Document<Page> = {
  window?: PageWindow<Page> | undefined;
  page?: Page | undefined;
  lastShown?: Entry<Page>;
};
type Entry<Page> = { readonly state: unknown; readonly url: string; readonly document: Document<Page> };

/** The oldest entry goes for one more. */
const MOST_ENTRIES = 50;

/** Opens a page. `way` is how the browser came to it, as `NavigationActivation` names it. */
type Load<Page> = (window: Browser, way: string) => Promise<Page>;

/**
 * For tests: a tab of a browser with its history, as the standard has it. A step through it comes later, in `settle`.
 */
export class Tab<Page> {
  readonly entries: Entry<Page>[] = [];
  index = -1;
  /** How the browser answers a page that asks for another entry. */
  answer: 'takes it' | 'refuses with an error' | 'refuses without a word' = 'takes it';
  /** False in some sandboxed frames: these refuse a state that brings an address. */
  takesAddresses = true;
  /** Whether a page that was left lives on, to be shown again as it is. */
  keepsPages = true;
  readonly #steps: number[] = [];
  readonly #load: Load<Page>;
  readonly #isFramed: boolean;

  constructor(load: Load<Page>, isFramed = false) {
    this.#load = load;
    this.#isFramed = isFramed;
  }

  get entry(): Entry<Page> {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error(`The tab has no entry ${this.index}.`);
    return entry;
  }

  get page(): Page {
    const { page } = this.entry.document;
    if (page === undefined) throw new Error('The page has not opened.');
    return page;
  }

  /** A link to another document, or an address that is typed. */
  async open(url: string) {
    if (this.index >= 0) this.#leave();
    this.add({ state: null, url: new URL(url, 'https://site.test').href, document: {} });
    await this.#show('push');
  }

  /** The address in the bar is opened once more, in a browser that keeps the state. */
  async openAgain() {
    this.#leave();
    this.replace({ ...this.entry, document: {} });
    await this.#show('replace');
  }

  /**
   * A link within the page, or an end of the address that is typed: another entry, which nobody has written, or in its
   * place.
   */
  async openFragment(hash: string) {
    const { url, document } = this.entry;
    const opened = { state: null, url: new URL(hash, url).href, document };
    if (opened.url === url) this.replace(opened);
    else this.add(opened);
    await Promise.all(document.window?.tell('popstate') ?? []);
  }

  /** @param told the events that the page hears before: none, where it crashes */
  async reload(...told: readonly string[]) {
    for (const type of told) this.entry.document.window?.tell(type);
    this.entry.document.window = undefined;
    await this.#show('reload');
  }

  go(steps: number) {
    this.#steps.push(steps);
  }

  /** Until all steps are done and the pages have answered them. Steps that were asked for together come together. */
  async settle() {
    while (this.#steps.length > 0)
      // oxlint-disable-next-line no-await-in-loop -- an answer may ask for further steps
      await Promise.all(this.#steps.splice(0).map((steps) => this.#traverse(steps)));
  }

  /** Lets real time pass for the page that is shown. */
  wait(ms: number) {
    this.entry.document.window?.wait(ms);
  }

  add(entry: Entry<Page>) {
    this.index += 1;
    this.entries.splice(this.index, Number.POSITIVE_INFINITY, entry);
    if (this.entries.length <= MOST_ENTRIES) return;
    this.entries.shift();
    this.index -= 1;
  }

  replace(entry: Entry<Page>) {
    this.entries[this.index] = entry;
  }

  async #traverse(steps: number) {
    const entry = this.entries[this.index + steps];
    if (entry === undefined) return; // there is nothing to go to
    const { window, lastShown } = entry.document;
    const isSame = entry.document === this.entry.document;
    if (!isSame) this.#leave();
    this.index += steps;
    if (window === undefined) await this.#show('traverse');
    else if (isSame || entry !== lastShown) await Promise.all(window.tell('popstate'));
  }

  #leave() {
    const { document } = this.entry;
    for (const type of ['beforeunload', 'pagehide', 'visibilitychange']) document.window?.tell(type);
    document.lastShown = this.entry;
    if (!this.keepsPages || document.page === undefined) document.window = undefined;
  }

  async #show(way: string) {
    const { document } = this.entry;
    document.page = undefined;
    document.window = new PageWindow(this, document, this.#isFramed);
    document.page = await this.#load(document.window, way);
  }
}

/** The `window` of a page. Only on screen can it read and write the history, and does its time pass. */
class PageWindow<Page> implements Browser {
  readonly history: Browser['history'];
  readonly location: Browser['location'];
  readonly parent: unknown;
  readonly #listeners: [type: string, call: () => unknown][] = [];
  readonly #timers = new Map<number, { readonly call: () => void; readonly at: number }>();
  #now = 0;
  #lastTimer = 0;

  constructor(tab: Tab<Page>, document: Document<Page>, isFramed: boolean) {
    const gone = { state: null, url: 'about:blank', document };
    const own = () => {
      if (document.window !== this) return gone; // nobody sees what a page that is gone still does
      if (tab.entry.document !== document) throw new DOMException('Not on screen', 'SecurityError');
      return tab.entry;
    };
    const write = (isNew: boolean, state: unknown, url: string | URL | null | undefined) => {
      const before = own();
      if (url !== undefined && !tab.takesAddresses) throw new DOMException('Not here', 'SecurityError');
      if (isNew && tab.answer === 'refuses with an error') throw new DOMException('Asked too often');
      if (isNew && tab.answer === 'refuses without a word') return;
      const entry = { state: structuredClone(state), url: String(url ?? before.url), document };
      if (before === gone) return;
      if (isNew) tab.add(entry);
      else tab.replace(entry);
    };
    this.history = {
      get length() {
        return tab.entries.length;
      },
      get state() {
        return own().state;
      },
      pushState: (state, _, url) => write(true, state, url),
      replaceState: (state, _, url) => write(false, state, url),
      go: (steps = 0) => tab.go(steps),
    };
    this.location = {
      get href() {
        return own().url;
      },
    };
    this.parent = isFramed ? undefined : this;
  }

  addEventListener(type: string, call: () => unknown) {
    this.#listeners.push([type, call]);
  }

  setTimeout(call: () => void, ms: number) {
    this.#lastTimer += 1;
    this.#timers.set(this.#lastTimer, { call, at: this.#now + ms });
    return this.#lastTimer;
  }

  clearTimeout(timer: number | undefined) {
    if (timer !== undefined) this.#timers.delete(timer);
  }

  tell(type: string): readonly unknown[] {
    return this.#listeners.filter(([heard]) => heard === type).map(([, call]) => call());
  }

  wait(ms: number) {
    this.#now += ms;
    for (const [timer, { call, at }] of this.#timers) {
      if (at > this.#now) continue;
      this.#timers.delete(timer);
      call();
    }
  }
}
