import type { FanPoint } from '@simulation/engine/runs';
import { memo } from 'react';
import { ChartPicture } from '../../shared/EquityCurve/ChartPicture';
import {
  BOX,
  type CurveBounds,
  type CurvePoint,
  stepPath,
  yOf,
} from '../../shared/EquityCurve/curveGeometry';
import * as curve from '../../shared/EquityCurve/EquityCurve.module.css';
import { type BandName, bandPath, hatchPath, quantilePath } from './fanGeometry';

const ink = (share: number) => `color-mix(in srgb, var(--chart-ink) ${share}%, transparent)`;

/** Told apart without color: dots around the extremes, a thin line around 90 of 100 runs, hatching in the middle half. */
const LOOKS = {
  extremes: { fill: ink(7), stroke: ink(65), strokeDasharray: '1 3' },
  most: { fill: ink(13), stroke: ink(65) },
  half: { fill: ink(18), stroke: ink(65) },
  hatch: { stroke: ink(45) },
  median: { strokeWidth: 2.5 },
  own: { strokeWidth: 1.25 },
  dot: { strokeWidth: 7, strokeLinecap: 'round' },
} as const;

export type FanDrawing = {
  /** At least one, in order of time. */
  points: readonly FanPoint[];
  /** The run that is drawn in, in order of time; empty while it is not known. */
  own: readonly CurvePoint[];
  /** The scale; two charts with the same bounds can be compared. */
  bounds: CurveBounds;
};

type FanPictureProps = FanDrawing & {
  /** Values with a line across the plot. */
  ticks: readonly number[];
};

/** The bands, the median and the run that is drawn in. */
export const FanPicture = memo(function FanPicture({ points, own, bounds, ticks }: FanPictureProps) {
  const last = own.at(-1);
  return (
    <ChartPicture bounds={bounds} grid={ticks} base={0}>
      {(['extremes', 'most', 'half'] as const).map((band) => (
        <path key={band} {...LOOKS[band]} d={bandPath(points, band, bounds)} />
      ))}
      <path {...LOOKS.hatch} d={hatchPath(points, 'half', bounds)} />
      <path {...LOOKS.median} d={quantilePath(points, 'median', bounds)} />
      <path {...LOOKS.own} d={stepPath(own, bounds)} />
      {last && <path {...LOOKS.dot} d={`M${BOX.width} ${yOf(last.total, bounds)}h0`} />}
    </ChartPicture>
  );
});

export type SwatchName = BandName | 'median' | 'own';

const BAND = 'M.5.5H27.5V13.5H.5Z';

const SWATCHES: Readonly<Record<SwatchName, readonly [keyof typeof LOOKS, string][]>> = {
  extremes: [['extremes', BAND]],
  most: [['most', BAND]],
  half: [
    ['half', BAND],
    ['hatch', 'M4.5 1V13M9.5 1V13M14.5 1V13M19.5 1V13M24.5 1V13'],
  ],
  median: [['median', 'M0 7H28']],
  own: [
    ['own', 'M0 9H6V5H12V8H18V4H24'],
    ['dot', 'M24 4h0'],
  ],
};

/** The same line or band as in the drawing, beside its name. */
export function Swatch({ of }: { of: SwatchName }) {
  return (
    <svg className={curve.picture} viewBox="0 0 28 14" preserveAspectRatio="none" aria-hidden="true">
      {SWATCHES[of].map(([look, path]) => (
        <path key={look} {...LOOKS[look]} d={path} />
      ))}
    </svg>
  );
}
