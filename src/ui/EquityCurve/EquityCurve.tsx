import { useId, useState } from 'react';
import { ChartCursor } from '../ChartCursor/ChartCursor';
import { nearestIndex } from '../ChartCursor/nearestIndex';
import { Figure } from '../Figure/Figure';
import { CurvePicture } from './CurvePicture';
import { CurveTable } from './CurveTable';
import { boundsOf, type CurveBounds, type CurvePoint, endOfScale } from './curveGeometry';
import type { CurveFormat, CurveTexts } from './curveTexts';
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
  texts: CurveTexts;
  format: CurveFormat;
};

/**
 * A total over time as a step line, since it changes at trades only. Its points can be read by pointer, touch or keyboard
 * and as a table; screen readers get a summary. It fills its place and never changes its size.
 */
export function EquityCurve({
  points,
  until,
  bounds = { ...boundsOf(points), until: endOfScale(points, until) },
  texts,
  format,
}: EquityCurveProps) {
  const [asTable, setAsTable] = useState(false);
  const [readAt, setReadAt] = useState<number | null>(null);
  const caption = useId();

  const last = points.length - 1;
  const index = readAt === null || last < 0 ? last : nearestIndex(points, readAt);
  const point = points[index];
  const read = readAt === null ? undefined : point;

  const sentence = (at: CurvePoint) => `${format.time(at.at)} · ${texts.simulated(format.money(at.total))}`;

  return (
    <div role="group" className={styles.curve} aria-labelledby={caption}>
      <div className={styles.head}>
        <p id={caption} className={read && styles.hidden}>
          {texts.caption}
        </p>
        {read && (
          <p className={styles.read} aria-hidden="true">
            {sentence(read)}
          </p>
        )}
      </div>
      <div className={styles.plot}>
        {asTable ? (
          <CurveTable points={points} texts={texts} format={format} />
        ) : (
          <CurvePicture points={points} bounds={bounds} read={read} />
        )}
        {!asTable && point !== undefined && (
          <ChartCursor
            points={points}
            from={bounds.from}
            until={bounds.until}
            readAt={readAt}
            onRead={setReadAt}
            label={texts.read}
            valueText={sentence(point)}
          />
        )}
      </div>
      <div className={styles.foot}>
        <End point={asTable ? undefined : points[0]} format={format} />
        <button
          type="button"
          className={styles.button}
          aria-pressed={asTable}
          disabled={last < 0}
          onClick={() => setAsTable(!asTable)}
        >
          {texts.table}
        </button>
        <End point={asTable || until === 0 ? undefined : points[last]} at={until} format={format} />
      </div>
      {!asTable && <Summary points={points} until={until} texts={texts} format={format} />}
    </div>
  );
}

type EndProps = { point: CurvePoint | undefined; at?: number; format: CurveFormat };

/** The time and the total at one end of the curve. */
function End({ point, at = point?.at ?? 0, format }: EndProps) {
  return (
    <p className={styles.end} aria-hidden="true">
      {point && (
        <>
          <span>{format.time(at)}</span>
          <Figure exact={format.exact(point.total)}>{format.money(point.total)}</Figure>
        </>
      )}
    </p>
  );
}

/** The curve in one sentence, for screen readers. */
function Summary({ points, until, texts, format }: Omit<EquityCurveProps, 'bounds'>) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const { lowest, highest } = boundsOf(points);
  return (
    <p className="sr-only">
      {texts.summary({
        start: format.money(first.total),
        end: format.money(last.total),
        time: format.time(until),
        lowest: format.money(lowest),
        highest: format.money(highest),
      })}
    </p>
  );
}
