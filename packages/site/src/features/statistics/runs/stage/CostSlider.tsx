import type { Cents, Range } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { type CSSProperties, useId } from 'react';
import { runsTexts } from '../../../../i18n/runs';
import { useLanguage, useTexts } from '../../../../store/react/language';
import * as slider from '../../../../ui/Slider/Slider.module.css';
import * as styles from './Stage.module.css';

type CostSliderProps = {
  /** Cents, within the range. */
  cost: Cents;
  costs: Range;
  /** Where about half of the runs end with a gain; it may be outside of the range. */
  half: number;
  /** The cost and what follows from it: at most 80 characters. */
  spoken: string;
  onChange: (cost: number) => void;
};

type Place = CSSProperties & Record<'--at', number>;

/** The one rule that a hand changes. */
export function CostSlider({ cost, costs: { from, to }, half, spoken, onChange }: CostSliderProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const id = useId();
  const at = (amount: number): Place => ({ '--at': (amount - from) / (to - from) });
  return (
    <div className={`strong ${styles.cost}`}>
      <label htmlFor={id}>{texts.cost}</label>
      <output htmlFor={id} aria-hidden="true">
        {formatMoney(cost, locale)}
      </output>
      <input
        id={id}
        name="cost"
        type="range"
        className={slider.slider}
        min={from / 100}
        max={to / 100}
        step={0.01}
        value={cost / 100}
        aria-valuetext={spoken}
        style={at(cost)}
        onChange={({ target }) => onChange(Math.round(Number(target.value) * 100))}
      />
      {half >= from && half <= to && (
        <p className={`axis nowrap ${styles.half}`} style={at(half)}>
          <span>{texts.half}</span>
        </p>
      )}
    </div>
  );
}
