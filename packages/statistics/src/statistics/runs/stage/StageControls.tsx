import {
  Checkbox,
  marketName,
  SegmentedControl,
  useLanguage,
  useLink,
  useTexts,
} from '@simulation/dashboard';
import { type Market, type MarketName, type Run, runParameters } from '@simulation/engine';
import { type Experiment, RUN_DURATIONS } from '@simulation/engine/runs';
import { runsTexts } from '../../../texts/runs';
import { durationText } from './stageText';

/** What a hand has set. */
export type StageSetting = {
  /** Of the market beside the rigged one, and the cost of a trade in it, in cents. */
  readonly name: MarketName;
  readonly cost: number;
  readonly duration: Experiment['duration'];
  /** Whether the plot shows that market up close, or both. */
  readonly isNear: boolean;
};

type StageControlsProps = {
  run: Run;
  markets: readonly Market[];
  /** The one that is shown. */
  market: Market;
  setting: StageSetting;
  onSet: (change: Partial<StageSetting>) => void;
};

/** What a hand can choose beside the cost, and links that keep what is set. */
export function StageControls({ run, markets, market, setting, onSet }: StageControlsProps) {
  const language = useLanguage();
  const texts = useTexts(runsTexts);
  const toPage = useLink();
  const parameters = runParameters({ ...run, market });
  return (
    <>
      <div className="screen-only row">
        <Checkbox checked={setting.isNear} onChange={(isNear) => onSet({ isNear })}>
          {texts.near}
        </Checkbox>
        <SegmentedControl
          label={texts.besideLabel}
          options={markets.map((each) => ({ id: each.name, text: marketName(each, language) }))}
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
        <a href={toPage('dashboard', parameters)}>{texts.open}</a>
        <a href={toPage('dashboard', { ...parameters, scene: 'runs' })}>{texts.keep}</a>
      </p>
    </>
  );
}
