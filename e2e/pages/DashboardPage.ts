import { SimulationPage } from './SimulationPage';

/** Route A. */
export class DashboardPage extends SimulationPage {
  /** Waits trade by trade; the pace is at most three seconds. */
  async waitForTrades(count: number) {
    const seen = new Set<string>();
    for (let tries = 0; seen.size < count && tries < count * 12; tries += 1) {
      await this.wait(250);
      for (const { uuid } of await this.list()) seen.add(uuid);
    }
    return [...seen];
  }
}
