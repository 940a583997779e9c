import { expect, type Locator, type Page } from '@playwright/test';

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

  /** Nothing covers the page's own label, or the label in the card, its corners included. */
  async expectLabelsSeen() {
    const { label, card } = await this.boxes();
    const top = await this.dialog.evaluate((dialog) => dialog.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(label.bottom);
    expect(label.top).toBeGreaterThanOrEqual(0);
    expect(card.top).toBeGreaterThanOrEqual(label.bottom);
    const copy = this.dialog.locator('[data-simulation-label]');
    const seen = await copy.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [
        [0.5, 0.5],
        [0.04, 0.2],
        [0.96, 0.2],
        [0.04, 0.8],
        [0.96, 0.8],
      ].every(([x = 0, y = 0]) =>
        element.contains(document.elementFromPoint(left + width * x, top + height * y)),
      );
    });
    expect(seen).toBe(true);
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
