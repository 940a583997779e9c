import { expect, type Locator, type Page } from '@playwright/test';

export const RUNS_WORDS = {
  '/': {
    title: 'Many runs',
    play: 'Play the runs',
    cancel: 'Cancel',
    rigged: 'Rigged feed',
    fair: 'Fair market',
    json: 'Fair market: save the runs as JSON',
    best: 'Open the best run',
    table: 'As a table',
  },
  '/de': {
    title: 'Viele Läufe',
    play: 'Läufe durchspielen',
    cancel: 'Abbrechen',
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

  /** The sentences about a market, each with the exact numbers in it. */
  async sentences(name: 'rigged' | 'fair'): Promise<{ text: string; numbers: number[] }[]> {
    const sentences = await this.market(name).getByRole('listitem').all();
    return Promise.all(
      sentences.map(async (sentence) => ({
        text: await sentence.innerText(),
        numbers: await exactNumbers(sentence),
      })),
    );
  }

  bestRun(name: 'rigged' | 'fair'): Locator {
    return this.market(name).getByRole('link', { name: this.words.best });
  }
}

async function exactNumbers(place: Locator): Promise<number[]> {
  const read = await place.locator('data').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  return read.map(Number);
}
