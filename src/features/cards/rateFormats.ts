import { formatPercent, formatSuccessRate, type PageCurrency } from '../../format';
import type { ScenarioName } from '../../store/react/scenario';

/** How the rate of a scenario is written, from tenths of a percent. */
export const rateFormats: Readonly<Record<ScenarioName, (tenths: number, currency: PageCurrency) => string>> =
  {
    rigged: formatSuccessRate,
    fair: formatPercent,
    script: formatSuccessRate,
  };
