import { type CSSProperties, useState } from 'react';
import * as styles from './Slider.module.css';

type SliderProps = {
  label: string;
  /** The present value, from 0 to `max`; it may change by itself. */
  value: number;
  max: number;
  step: number;
  /** A value for screen readers. */
  text: (value: number) => string;
  onChange: (value: number) => void;
};

/**
 * A range input from 0. What is seen follows the present value. While it has the focus, what is heard is the value at
 * which the visitor came to it or left it: a screen reader says each change, and would never stop where it changes by
 * itself.
 */
export function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  const [held, setHeld] = useState<number | null>(null);
  const heard = held ?? value;
  /** A key or a press starts from what is seen. */
  const goOnFromPresent = () => setHeld((before) => (before === null ? null : value));
  const place: CSSProperties & Record<'--at', number> = { '--at': Math.min(value / max, 1) };
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={max}
      step={step}
      value={heard}
      aria-label={label}
      aria-valuetext={text(heard)}
      style={place}
      onFocus={() => setHeld(value)}
      onBlur={() => setHeld(null)}
      onKeyDown={({ key }) => {
        if (/^(Arrow|Page|Home|End)/.test(key)) goOnFromPresent();
      }}
      onPointerDown={goOnFromPresent}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        if (held !== null) setHeld(chosen);
        onChange(chosen);
      }}
    />
  );
}
