import { slider, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import type { Cents, Market } from '@simulation/engine';
import { formatGain, formatMoney } from '@simulation/engine/format';
import { resultDistribution } from '@simulation/engine/statistics';
import { type CSSProperties, useId } from 'react';
import { runsTexts } from '../../../texts/runs';
import * as styles from './Stage.module.css';
import { atCost, costIn } from './stageRuns';

type CostSliderProps = {
  market: Market;
  /** In cents, as is the cost that is chosen. */
  max: number;
  /** What follows from the cost, to be heard with it in at most 80 characters. */
  median: Cents;
  counted: Readonly<Record<'ahead' | 'done', string>>;
  onChange: (cost: number) => void;
};

/** The one rule that a hand changes, with a notch where about half of the runs end with a gain. */
export function CostSlider({ market, max, median, counted, onChange }: CostSliderProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const id = useId();
  const cost = formatMoney(costIn(market), locale);
  const half = resultDistribution(atCost(market, 0)).mean;
  const at = (amount: number): CSSProperties & Record<'--at', number> => ({ '--at': amount / max });
  return (
    <>
      <p className="row ends strong">
        <label htmlFor={id}>{texts.cost}</label>
        <output htmlFor={id} aria-hidden="true" className="title">
          {cost}
        </output>
      </p>
      <input
        id={id}
        name="cost"
        type="range"
        className={slider.slider}
        min={0}
        max={max / 100}
        step={0.01}
        value={costIn(market) / 100}
        aria-valuetext={fill(texts.spoken, { cost, median: formatGain(median, locale), ...counted })}
        style={at(costIn(market))}
        onChange={({ target }) => onChange(Math.round(Number(target.value) * 100))}
      />
      {half >= 0 && half <= max && (
        <p className={`axis ${styles.half}`} style={at(half)}>
          <span>{texts.half}</span>
        </p>
      )}
    </>
  );
}
