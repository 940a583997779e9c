import { expect, type Locator, type Page } from '@playwright/test';
import { doorTexts } from '../../src/texts/doors';
import { statisticsTexts } from '../../src/texts/statistics';
import { openStatistics } from './openStatistics';

/** The numbers of a place as programs read them, in order. */
export async function exactNumbers(place: Locator): Promise<number[]> {
  const read = await place.locator('data').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  return read.map(Number);
}

/** Opens the sections of the statistics that begin closed. */
async function openSections(dialog: Locator) {
  const closed = dialog.locator('section > details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The dialog of the statistics. */
export class Statistics {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly locale: 'en' | 'de' = 'en',
  ) {
    this.dialog = page.getByRole('dialog', { name: doorTexts[locale].statistics });
  }

  /** Opens it from the controls. */
  open(): Promise<void> {
    return openStatistics(this.page);
  }

  section(name: 'run' | 'drawn' | 'expected' | 'never' | 'reality'): Locator {
    return this.dialog.getByRole('region', {
      name: statisticsTexts[this.locale][`${name}Title`],
      exact: true,
    });
  }

  /** Waits until the replay is finished and drawn. */
  async ready() {
    await expect(this.section('expected')).toBeVisible({ timeout: 60_000 });
    await expect(this.dialog.getByRole('progressbar')).toBeHidden();
    await openSections(this.dialog);
  }

  /** The bins of the histogram as its table has them: from, to, counted, expected. */
  async bins(): Promise<number[][]> {
    const drawn = this.section('drawn');
    await expect(drawn.getByRole('table')).toBeVisible();
    const rows = await drawn.locator('tbody tr').all();
    return Promise.all(rows.map(exactNumbers));
  }
}
