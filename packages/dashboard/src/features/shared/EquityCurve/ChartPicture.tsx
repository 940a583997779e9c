import type { ReactNode } from 'react';
import { BOX, type CurveBounds, yOf } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

type ChartPictureProps = {
  bounds: CurveBounds;
  /** Values with a line across the picture. */
  grid: readonly number[];
  /** The value with a stronger line. */
  base: number;
  children: ReactNode;
};

/** A drawing in the view box, without text. It is stretched to its place; lines keep their width. */
export function ChartPicture({ bounds, grid, base, children }: ChartPictureProps) {
  return (
    <svg
      className={`cover ${styles.picture}`}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...new Set([...grid, base])].map((value) => (
        <path
          key={value}
          stroke={value === base ? 'var(--line-strong)' : 'var(--line)'}
          strokeDasharray={value === base ? '3 3' : undefined}
          d={`M0 ${yOf(value, bounds)}H${BOX.width}`}
        />
      ))}
      {children}
    </svg>
  );
}
