import type { Locator, Page } from '@playwright/test';

/** The curve of the total. */
export class Curve {
  readonly group: Locator;
  readonly slider: Locator;
  /** The line of the curve. */
  readonly ink: Locator;

  constructor(page: Page) {
    this.group = page.getByRole('group', { name: 'Simulated total' });
    this.slider = this.group.getByRole('slider');
    // A second one, empty in the rigged feed, is where the total is below that of the start.
    this.ink = this.group.locator('svg > g > path').first();
  }

  /** The current point as a screen reader says it: its time and its total. */
  async heard(): Promise<string> {
    return (await this.slider.getAttribute('aria-valuetext')) ?? '';
  }
}
