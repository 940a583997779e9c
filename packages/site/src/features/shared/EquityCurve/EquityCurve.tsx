import { type ReactNode, useId, useMemo, useState } from 'react';
import { chartsTexts } from '../../../i18n/charts';
import { useTexts } from '../../../store/react/language';
import { useClock } from '../../../store/react/useClock';
import { Amount } from '../Amount';
import { CurvePlot } from './CurvePlot';
import { boundsOf, type CurveBounds, type CurvePoint, type CurveRound, evenly } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

type EquityCurveProps = {
  /**
   * In order of time, the start first. At most a few thousand, since all are drawn: `engine/equityBuckets.ts` reduces any
   * number without losing a peak. Empty while they are not known yet.
   */
  points: readonly CurvePoint[];
  /** Simulated milliseconds up to which the total is known; not before the last point. */
  until: number;
  /** The scale; two curves with the same bounds can be compared. Without it, the scale fits the points. */
  bounds?: CurveBounds;
  /** Shaded behind the curve. */
  rounds?: readonly CurveRound[];
  /** In the place of the curve; without it, before the first trade, a sentence. */
  instead?: ReactNode;
  /** Without it, that of the total since the start. */
  caption?: string;
};

/**
 * A total over time as a step line, since it changes at trades only. Its points can be read by pointer, touch or keyboard
 * and as a table. It fills its place and never changes its size. Before the first trade there
 * is a sentence instead.
 */
export function EquityCurve({
  points,
  until,
  bounds: sharedBounds,
  rounds = [],
  instead,
  caption,
}: EquityCurveProps) {
  const texts = useTexts(chartsTexts);
  const [asTable, setAsTable] = useState(false);
  const captionId = useId();
  const bounds = useMemo(() => sharedBounds ?? { ...boundsOf(points), until }, [sharedBounds, points, until]);
  const hasTrades = points.length > 1 && !instead;
  return (
    <div role="group" className={`remark ${styles.curve}`} aria-labelledby={captionId}>
      <div className={`row ${styles.head}`}>
        <p id={captionId} aria-hidden="true">
          {caption ?? texts.caption}
        </p>
        {hasTrades && (
          <button
            type="button"
            className={`screen-only ${styles.button}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? texts.curve : texts.table}
          </button>
        )}
      </div>
      <div className={styles.body}>
        {instead ??
          (points.length === 1 && (
            <p className={styles.empty}>
              <span>{texts.empty}</span>
            </p>
          ))}
        {hasTrades && asTable && <CurveTable points={points} />}
        {hasTrades && !asTable && <CurvePlot points={points} bounds={bounds} rounds={rounds} />}
      </div>
    </div>
  );
}

const MAX_ROWS = 12;

/** At most twelve points of the curve, in the place of the chart. */
function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const texts = useTexts(chartsTexts);
  const clock = useClock();
  return (
    <div role="region" className={styles.scroller} aria-label={texts.caption} tabIndex={0}>
      <table className={styles.table} aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {evenly(points, MAX_ROWS).map(({ at, total }) => (
            <tr key={at}>
              <td>{clock(at)}</td>
              <td>
                <Amount cents={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
