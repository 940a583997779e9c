import { useId } from 'react';
import * as styles from './Slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value in words, seen and heard. */
  text: string;
  onChange: (value: number) => void;
};

/** A line to pull along, from 0. The platform gives it its keys. */
export function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value} aria-live="off">
          {text}
        </output>
      </div>
      <input
        id={id}
        className={styles.line}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
