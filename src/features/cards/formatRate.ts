import { formatPercent, formatSuccessRate, type PageCurrency } from '../../format';
import { rateTitleOf, type ScenarioName } from '../shared/scenario';

/** The rate of a scenario as text, from tenths of a percent. */
export function formatRate(tenths: number, scenario: ScenarioName, currency: PageCurrency): string {
  return (rateTitleOf(scenario) === 'winRate' ? formatPercent : formatSuccessRate)(tenths, currency);
}
