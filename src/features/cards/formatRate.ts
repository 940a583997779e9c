import { formatPercent, formatSuccessRate } from '../../format';
import type { Locale } from '../../i18n';
import type { ScenarioName } from '../shared/scenario';

/** The rate of a scenario as text, from tenths of a percent. */
export function formatRate(tenths: number, scenario: ScenarioName, locale: Locale): string {
  return (scenario === 'market' ? formatPercent : formatSuccessRate)(tenths, locale);
}
