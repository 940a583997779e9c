import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@simulation/engine/format';
import { specified } from '../../packages/site/src/i18n/specified';
import { readAddress } from '../../packages/site/src/visit/address/address';
import { sceneOf } from '../../packages/site/src/visit/address/scenes';
import { SimulationPage } from './SimulationPage';
import { Statistics } from './Statistics';

/** Columns of the lessons that are no card of the page, in either language. */
const WINNING = ['Winning trades', 'Gewonnene Geschäfte'];
const AVERAGE = ['Average', 'Mittel'];

/** A page that a lesson links to, and the figures on it as a reader copies them. */
export class LessonPage {
  private readonly dashboard: SimulationPage;
  private readonly locale: 'en' | 'de';

  constructor(
    private readonly page: Page,
    private readonly link: string,
  ) {
    this.dashboard = new SimulationPage(page);
    this.locale = link.startsWith('/de') ? 'de' : 'en';
  }

  /** Opens the link, and what its scene opens. */
  async open() {
    await this.dashboard.visit(this.link);
    await expect(this.dashboard.label.first()).toBeVisible();
    const { route, seed = '', scene } = readAddress(new URL(this.link, 'http://localhost'));
    const opened = sceneOf(scene, route, seed);
    if (opened?.dialog) await expect(this.page.getByRole('dialog')).toBeVisible();
    if (opened?.story) await expect(this.page.locator('[data-story]')).toBeVisible();
  }

  async read(name: string): Promise<string> {
    if (name === 'p') return this.probability();
    if (WINNING.includes(name)) return this.winningTrades();
    if (AVERAGE.includes(name)) return this.average();
    return (await this.dashboard.figureOf(name).innerText()).trim();
  }

  private async probability(): Promise<string> {
    const statistics = new Statistics(this.page, this.locale);
    await statistics.ready();
    return /\bp\s=\s([\d.,]*\d)/.exec(await statistics.section('drawn').innerText())?.[1] ?? '';
  }

  private async winningTrades(): Promise<string> {
    const statistics = new Statistics(this.page, this.locale);
    await statistics.open();
    await statistics.ready();
    const list = statistics.section('markets').getByRole('figure').nth(1).locator('table').first();
    const wins = (await list.locator('td').nth(3).innerText()).split('/')[0] ?? '';
    await this.page.keyboard.press('Escape');
    return wins.trim();
  }

  private async average(): Promise<string> {
    const { profit, trades } = specified[this.locale];
    const cents = (await this.dashboard.total(profit)) / (await this.dashboard.count(trades));
    return formatMoney(Math.round(cents), this.locale);
  }
}
