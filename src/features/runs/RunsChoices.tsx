import { RUN_COUNTS, RUN_DURATIONS, type RunsQuestion } from '../../engine/runs/question';
import { formatCount } from '../../format';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { durationText } from './durationText';
import * as styles from './Runs.module.css';
import { timeInWords } from './timeInWords';
import { useEstimate } from './useEstimate';

type RunsChoicesProps = {
  choice: RunsQuestion;
  isCounting: boolean;
  onChoose: (choice: RunsQuestion) => void;
  onCount: () => void;
  texts: RunsTexts;
};

const MILLION = 1_000_000;

/** How many runs, how long each, and the button that counts them; before much work it says how long that takes. */
export function RunsChoices({ choice, isCounting, onChoose, onCount, texts }: RunsChoicesProps) {
  const { currency } = useLanguage();
  const estimate = useEstimate(isCounting ? null : choice);
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <p aria-hidden="true">{texts.countLabel}</p>
        <SegmentedControl
          label={texts.countLabel}
          options={RUN_COUNTS.map((count) => ({
            id: `${count}` as const,
            text: formatCount(count, currency),
          }))}
          chosen={`${choice.count}`}
          onChoose={(id) =>
            onChoose({ ...choice, count: RUN_COUNTS.find((count) => `${count}` === id) ?? choice.count })
          }
        />
      </div>
      <div className={styles.choice}>
        <p aria-hidden="true">{texts.durationLabel}</p>
        <SegmentedControl
          label={texts.durationLabel}
          options={RUN_DURATIONS.map((duration) => ({
            id: `${duration}` as const,
            text: durationText(duration, texts),
          }))}
          chosen={`${choice.duration}`}
          onChoose={(id) =>
            onChoose({
              ...choice,
              duration: RUN_DURATIONS.find((duration) => `${duration}` === id) ?? choice.duration,
            })
          }
        />
      </div>
      <Button variant="solid" onClick={onCount}>
        {texts.count}
      </Button>
      <p role="status" className={styles.estimate}>
        {estimate !== null &&
          fill(estimate.seconds === null ? texts.estimating : texts.estimate, {
            trades: formatCount(estimate.trades / MILLION, currency),
            time: estimate.seconds === null ? '' : timeInWords(estimate.seconds, texts),
          })}
      </p>
    </div>
  );
}
