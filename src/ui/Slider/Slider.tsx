import * as styles from './Slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value for screen readers. */
  text: string;
  onChange: (value: number) => void;
};

/** A range input from 0. */
export function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      style={{ backgroundSize: `${filled(Math.min(value / max, 1))} 0.25rem, 100% 0.125rem` }}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

/** The width from the left end to the center of the thumb. The thumb moves across the track less its own width. */
function filled(part: number): string {
  return `calc(var(--thumb) / 2 + ${part} * (100% - var(--thumb)))`;
}
