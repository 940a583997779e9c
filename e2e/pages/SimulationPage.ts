import { expect, type Locator, type Page } from '@playwright/test';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

export type Row = { text: string; buy: number; sell: number | null; profit: number; uuid: string };

/** As the English page writes an amount. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const cents = (exact: string | null) => Math.round(Number(exact) * 100);

/** Page object of both pages. Money is read in whole cents. */
export class SimulationPage {
  readonly label: Locator;
  readonly cards: Locator;
  readonly rows: Locator;
  /** Of `/v`. */
  readonly startTrading: Locator;
  readonly overlay: Locator;
  readonly #loaded: string[] = [];

  constructor(readonly page: Page) {
    page.on('requestfinished', (request) => this.#loaded.push(request.url()));
    this.label = page.locator('[data-simulation-label]');
    this.cards = page.locator('main article');
    this.rows = page.locator('tbody tr:not([aria-hidden] tr)'); // without those that leave
    this.startTrading = page.getByRole('button', { name: 'Start Trading', exact: true });
    this.overlay = page.getByRole('dialog', { name: 'Analyzing The Market' });
  }

  /** Opens a page whose time stands still until the test lets it pass, and waits until it is rendered. */
  async open(path: string) {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(60_000); // real time passes until then, less than a test may take
    await this.visit(path);
  }

  /** Opens a page whose time is the real one, and waits until it is rendered and nothing moves. */
  async visit(path: string) {
    await this.page.goto(path);
    await this.settled();
  }

  /** Waits until the page is rendered and nothing moves. */
  async settled() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page.locator('html')).toHaveAttribute('data-settled', 'true');
  }

  /** Waits until the page is rendered and no request is left: it asks for the last ones once it is. */
  async fetched() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => this.#loaded.some((url) => url.includes('/Controls-'))).toBe(true);
    await this.page.waitForLoadState('networkidle');
  }

  /** Lets the page's time pass, in whole milliseconds. */
  async wait(ms: number) {
    await this.page.clock.runFor(ms);
  }

  /** Lets the page's time pass until so many trades have been in the list; the pace is at most three seconds. */
  async waitForTrades(count: number) {
    const seen = new Set<string>();
    for (let tries = 0; seen.size < count && tries < count * 12; tries += 1) {
      await this.wait(250);
      for (const { uuid } of await this.list()) seen.add(uuid);
    }
    expect(seen.size).toBeGreaterThanOrEqual(count);
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** The figure of a card as it is drawn. */
  figureOf(card: string): Locator {
    return this.card(card).locator('data').first();
  }

  async exactOf(card: string): Promise<string | null> {
    return this.figureOf(card).getAttribute('value');
  }

  /** The profit total, in cents, as it will be when all counting is done. */
  async total(card = 'Profit'): Promise<number> {
    return cents(await this.exactOf(card));
  }

  async count(card = 'Trades'): Promise<number> {
    return Number(await this.exactOf(card));
  }

  /** How far the bar of the overlay is. */
  async percent(): Promise<number> {
    return Number(await this.overlay.getByRole('progressbar').getAttribute('aria-valuenow'));
  }

  /** The rows of the list, once the page is rendered. */
  async list(): Promise<Row[]> {
    await this.page.locator('h1').first().waitFor({ state: 'attached' });
    const read = await this.rows.evaluateAll((rows) =>
      rows.map((row) => ({
        text: row.textContent ?? '',
        figures: Array.from(
          row.querySelectorAll('td:not(:first-child)'),
          (cell) => cell.querySelector('data')?.value,
        ),
      })),
    );
    return read.map(({ text, figures: [buy, sell, profit] }) => ({
      text,
      buy: cents(buy ?? null),
      sell: sell === undefined ? null : cents(sell),
      profit: cents(profit ?? null),
      uuid: UUID.exec(text)?.[0] ?? '',
    }));
  }

  /** Presses the first button with this name. */
  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  /** Tells the page that it is hidden, or visible again, as a browser does; its window is never really hidden. */
  async setHidden(hidden: boolean) {
    await this.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }

  /** Presses the Tab key again and again: the focus stays in the open dialog. */
  async expectFocusStaysInDialog() {
    for (let presses = 0; presses < 8; presses += 1) {
      await this.page.keyboard.press('Tab');
      const isOutside = await this.page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  }

  async expectNoSidewaysScroll() {
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
}
