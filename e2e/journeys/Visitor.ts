import { type BrowserDriver, wait } from './browsers/BrowserDriver';
import { type Control, controls, type Look, look } from './inPage';

/** For what has to be fetched or computed first, such as a thousand runs on a busy machine (ms). */
export const PATIENCE_MS = 15_000;

/** How long something takes to close, on a busy machine (ms). */
const CLOSING_MS = 5_000;

/** Asks ten times a second until the answer is not empty, and waits for so many milliseconds in all. */
async function poll<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  for (let waited = 0; ; waited += 100) {
    const answer = await ask();
    if (answer || waited >= ms) return answer;
    await wait(100);
  }
}

/** A control that was to be used is not there any more, such as Cancel of what has just finished. */
export class ControlGone extends Error {
  constructor(
    readonly control: Control,
    message: string,
  ) {
    super(message);
  }
}

/** Somebody in front of a real browser, in real time. What is wrong is noted with what was done last. */
export class Visitor {
  readonly failures: string[] = [];

  constructor(
    readonly browser: BrowserDriver,
    private readonly site: string,
  ) {}

  /** Opens a page of the site and waits until its figures are there. */
  async open(path: string) {
    await this.browser.open(this.address(path));
    await this.until(
      `${path} shows figures and curve`,
      ({ cardsWithFigures, hasCurve, isLent, isErrorScreen }) =>
        (cardsWithFigures >= (isLent ? 1 : 3) && hasCurve) || isErrorScreen,
    );
  }

  /** The whole address of a path of the site. */
  address(path: string): string {
    return new URL(path, this.site).href;
  }

  /** Asks the page; while a press leads to another page there is none to ask, so that is tried again. */
  async ask<Result, Argument = undefined>(
    inPage: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.browser.evaluate(inPage, argument);
      } catch (error) {
        if (tries === 10) throw error;
        await wait(500);
      }
    }
  }

  look(): Promise<Look> {
    return this.ask(look);
  }

  async controls(): Promise<Control[]> {
    return (await this.ask(controls, null)).found;
  }

  /** Uses a control as its kind is used: presses it, types into it, moves it. */
  async use(control: Control) {
    const target = await this.findAtRest(control);
    if (target === null) throw new ControlGone(control, await this.nothingSays(control.name));
    const surfaces = new Set((await this.controls()).map(({ surface }) => surface));
    if (target.byKeyboard) await this.browser.press(control.kind === 'input:radio' ? 'Space' : 'Enter');
    else await this.browser.click(target.x, target.y);
    if (control.kind === 'input:range' || control.kind === 'div') await this.browser.press('ArrowLeft');
    if (control.kind === 'select') await this.browser.press('ArrowDown');
    if (/^(input:(text|number|search)|textarea)$/.test(control.kind)) {
      await this.browser.type('7');
      await this.browser.press('Tab');
    }
    if (control.opensDialog) await this.dialogOpens(control.name, surfaces);
  }

  /** Waits until a dialog is open that was not before: its chunk may have to be fetched. */
  private async dialogOpens(opener: string, before: ReadonlySet<string>) {
    const isOpen = async () => (await this.controls()).some(({ surface }) => !before.has(surface));
    if (!(await poll(PATIENCE_MS, isOpen)))
      this.failures.push(`${opener} opens no dialog within ${PATIENCE_MS} ms`);
  }

  /** Where a control is once it no longer moves: a panel slides in. */
  private async findAtRest(control: Control) {
    let before = await this.find(control, PATIENCE_MS);
    for (let tries = 0; before !== null && tries < 20; tries += 1) {
      await wait(100);
      const now = await this.find(control);
      if (now === null || (now.x === before.x && now.y === before.y)) return now;
      before = now;
    }
    return before;
  }

  /** Where a control is, as soon as it is there: what it lies in may still have to be fetched. */
  find(control: Control, within = 5_000) {
    return poll(within, async () => (await this.ask(controls, control)).target);
  }

  /** Presses the control that says this. */
  async press(name: string | RegExp) {
    const isWanted = (one: Control) =>
      typeof name === 'string' ? one.name === name.replace(/\s+/g, ' ') : name.test(one.name);
    const control = await poll(PATIENCE_MS, async () => (await this.controls()).find(isWanted));
    if (control === undefined) throw new Error(await this.nothingSays(name));
    await this.use(control);
  }

  private async nothingSays(name: string | RegExp) {
    const names = (await this.controls()).map((one) => one.name);
    return `No control says ${String(name)}; there are: ${names.join(' | ')}`;
  }

  /** Closes what lies over the page, down to as many surfaces as given, as long as Escape closes something. */
  async leave(atMost = 0): Promise<void> {
    const before = (await this.look()).surfaces;
    if (before <= atMost) return;
    await this.browser.press('Escape');
    const hasClosed = await poll(CLOSING_MS, async () => (await this.look()).surfaces < before);
    if (hasClosed) await this.leave(atMost);
  }

  /** Looks for a while, and notes what is wrong. A link to a late time opens when the run is computed up to it. */
  async watch(after: string, ms: number) {
    await wait(ms);
    await poll(PATIENCE_MS, async () => {
      const { cards, isErrorScreen, isDocument } = await this.look();
      return cards > 0 || isErrorScreen || isDocument;
    });
    await this.check(after);
  }

  async check(after: string) {
    const { withheld, cards, cardsWithFigures, total, count, isErrorScreen, isLent, isDocument, address } =
      await this.look();
    const asked = /[?&]scene=error(&|$)/.test(address); // that scene throws on purpose
    const hasFigures = !isErrorScreen && !isDocument;
    const complaints = this.browser.complaints.splice(0);
    const failures = [
      ...(withheld ? ['figures were withheld'] : []),
      // Before its first trade a fair run has no rate and no row; a total and a count are always there.
      ...(hasFigures && (total === null || (count === null && !isLent))
        ? [`${cardsWithFigures} of ${cards} cards show a figure`]
        : []),
      ...(isErrorScreen && !asked ? ['the error screen'] : []),
      ...(asked ? [] : complaints.map((said) => `the console said: ${said}`)),
    ];
    this.failures.push(...failures.map((fault) => `after ${after}: ${fault}`));
  }

  /** Whether something in the list or the total changes. */
  async goesOn(): Promise<boolean> {
    const before = await this.look();
    return poll(10_000, async () => {
      const now = await this.look();
      return now.total !== before.total || now.rows[0]?.uuid !== before.rows[0]?.uuid;
    });
  }

  /** Waits until the page is as expected; otherwise that is a fault. */
  async until(what: string, isSo: (page: Look) => boolean, within = PATIENCE_MS) {
    if (!(await poll(within, async () => isSo(await this.look()))))
      this.failures.push(`timed out after ${within} ms: ${what}`);
  }
}
