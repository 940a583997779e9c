import { expect, type Locator, type Page } from '@playwright/test';
import { exactNumbers } from './SimulationPage';

export const RUNS_WORDS = {
  '/': {
    play: 'Play the runs',
    cancel: 'Cancel',
    json: 'Fair market: save the runs as JSON',
    best: 'Open the best run',
  },
  '/de': {
    title: 'Viele Läufe',
    rigged: 'Gezinkt',
    fair: 'Fairer Markt',
    json: 'Fairer Markt: Läufe als JSON speichern',
    best: 'Den besten Lauf öffnen',
    table: 'Als Tabelle',
  },
} as const;

type Words = (typeof RUNS_WORDS)[keyof typeof RUNS_WORDS];

/** The section of the statistics about many runs, in a reader's words. */
export class Runs {
  readonly dialog: Locator;
  /** With the number of runs that it shows. */
  readonly figure: Locator;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {
    this.dialog = page.getByRole('dialog');
    this.figure = page.locator('[data-runs-done]');
  }

  /** All runs are played and drawn. */
  async played(runs: number) {
    await expect(this.figure).toHaveAttribute('data-runs-done', String(runs), { timeout: 60_000 });
    await expect(this.page.locator('html')).toHaveAttribute('data-settled', 'true');
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

  bestRun(name: 'rigged' | 'fair'): Locator {
    return this.market(name).getByRole('link', { name: this.words.best });
  }
}
