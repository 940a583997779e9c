import { slider, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import type { Cents, Market, Range } from '@simulation/engine';
import { formatGain, formatMoney } from '@simulation/engine/format';
import { resultDistribution } from '@simulation/engine/statistics';
import { type CSSProperties, useId } from 'react';
import { runsTexts } from '../../../texts/runs';
import * as styles from './Stage.module.css';
import { atCost, costIn } from './stageRuns';

type CostSliderProps = {
  /** With a cost within the range. */
  market: Market;
  costs: Range;
  /** What follows from the cost, to be heard with it in at most 80 characters. */
  median: Cents;
  counted: Readonly<Record<'ahead' | 'done', string>>;
  onChange: (cost: number) => void;
};

type Place = CSSProperties & Record<'--at', number>;

/** The one rule that a hand changes, with a notch where about half of the runs end with a gain. */
export function CostSlider({ market, costs: { from, to }, median, counted, onChange }: CostSliderProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const id = useId();
  const cost = formatMoney(costIn(market), locale);
  const half = resultDistribution(atCost(market, 0)).mean;
  const at = (amount: number): Place => ({ '--at': (amount - from) / (to - from) });
  return (
    <div className={`strong ${styles.cost}`}>
      <label htmlFor={id}>{texts.cost}</label>
      <output htmlFor={id} aria-hidden="true">
        {cost}
      </output>
      <input
        id={id}
        name="cost"
        type="range"
        className={slider.slider}
        min={from / 100}
        max={to / 100}
        step={0.01}
        value={costIn(market) / 100}
        aria-valuetext={fill(texts.spoken, { cost, median: formatGain(median, locale), ...counted })}
        style={at(costIn(market))}
        onChange={({ target }) => onChange(Math.round(Number(target.value) * 100))}
      />
      {half >= from && half <= to && (
        <p className={`axis ${styles.half}`} style={at(half)}>
          <span className="nowrap">{texts.half}</span>
        </p>
      )}
    </div>
  );
}
