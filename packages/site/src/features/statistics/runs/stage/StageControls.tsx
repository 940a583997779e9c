import { type Market, type MarketName, type Range, type Run, runParameters } from '@simulation/engine';
import { formatAverage, formatShare } from '@simulation/engine/format';
import { type Experiment, RUN_DURATIONS } from '@simulation/engine/runs';
import { resultDistribution } from '@simulation/engine/statistics';
import { fill } from '../../../../i18n';
import { runsTexts } from '../../../../i18n/runs';
import { useLanguage, useTexts } from '../../../../store/react/language';
import { SegmentedControl } from '../../../../ui/SegmentedControl/SegmentedControl';
import { useLink } from '../../../shared/links';
import { marketName, marketText } from '../../../shared/marketText';
import { CostSlider } from './CostSlider';
import * as styles from './Stage.module.css';
import { atCost, costIn, keepUpShare } from './stageRuns';
import type { Lens } from './stageScale';
import { durationText } from './stageText';

/** What a hand has set. */
export type StageSetting = {
  /** Of the market beside the rigged one, and the cost of a trade in it, in cents. */
  readonly name: MarketName;
  readonly cost: number;
  readonly duration: Experiment['duration'];
  readonly lens: Lens;
};

type StageControlsProps = {
  run: Run;
  markets: readonly Market[];
  /** The one that is shown. */
  market: Market;
  costs: Range;
  setting: StageSetting;
  /** What follows from the cost, in few words. */
  spoken: string;
  onSet: (change: Partial<StageSetting>) => void;
};

/** What a hand can change, the rule that follows, and links that keep it. */
export function StageControls({ run, markets, market, costs, setting, spoken, onSet }: StageControlsProps) {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(runsTexts);
  const toPage = useLink();
  const { mean } = resultDistribution(market);
  const parameters = runParameters({ ...run, market });
  return (
    <>
      {'cost' in market ? (
        <CostSlider
          cost={costIn(market)}
          costs={costs}
          half={resultDistribution(atCost(market, 0)).mean}
          spoken={spoken}
          onChange={(cost) => onSet({ cost, lens: 'near' })}
        />
      ) : (
        <p className={`strong ${styles.cost}`}>{marketText(texts.noCost, market, language)}</p>
      )}
      <p className={styles.rule}>
        {fill(texts.rule, {
          mean: (mean > 0 ? '+' : '') + formatAverage(mean, locale),
          keep: formatShare(keepUpShare(market), locale),
        })}
      </p>
      <div className="screen-only row">
        <SegmentedControl
          label={texts.lens}
          options={(['both', 'near'] as const).map((id) => ({ id, text: texts[id] }))}
          chosen={setting.lens}
          onChoose={(lens) => onSet({ lens })}
        />
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
