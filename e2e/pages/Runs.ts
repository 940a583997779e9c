import { expect, type Locator, type Page } from '@playwright/test';
import { runsTexts } from '../../packages/site/src/i18n/runs';
import { exactNumbers } from './SimulationPage';

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

  /** The part of a market. */
  market(name: 'rigged' | 'fair'): Locator {
    return this.figure.getByRole('figure').nth(name === 'rigged' ? 0 : 1);
  }

  /** The exact numbers in each sentence about a market. */
  async sentences(name: 'rigged' | 'fair'): Promise<number[][]> {
    return Promise.all((await this.market(name).getByRole('listitem').all()).map(exactNumbers));
  }
}
