import { type PointerEvent, useId, useState } from 'react';
import { Figure } from '../Figure/Figure';
import { CurvePicture } from './CurvePicture';
import { CurveTable } from './CurveTable';
import { boundsOf, type CurveBounds, type CurvePoint, endOfScale, nearestIndex } from './curveGeometry';
import type { CurveFormat, CurveTexts } from './curveTexts';
import * as styles from './EquityCurve.module.css';

type EquityCurveProps = {
  /**
   * By time, the start first. At most a few thousand, since all are drawn: `engine/equityBuckets.ts` thins any number
   * without losing a peak. None while they are not known yet: the place is kept.
   */
  points: readonly CurvePoint[];
  /** The simulated millisecond up to which the total is known, not before the last point. */
  until: number;
  /** What the picture spans; two curves with the same bounds can be compared. Without it, what the points span. */
  bounds?: CurveBounds;
  words: CurveTexts;
  format: CurveFormat;
};

/** So many presses of an arrow key lead from one end to the other at most. */
const STOPS = 100;

/**
 * A total over time as a step line: it changes at trades only. By pointer, touch or keyboard a point of it can be read;
 * the same points are there as a table, and in a sentence for those who do not see it. Fills the place that it is given
 * and never changes its size.
 */
export function EquityCurve({
  points,
  until,
  bounds = { ...boundsOf(points), until: endOfScale(points, until) },
  words,
  format,
}: EquityCurveProps) {
  const [asTable, setAsTable] = useState(false);
  // A moment and not a place in the list: while the curve grows, what is read stays what it is.
  const [readAt, setReadAt] = useState<number | null>(null);
  const caption = useId();

  const last = points.length - 1;
  const index = readAt === null || last < 0 ? last : nearestIndex(points, readAt);
  const stops = Math.min(last, STOPS);
  const point = points[index];
  const read = readAt === null ? undefined : point;

  const readPointer = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - left) / width));
    setReadAt(bounds.from + along * (bounds.until - bounds.from));
  };

  const sentence = (at: CurvePoint) => `${format.time(at.at)} · ${words.simulated(format.money(at.total))}`;

  return (
    <div role="group" className={styles.curve} aria-labelledby={caption}>
      <div className={styles.head}>
        <p id={caption} className={read && styles.hidden}>
          {words.caption}
        </p>
        {read && (
          <p className={styles.read} aria-hidden="true">
            {sentence(read)}
          </p>
        )}
      </div>
      <div className={styles.plot}>
        {asTable ? (
          <CurveTable points={points} words={words} format={format} />
        ) : (
          <CurvePicture points={points} bounds={bounds} read={read} />
        )}
        {!asTable && point !== undefined && (
          <input
            type="range"
            className={styles.line}
            aria-label={words.read}
            aria-valuetext={sentence(point)}
            min={0}
            max={stops}
            value={last === 0 ? 0 : Math.round((index * stops) / last)}
            onChange={(event) =>
              setReadAt(points[Math.round((Number(event.target.value) * last) / stops)]?.at ?? null)
            }
            onFocus={() => setReadAt((readAt) => readAt ?? point.at)}
            onBlur={() => setReadAt(null)}
            onPointerMove={readPointer}
            onPointerDown={readPointer}
            onPointerLeave={(event) => {
              if (document.activeElement !== event.currentTarget) setReadAt(null);
            }}
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
          {words.table}
        </button>
        <End point={asTable || until === 0 ? undefined : points[last]} at={until} format={format} />
      </div>
      {!asTable && <Summary points={points} until={until} words={words} format={format} />}
    </div>
  );
}

type EndProps = { point: CurvePoint | undefined; at?: number; format: CurveFormat };

/** What an end of the curve stands for: its time over its total. */
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

/** The curve in one sentence, for those who do not see it. */
function Summary({ points, until, words, format }: Omit<EquityCurveProps, 'bounds'>) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const { lowest, highest } = boundsOf(points);
  return (
    <p className="sr-only">
      {words.summary({
        start: format.money(first.total),
        end: format.money(last.total),
        time: format.time(until),
        lowest: format.money(lowest),
        highest: format.money(highest),
      })}
    </p>
  );
}
