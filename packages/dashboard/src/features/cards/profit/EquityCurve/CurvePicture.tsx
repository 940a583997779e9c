import { memo, type ReactNode, useId } from 'react';
import {
  areaPath,
  BOX,
  type CurveBounds,
  type CurvePoint,
  type CurveRound,
  coordinatesOf,
  endX,
  type Side,
  sidePath,
  xOf,
  yOf,
} from './curveGeometry';
import * as styles from './EquityCurve.module.css';

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

/**
 * The line of the curve on both sides of its start, and a dot at the point that is read or at the end. It is stretched
 * to its place; lines keep their width.
 */
export function CurvePicture({ points, bounds, grid, rounds, read, plan }: CurvePictureProps) {
  const id = useId();
  const start = points[0]?.total ?? 0;
  const shown = read ?? points.at(-1);
  const place = shown && coordinatesOf(shown, bounds);
  const x = read ? place?.x : endX(bounds);
  /** A line of no length with round ends: a dot that stays round in a stretched drawing. */
  const dot = `M${x} ${place?.y}h0`;
  return (
    <>
      {/* Engraved: ruled strokes between the line and its base, as on a bank note. */}
      {SIDES.map((side) => (
        <div
          key={side}
          className={`cover ${styles.strokes}`}
          style={{ color: colorOf(side), clipPath: `url("#${id}${side}")` }}
        />
      ))}
      <svg
        className={`cover ${styles.picture}`}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[...new Set([...grid, start])].map((value) => (
          <path
            key={value}
            stroke={value === start ? 'var(--line-strong)' : 'var(--line)'}
            strokeDasharray={value === start ? '3 3' : undefined}
            d={`M0 ${yOf(value, bounds)}H${BOX.width}`}
          />
        ))}
        {rounds.length > 0 && <Rounds rounds={rounds} bounds={bounds} />}
        {plan}
        <Steps points={points} bounds={bounds} id={id} />
        {read && <path stroke="var(--ink-soft)" d={`M${x} 0V${BOX.height}`} />}
        {shown && (
          <g color={shown.total < start ? undefined : AHEAD} strokeLinecap="round">
            <path strokeWidth={18} opacity={0.16} d={dot} />
            <path strokeWidth={12} stroke="var(--card)" d={dot} />
            <path strokeWidth={8} d={dot} />
          </g>
        )}
      </svg>
    </>
  );
}

/** The whole height between two times. */
const band = (from: number, to: number, bounds: CurveBounds) =>
  `M${xOf(from, bounds)} 0H${xOf(to, bounds)}V${BOX.height}H${xOf(from, bounds)}z`;

/** The two parts of each round, tinted: as many elements however many rounds there are. */
function Rounds({ rounds, bounds }: Pick<CurvePictureProps, 'rounds' | 'bounds'>) {
  return (
    <g stroke="none" fillOpacity={0.045}>
      <path fill="var(--ink)" d={rounds.map(({ began, opened }) => band(began, opened, bounds)).join('')} />
      <path fill="var(--gain)" d={rounds.map(({ opened, sold }) => band(opened, sold, bounds)).join('')} />
    </g>
  );
}

const SIDES = ['ahead', 'behind'] as const;
const colorOf = (side: Side) => (side === 'ahead' ? AHEAD : undefined);

type StepsProps = Pick<CurvePictureProps, 'points' | 'bounds'> & {
  /** Of the clips, with the side behind it. */
  id: string;
};

/** Renders again when the points change, not when one of them is read. */
const Steps = memo(function Steps({ points, bounds, id }: StepsProps) {
  return SIDES.map((side) => (
    <g key={side} color={colorOf(side)}>
      <clipPath id={id + side} clipPathUnits="objectBoundingBox">
        <path transform={`scale(${1 / BOX.width} ${1 / BOX.height})`} d={areaPath(points, bounds, side)} />
      </clipPath>
      <path strokeWidth={2} d={sidePath(points, bounds, side)} />
    </g>
  ));
});
