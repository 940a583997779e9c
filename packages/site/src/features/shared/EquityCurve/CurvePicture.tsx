import { Fragment, memo, type ReactNode, useId } from 'react';
import { ChartPicture } from './ChartPicture';
import {
  areaPath,
  BOX,
  type CurveBounds,
  type CurvePoint,
  type CurveRound,
  coordinatesOf,
  endX,
  sidePath,
  xOf,
} from './curveGeometry';

type CurvePictureProps = {
  /** At least one. */
  points: readonly CurvePoint[];
  bounds: CurveBounds;
  /** Values with a grid line. */
  grid: readonly number[];
  /** Shaded: what was played, and while its trades were open. */
  rounds: readonly CurveRound[];
  /** The point that is being read. */
  read: CurvePoint | undefined;
  /** Behind the line. */
  plan: ReactNode;
};

/** A total above that of the start has the color of gains. */
const AHEAD = 'var(--gain)';

/** The line of the curve on both sides of its start, and a dot at the point that is read or at the end. */
export function CurvePicture({ points, bounds, grid, rounds, read, plan }: CurvePictureProps) {
  const start = points[0]?.total ?? 0;
  const shown = read ?? points.at(-1);
  const place = shown && coordinatesOf(shown, bounds);
  const x = read ? place?.x : endX(bounds);
  /** A line of no length with round ends: a dot that stays round in a stretched drawing. */
  const dot = `M${x} ${place?.y}h0`;
  return (
    <ChartPicture bounds={bounds} grid={grid} base={start}>
      {rounds.length > 0 && <Rounds rounds={rounds} bounds={bounds} />}
      {plan}
      <Steps points={points} bounds={bounds} />
      {read && <path stroke="var(--ink-soft)" d={`M${x} 0V${BOX.height}`} />}
      {shown && (
        <g color={shown.total < start ? undefined : AHEAD} strokeLinecap="round">
          <path strokeWidth={18} opacity={0.16} d={dot} />
          <path strokeWidth={12} stroke="var(--card)" d={dot} />
          <path strokeWidth={8} d={dot} />
        </g>
      )}
    </ChartPicture>
  );
}

/** The whole height between two times. */
const band = (from: number, to: number, bounds: CurveBounds) =>
  `M${xOf(from, bounds)} 0H${xOf(to, bounds)}V${BOX.height}H${xOf(from, bounds)}z`;

/**
 * The two parts of each round, tinted toward the base as in its plan: as many elements however many rounds there are.
 */
function Rounds({ rounds, bounds }: Pick<CurvePictureProps, 'rounds' | 'bounds'>) {
  const id = useId();
  const parts = [
    ['played', 'var(--ink)', rounds.map(({ began, opened }) => band(began, opened, bounds))],
    ['open', 'var(--gain)', rounds.map(({ opened, sold }) => band(opened, sold, bounds))],
  ] as const;
  return (
    <g stroke="none">
      {parts.map(([part, color, bands]) => (
        <Fragment key={part}>
          <linearGradient id={id + part} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={color} stopOpacity="0" />
            <stop offset="1" stopColor={color} stopOpacity="0.11" />
          </linearGradient>
          <path fill={`url(#${id}${part})`} d={bands.join('')} />
        </Fragment>
      ))}
    </g>
  );
}

/** Renders again when the points change, not when one of them is read. */
const Steps = memo(function Steps({ points, bounds }: Pick<CurvePictureProps, 'points' | 'bounds'>) {
  const id = useId();
  return (['ahead', 'behind'] as const).map((side) => (
    <g key={side} color={side === 'ahead' ? AHEAD : undefined}>
      {/* From the farthest point of the line to the base. */}
      <linearGradient
        id={id + side}
        x1="0"
        x2="0"
        y1={side === 'ahead' ? 0 : 1}
        y2={side === 'ahead' ? 1 : 0}
      >
        <stop offset="0" stopColor="currentColor" stopOpacity="0.24" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.015" />
      </linearGradient>
      <path stroke="none" fill={`url(#${id}${side})`} d={areaPath(points, bounds, side)} />
      <path strokeWidth={2} d={sidePath(points, bounds, side)} />
    </g>
  ));
});
