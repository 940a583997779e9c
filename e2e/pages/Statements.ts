import { expect, type Locator, type Page } from '@playwright/test';
import { everyDialog } from './everyDialog';

/** A sentence that the page says, and where: what was opened, and the heading that it stands under. */
export type Statement = { readonly place: string; readonly text: string };

/** Elements with a text of their own, and attributes that are read aloud. */
const TEXTS = 'h1, h2, h3, p, dt, dd, th, td, li, label, summary, legend, figcaption, button, strong, span';
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title'];

/** Opens whatever can be opened on a page and reads all of it. */
export class Statements {
  /** Each once. */
  private readonly found = new Map<string, Statement>();

  constructor(private readonly page: Page) {}

  /** The page itself, each popover, each dialog and each step of a dialog. */
  async readAll(): Promise<readonly Statement[]> {
    const { page } = this;
    await this.read(page.locator('#root'), 'page');
    for (const button of await page.locator('button[popovertarget]').all()) {
      const name = (await button.getAttribute('aria-label')) ?? '';
      await this.figuresShown();
      await button.click();
      const popover = page.locator('[popover]:popover-open');
      await expect(popover.getByRole('table')).toBeVisible(); // what is in it is loaded when it is asked for
      await this.read(popover, name);
      await page.keyboard.press('Escape');
    }
    await this.figuresShown();
    for await (const { name, dialog } of everyDialog(page)) await this.readDialog(dialog, name);
    return [...this.found.values()].filter(({ text }) => text !== '');
  }

  private async readDialog(dialog: Locator, name: string) {
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    // What is said of the runs once a guess is passed over.
    const guess = dialog.locator('[data-guess]').getByRole('button').first();
    if ((await guess.count()) > 0) {
      await expect(dialog.locator('[data-runs-done="1000"]')).toBeVisible({ timeout: 30_000 });
      await guess.click();
    }
    const closed = dialog.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    const next = dialog.getByRole('button', { name: /^(Next|Weiter)$/ });
    for (let step = 1; step < 20; step += 1) {
      await this.read(dialog, name);
      if (!(await next.isVisible())) return;
      await next.click();
    }
    throw new Error(`${name} has no end.`);
  }

  private async figuresShown() {
    await expect(this.page.locator('main data').first()).toBeVisible();
  }

  private async read(root: Locator, opened: string) {
    const texts = await root.evaluate(
      (element, [selector, spoken]) => {
        const headingOf = (part: Element) => {
          const section = part.closest('section, article, figure, [role=group]');
          return section?.querySelector('h2, h3, figcaption, strong')?.textContent ?? '';
        };
        const own = [...element.querySelectorAll(selector)].flatMap((part) =>
          part.checkVisibility() && !part.closest('[aria-hidden=true]')
            ? [[headingOf(part), part.textContent] as const]
            : [],
        );
        const attributes = spoken.flatMap((name) =>
          [...element.querySelectorAll(`[${name}]`)].map(
            (part) => [headingOf(part), part.getAttribute(name) ?? ''] as const,
          ),
        );
        return [...own, ...attributes];
      },
      [TEXTS, SPOKEN] as const,
    );
    for (const [heading, text] of texts)
      for (const sentence of text.split(/(?<=[.!?])\s+(?=[\p{Lu}„“])/u)) {
        const said = { place: heading ? `${opened} > ${heading}` : opened, text: sentence.trim() };
        this.found.set(`${said.place}\n${said.text}`, said);
      }
  }
}
