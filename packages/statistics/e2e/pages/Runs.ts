import { expect, type Locator, type Page } from '@playwright/test';
import { runsTexts } from '../../src/texts/runs';

/** The section of the statistics about many runs. */
export class Runs {
  readonly dialog: Locator;
  /** With the number of runs that it shows. */
  readonly figure: Locator;

  constructor(
    private readonly page: Page,
    private readonly locale: 'en' | 'de' = 'en',
  ) {
    this.dialog = page.getByRole('dialog');
    this.figure = page.locator('[data-runs-done]');
  }

  /** All runs are played and drawn. */
  async played(runs: number) {
    await expect(this.figure).toHaveAttribute('data-runs-done', String(runs), { timeout: 60_000 });
    await expect(this.page.locator('html')).toHaveAttribute('data-settled', 'true');
  }

  /** Passes the guess over. */
  reveal() {
    return this.choose(runsTexts[this.locale].pass);
  }

  /** Opens what is for lecturers. */
  async unfold() {
    await this.dialog.getByText(runsTexts[this.locale].lecturers, { exact: true }).click();
  }

  choose(name: string) {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** How many runs of a market end with a gain. */
  gains(name: 'rigged' | 'fair' | 'rare-loss'): Locator {
    return this.page.locator(`[data-gain-runs="${name}"]`);
  }

  /** Draws a guess with the mouse: up, and level to the end. */
  async draw() {
    const box = await this.dialog.getByRole('slider').first().boundingBox();
    if (box === null) throw new Error('There is nothing to draw on.');
    const at = (right: number, down: number) =>
      [box.x + box.width * right, box.y + box.height * down] as const;
    await this.page.mouse.move(...at(0.05, 0.7));
    await this.page.mouse.down();
    await this.page.mouse.move(...at(0.4, 0.5), { steps: 5 });
    await this.page.mouse.move(...at(0.7, 0.4), { steps: 5 });
    await this.page.mouse.up();
  }

  /** The rows of the figures for lecturers, once all runs are played. */
  async figures(): Promise<string[]> {
    await expect(this.dialog.getByRole('button', { name: runsTexts[this.locale].saveRuns })).toBeVisible();
    const rows = await this.dialog.getByRole('table').first().getByRole('row').all();
    return Promise.all(rows.map(async (row) => (await row.innerText()).replace(/\s+/g, ' ')));
  }
}
