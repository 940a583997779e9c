import * as styles from './Slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value in words, for those who hear it. */
  text: string;
  onChange: (value: number) => void;
};

/** A line to pull along, from 0. The platform gives it its keys. */
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

/** From the left end to the middle of the thumb, which travels its own width less than the line is long. */
function filled(part: number): string {
  return `calc(var(--thumb) / 2 + ${part} * (100% - var(--thumb)))`;
}
