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

type StageControlsProps = {
  run: Run;
  markets: readonly Market[];
  /** The one that is shown. */
  market: Market;
  costs: Range;
  duration: Experiment['duration'];
  lens: Lens;
  /** What follows from the cost, in few words. */
  spoken: string;
  onCost: (cost: number) => void;
  onName: (name: MarketName) => void;
  onDuration: (duration: Experiment['duration']) => void;
  onLens: (lens: Lens) => void;
};

/** What a hand can change, the rule that follows, and links that keep it. */
export function StageControls({
  run,
  markets,
  market,
  costs,
  duration,
  lens,
  spoken,
  ...on
}: StageControlsProps) {
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
          onChange={on.onCost}
        />
      ) : (
        <p className={styles.cost}>{marketText(texts.noCost, market, language)}</p>
      )}
      <p className={styles.rule}>
        {fill(texts.rule, {
          mean: (mean > 0 ? '+' : '') + formatAverage(mean, locale),
          keep: formatShare(keepUpShare(market), locale),
        })}
      </p>
      <div className={`screen-only row ${styles.choices}`}>
        <SegmentedControl
          label={texts.lens}
          options={[
            { id: 'both', text: texts.both },
            { id: 'near', text: texts.near },
          ]}
          chosen={lens}
          onChoose={on.onLens}
        />
        <SegmentedControl
          label={texts.beside.label}
          options={markets.map((each) => ({ id: each.name, text: marketName(each, language) }))}
          chosen={market.name}
          onChoose={on.onName}
        />
        <SegmentedControl
          label={texts.durationLabel}
          options={RUN_DURATIONS.map((id) => ({ id, text: durationText(id, texts) }))}
          chosen={duration}
          onChoose={on.onDuration}
        />
      </div>
      <p className={`screen-only row ${styles.links}`}>
        <a href={toPage('dashboard', parameters)}>{texts.open}</a>
        <a href={toPage('dashboard', { ...parameters, scene: 'runs' })}>{texts.keep}</a>
      </p>
    </>
  );
}
