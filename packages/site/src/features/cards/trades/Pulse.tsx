import { PULSE_SLOTS, type Recorder } from '@simulation/engine';
import { fill } from '../../../i18n';
import { chartsTexts } from '../../../i18n/charts';
import { useTexts } from '../../../store/react/language';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import { useRecorded } from '../useRecorded';
import * as styles from './Pulse.module.css';

/** The shortest pace lets five trades into a slot of five seconds. */
const MAX_PER_SLOT = 5;

/** Width of a bar with its gap, and without, in units of the view box, which is stretched to its place. */
const SLOT_WIDTH = 10;
const BAR_WIDTH = 5;

const pulseOf = (recorder: Recorder) => recorder.pulse();

/** The number of recent trades as bars, the latest emphasized. */
export function Pulse() {
  const pulse = useRecorded(pulseOf);
  const texts = useTexts(chartsTexts);
  const scale = Math.max(MAX_PER_SLOT, ...pulse);
  const free = PULSE_SLOTS - pulse.length;
  const bar = (value: number, index: number) =>
    `M${(free + index) * SLOT_WIDTH} ${scale}v${-value}h${BAR_WIDTH}v${value}z`;
  return (
    <UnlessWithheld withReason>
      <div className={styles.bars}>
        <p aria-hidden="true">{texts.pulse}</p>
        <svg
          role="img"
          aria-label={fill(texts.pulseSpoken, {
            count: String(pulse.reduce((sum, count) => sum + count, 0)),
          })}
          viewBox={`0 0 ${(PULSE_SLOTS - 1) * SLOT_WIDTH + BAR_WIDTH} ${scale}`}
          preserveAspectRatio="none"
          className={styles.picture}
        >
          <path opacity={0.38} d={pulse.slice(0, -1).map(bar).join('')} />
          <path d={bar(pulse.at(-1) ?? 0, pulse.length - 1)} />
        </svg>
      </div>
    </UnlessWithheld>
  );
}
