import type { Locator, Page } from '@playwright/test';

/** The curve of the total, and the chart of trades per five seconds. */
export class Curve {
  readonly group: Locator;
  readonly slider: Locator;
  readonly pulse: Locator;
  /** The line of the curve. */
  readonly ink: Locator;

  constructor(page: Page) {
    this.group = page.getByRole('group', { name: 'Simulated total since the start' });
    this.slider = this.group.getByRole('slider');
    // After the area below it. A second pair, empty in the rigged feed, is where the total is below that of the start.
    this.ink = this.group.locator('svg > g > path').nth(1);
    this.pulse = page.getByRole('img', { name: /^Trades in the last simulated minute/ });
  }

  /** The current point as a screen reader says it: its time and its total. */
  async heard(): Promise<string> {
    return (await this.slider.getAttribute('aria-valuetext')) ?? '';
  }
}
