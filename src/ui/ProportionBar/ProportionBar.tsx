import { type ReactNode, useId } from 'react';
import * as styles from './ProportionBar.module.css';

type ProportionBarProps = {
  label: string;
  /** An invented share is engraved in fine lines; a real one is solid up to `least` and tinted up to `most`. */
  kind: 'invented' | 'real';
  /** Known for certain, and at most possible: 0 to 100. */
  least?: number;
  most: number;
  /** The share in figures. */
  children: ReactNode;
};

/** A share of a whole: its words and its figure, and beneath them its part of the line from 0 to 100. */
export function ProportionBar({ label, kind, least = 0, most, children }: ProportionBarProps) {
  const engraving = useId();
  return (
    <div className={styles.share}>
      <p className={styles.words}>
        <span>{label}</span>
        <span className={styles.figure}>{children}</span>
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <pattern id={engraving} width="3" height="1" patternUnits="userSpaceOnUse">
          <rect className={styles.sure} width="1" height="1" />
        </pattern>
        <rect className={styles.track} width="100%" height="100%" />
        {kind === 'invented' ? (
          <rect width={`${most}%`} height="100%" fill={`url(#${engraving})`} />
        ) : (
          <>
            <rect className={styles.perhaps} width={`${most}%`} height="100%" />
            <rect className={styles.sure} width={`${least}%`} height="100%" />
          </>
        )}
      </svg>
    </div>
  );
}

/** The scale of the bars above it, from 0 to the whole: all of them are equally long. */
export function ProportionScale({ whole }: { whole: string }) {
  return (
    <p className={styles.scale} aria-hidden="true">
      <span>0</span>
      <span>50</span>
      <span>{whole}</span>
    </p>
  );
}
