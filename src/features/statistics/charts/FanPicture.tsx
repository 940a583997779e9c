import { memo } from 'react';
import type { FanPoint } from '../../../engine/runs/runsResult';
import { ChartPicture } from '../../shared/EquityCurve/ChartPicture';
import {
  BOX,
  type CurveBounds,
  type CurvePoint,
  stepPath,
  yOf,
} from '../../shared/EquityCurve/curveGeometry';
import * as curve from '../../shared/EquityCurve/EquityCurve.module.css';
import * as styles from './FanChart.module.css';
import { type BandName, bandPath, hatchPath, quantilePath } from './fanGeometry';

type FanDrawing = {
  points: readonly FanPoint[];
  /** The run that is drawn in; empty while it is not known. */
  own: readonly CurvePoint[];
  bounds: CurveBounds;
  /** Values with a line across the plot. */
  ticks: readonly number[];
};

const BAND_STYLES: Readonly<Record<BandName, string>> = {
  extremes: styles.extremes,
  most: styles.most,
  half: styles.half,
};

/** The bands, the median and the run that is drawn in. */
export const FanPicture = memo(function FanPicture({ points, own, bounds, ticks }: FanDrawing) {
  const last = own.at(-1);
  return (
    <ChartPicture bounds={bounds} grid={ticks} base={0}>
      {(['extremes', 'most', 'half'] as const).map((band) => (
        <path key={band} className={BAND_STYLES[band]} d={bandPath(points, band, bounds)} />
      ))}
      <path className={styles.hatch} d={hatchPath(points, 'half', bounds)} />
      <path className={styles.median} d={quantilePath(points, 'median', bounds)} />
      <path className={styles.own} d={stepPath(own, bounds)} />
      {last && <path className={styles.dot} d={`M${BOX.width} ${yOf(last.total, bounds)}h0`} />}
    </ChartPicture>
  );
});

export type SwatchName = BandName | 'median' | 'own';

/** The same line or band as in the drawing, beside its name. */
export function Swatch({ of }: { of: SwatchName }) {
  return (
    <svg className={curve.picture} viewBox="0 0 28 14" preserveAspectRatio="none" aria-hidden="true">
      {of === 'median' && <path className={styles.median} d="M0 7H28" />}
      {of === 'own' && (
        <>
          <path className={styles.own} d="M0 9H6V5H12V8H18V4H24" />
          <path className={styles.dot} d="M24 4h0" />
        </>
      )}
      {of !== 'median' && of !== 'own' && <path className={BAND_STYLES[of]} d="M.5.5H27.5V13.5H.5Z" />}
      {of === 'half' && (
        <path className={styles.hatch} d="M4.5 1V13M9.5 1V13M14.5 1V13M19.5 1V13M24.5 1V13" />
      )}
    </svg>
  );
}
