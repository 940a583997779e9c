import {
  Checkbox,
  marketName,
  SegmentedControl,
  useLanguage,
  useLink,
  useTexts,
} from '@simulation/dashboard';
import { type MarketName, type Run, runParameters } from '@simulation/engine';
import { type Experiment, RUN_DURATIONS } from '@simulation/engine/runs';
import { runsTexts } from '../../../texts/runs';
import { BESIDE, marketBeside } from './stageRuns';
import { durationText } from './stageText';

/** What a hand has set. */
export type StageSetting = {
  /** Of the market beside the rigged one. */
  readonly name: MarketName;
  /** Of a trade in it, in cents, once a hand was on it. */
  readonly cost?: number;
  readonly duration: Experiment['duration'];
  /** Whether the plot shows that market up close, or both. */
  readonly isNear: boolean;
};

type StageControlsProps = {
  /** In the market that is shown. */
  run: Run;
  /** As the page opened it. */
  opened: Run;
  setting: StageSetting;
  onSet: (change: Partial<StageSetting>) => void;
};

/** What a hand can choose beside the cost, and links that keep what is set. */
export function StageControls({ run, opened, setting, onSet }: StageControlsProps) {
  const language = useLanguage();
  const texts = useTexts(runsTexts);
  const toPage = useLink();
  const parameters = runParameters(run);
  return (
    <>
      <div className="screen-only row">
        <Checkbox checked={setting.isNear} onChange={(isNear) => onSet({ isNear })}>
          {texts.near}
        </Checkbox>
        <SegmentedControl
          label={texts.besideLabel}
          options={BESIDE.map((id) => ({ id, text: marketName(marketBeside(opened, id), language) }))}
          chosen={setting.name}
          onChoose={(name) => onSet({ name })}
        />
        <SegmentedControl
          label={texts.durationLabel}
          options={RUN_DURATIONS.map((id) => ({ id, text: durationText(id, texts) }))}
          chosen={setting.duration}
          onChoose={(duration) => onSet({ duration })}
        />
      </div>
      <p className="screen-only row loose">
        <a className="target" href={toPage('dashboard', parameters)}>
          {texts.open}
        </a>
        <a className="target" href={toPage('dashboard', { ...parameters, scene: 'runs' })}>
          {texts.keep}
        </a>
      </p>
    </>
  );
}
