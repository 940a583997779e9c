import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../boxes';
import { seen } from '../honesty/seen';

/** The guided explanation of how such pages deceive. */
export class Explanation {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly card: Locator;
  /** Around the element that is explained; before the card, and only while there is one. */
  readonly outline: Locator;
  /** The label of the page, not that in the card. */
  readonly label: Locator;

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.dialog = page.getByRole('dialog', { name });
    this.heading = this.dialog.getByRole('heading', { level: 3 });
    this.card = this.dialog.locator('> :last-child');
    this.outline = this.dialog.locator('> :not(:last-child)');
    this.label = page.locator('.bar > [data-simulation-label]');
  }

  /** Nothing covers the page's own label, or the label in the card. */
  async expectLabelsSeen() {
    const label = await boxOf(this.label);
    expect(label.y).toBeGreaterThanOrEqual(0);
    for (const part of [this.dialog, this.card])
      expect((await boxOf(part)).y).toBeGreaterThanOrEqual(label.y + label.height);
    await expect.poll(() => seen(this.page)).toBe('seen');
  }
}
