import type { Locator, Page } from '@playwright/test';
import { SimulationPage } from './SimulationPage';

/** Route B, `/v`. */
export class VPage extends SimulationPage {
  readonly startTrading: Locator;
  readonly overlay: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    super(page);
    this.startTrading = page.getByRole('button', { name: 'Start Trading', exact: true });
    this.overlay = page.getByRole('dialog', { name: 'Analyzing The Market' });
    this.progress = this.overlay.getByRole('progressbar');
  }

  async percent(): Promise<number> {
    return Number(await this.progress.getAttribute('aria-valuenow'));
  }
}
