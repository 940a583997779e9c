import { type ReactNode, useId } from 'react';
import * as styles from './ProportionBar.module.css';

type ProportionBarProps = {
  label: string;
  /** An invented proportion is hatched. A real one is solid up to `min` and tinted up to `max`. */
  kind: 'invented' | 'real';
  /** In percent, 0 to 100. A range where a real proportion is not known exactly. */
  min?: number;
  max: number;
  /** The proportion as a figure. */
  children: ReactNode;
};

/** A proportion: its label and figure, and below them its part of a bar from 0 to 100 %. */
export function ProportionBar({ label, kind, min = 0, max, children }: ProportionBarProps) {
  const hatching = useId();
  return (
    <div className={styles.share}>
      <p className={styles.words}>
        <span>{label}</span>
        <span className={styles.figure}>{children}</span>
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <pattern id={hatching} width="3" height="1" patternUnits="userSpaceOnUse">
          <rect className={styles.certain} width="1" height="1" />
        </pattern>
        <rect className={styles.track} width="100%" height="100%" />
        {kind === 'invented' ? (
          <rect width={`${max}%`} height="100%" fill={`url(#${hatching})`} />
        ) : (
          <>
            <rect className={styles.possible} width={`${max}%`} height="100%" />
            <rect className={styles.certain} width={`${min}%`} height="100%" />
          </>
        )}
      </svg>
    </div>
  );
}

/** The scale of the bars above it. */
export function ProportionScale({ whole }: { whole: string }) {
  return (
    <p className={styles.scale} aria-hidden="true">
      <span>0</span>
      <span>50</span>
      <span>{whole}</span>
    </p>
  );
}
