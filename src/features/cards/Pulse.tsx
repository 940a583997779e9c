import { PULSE_SLOTS } from '../../engine/equityHistory';
import { fill } from '../../i18n';
import { chartsTexts } from '../../i18n/charts';
import { useLanguage } from '../../store/react/language';
import { BarChart } from '../../ui/BarChart/BarChart';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { useEquityHistory } from './useEquityHistory';

/** The shortest pace lets five trades into a slot of five seconds. */
const MAX_PER_SLOT = 5;

/** How many trades came in lately. */
export function Pulse() {
  const { locale } = useLanguage();
  const { pulse } = useEquityHistory();
  const texts = chartsTexts[locale];
  return (
    <UnlessWithheld withReason>
      <BarChart
        caption={texts.pulse}
        spoken={fill(texts.pulseSpoken, { counts: pulse.join(', ') })}
        values={pulse}
        slots={PULSE_SLOTS}
        max={MAX_PER_SLOT}
      />
    </UnlessWithheld>
  );
}
