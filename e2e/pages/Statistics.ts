import { expect, type Locator, type Page } from '@playwright/test';
import { exactNumbers } from './SimulationPage';

export const WORDS = {
  '/': {
    door: 'The statistics behind it',
    panel: 'Controls',
    drawn: 'What was drawn',
    expected: 'What was expected',
    never: 'Why the rigged feed can never lose',
    reality: 'Claimed and real',
    markets: /^Rigged feed and (?:fair|custom) market$/,
  },
  '/de': {
    door: 'Die Statistik dahinter',
    panel: 'Steuerung',
    drawn: 'Was gezogen wurde',
    expected: 'Was zu erwarten war',
    never: 'Warum gezinkte Geschäfte nie verlieren',
    reality: 'Behauptet und wirklich',
    markets: /^Gezinkt und (?:fair|angepasster Markt) im Vergleich$/,
    simulated: 'Simuliert',
    csv: 'Als CSV speichern',
  },
} as const;

/** The dialog of the statistics. */
export class Statistics {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly words: (typeof WORDS)[keyof typeof WORDS],
  ) {
    this.dialog = page.getByRole('dialog', { name: words.door });
  }

  section(name: 'drawn' | 'expected' | 'never' | 'reality' | 'markets'): Locator {
    return this.dialog.getByRole('region', { name: this.words[name] });
  }

  /** Waits until the replay is finished and drawn. */
  async ready() {
    await expect(this.section('markets')).toBeVisible({ timeout: 60_000 });
    await expect(this.dialog.getByRole('progressbar')).toBeHidden();
  }

  /** The bins of the histogram as its table has them: from, to, counted, expected. */
  async bins(): Promise<number[][]> {
    const drawn = this.section('drawn');
    await drawn.locator('summary').click();
    await expect(drawn.getByRole('table')).toBeVisible();
    const rows = await drawn.locator('tbody tr').all();
    return Promise.all(rows.map(exactNumbers));
  }

  /** Rigged feed, then the market: start, since the start, total, gains, trades, win rate, costs. */
  async market(index: 0 | 1): Promise<number[]> {
    return exactNumbers(this.section('markets').getByRole('figure').nth(index).locator('dl'));
  }
}
