import { expect, type Locator, type Page } from '@playwright/test';
import { seen } from '../honesty/seen';

type Box = { left: number; top: number; right: number; bottom: number };

/** The guided explanation of how such pages deceive. */
export class Explanation {
  readonly dialog: Locator;
  readonly heading: Locator;

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.dialog = page.getByRole('dialog', { name });
    this.heading = this.dialog.getByRole('heading', { level: 3 });
  }

  /** Where things are on screen; the outline is null while nothing is outlined. */
  async boxes(): Promise<{ label: Box; card: Box; outline: Box | null }> {
    return this.dialog.evaluate((dialog) => {
      const boxOf = (element: Element | null | undefined) => {
        if (!element) return null;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };
      return {
        label: boxOf(document.querySelector('.bar > [data-simulation-label]')) ?? nowhere,
        card: boxOf(dialog.lastElementChild) ?? nowhere,
        outline: boxOf(dialog.childElementCount > 1 ? dialog.firstElementChild : null),
      };
    });
  }

  /** Nothing covers the page's own label, or the label in the card. */
  async expectLabelsSeen() {
    const { label, card } = await this.boxes();
    const top = await this.dialog.evaluate((dialog) => dialog.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(label.bottom);
    expect(label.top).toBeGreaterThanOrEqual(0);
    expect(card.top).toBeGreaterThanOrEqual(label.bottom);
    await expect.poll(() => seen(this.page)).toBe('seen');
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
