import { formatCount } from '@simulation/engine/format';
import { type Experiment, RUN_COUNTS, RUN_DURATIONS } from '@simulation/engine/runs';
import type { RefObject } from 'react';
import { type RunsTexts, runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { Button } from '../../../ui/Button/Button';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl';
import * as styles from './Runs.module.css';

/** The simulated time of a run in words. */
export function durationText(duration: Experiment['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

type RunsChoicesProps = {
  choice: Experiment;
  onChoose: (choice: Experiment) => void;
  onPlay: () => void;
  playButton: RefObject<HTMLButtonElement | null>;
};

/** Number and duration of the runs, and the button that plays them. */
export function RunsChoices({ choice, onChoose, onPlay, playButton }: RunsChoicesProps) {
  const texts = useTexts(runsTexts);
  const { locale } = useLanguage();
  return (
    <div className={`screen-only row ${styles.choices}`}>
      <SegmentedControl
        label={texts.countLabel}
        isNamed
        options={RUN_COUNTS.map((id) => ({ id, text: formatCount(id, locale) }))}
        chosen={choice.count}
        onChoose={(count) => onChoose({ ...choice, count })}
      />
      <SegmentedControl
        label={texts.durationLabel}
        isNamed
        options={RUN_DURATIONS.map((id) => ({ id, text: durationText(id, texts) }))}
        chosen={choice.duration}
        onChoose={(duration) => onChoose({ ...choice, duration })}
      />
      <Button ref={playButton} variant="solid" onClick={onPlay}>
        {texts.play}
      </Button>
    </div>
  );
}
