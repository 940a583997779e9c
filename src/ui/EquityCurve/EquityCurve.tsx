import { type PointerEvent, useId, useState } from 'react';
import { Figure } from '../Figure/Figure';
import { CurvePicture } from './CurvePicture';
import { CurveTable } from './CurveTable';
import { boundsOf, type CurveBounds, type CurvePoint, nearestIndex } from './curveGeometry';
import type { CurveFormat, CurveWords } from './curveWords';
import * as styles from './EquityCurve.module.css';

type EquityCurveProps = {
  /**
   * By time, the start first. At most a few thousand, since all are drawn: `engine/equityBuckets.ts` thins any number
   * without losing a peak. None while they are not known yet: the place is kept.
   */
  points: readonly CurvePoint[];
  /** What the picture spans; two curves with the same bounds can be compared. Without it, what the points span. */
  bounds?: CurveBounds;
  words: CurveWords;
  format: CurveFormat;
};

/** So many presses of an arrow key lead from one end to the other at most. */
const STOPS = 100;

/**
 * A total over time, drawn with one fine line. By pointer, touch or keyboard a point of it can be read; the same points
 * are there as a table, and in a sentence for those who do not see it. Fills the place that it is given and never
 * changes its size.
 */
export function EquityCurve({ points, bounds = boundsOf(points), words, format }: EquityCurveProps) {
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
        <button
          type="button"
          className={styles.button}
          aria-pressed={asTable}
          disabled={last < 0}
          onClick={() => setAsTable(!asTable)}
        >
          {words.table}
        </button>
      </div>
      <div className={styles.plot}>
        {asTable ? (
          <CurveTable points={points} words={words} format={format} />
        ) : (
          <CurvePicture points={points} bounds={bounds} read={read} />
        )}
        {!asTable && point !== undefined && (
          <>
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
            <Ends points={points} bounds={bounds} words={words} format={format} />
          </>
        )}
      </div>
    </div>
  );
}

/** What the ends of the two scales stand for: seen beside the picture, heard in one sentence. */
function Ends({ points, bounds, words, format }: Required<EquityCurveProps>) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const { from, until, lowest, highest } = bounds;
  const money = (cents: number) => <Figure exact={format.exact(cents)}>{format.money(cents)}</Figure>;
  const own = boundsOf(points);
  return (
    <>
      {/* Where the line is not: a rising one leaves the upper left and the lower right free. */}
      <div className={last.total < first.total ? styles.falling : styles.ends} aria-hidden="true">
        {highest > lowest && <span>{money(highest)}</span>}
        <span>{money(lowest)}</span>
      </div>
      <div className={styles.times} aria-hidden="true">
        <span>{format.time(from)}</span>
        {until > from && <span>{format.time(until)}</span>}
      </div>
      <p className="sr-only">
        {words.summary({
          start: format.money(first.total),
          end: format.money(last.total),
          time: format.time(last.at),
          lowest: format.money(own.lowest),
          highest: format.money(own.highest),
        })}
      </p>
    </>
  );
}
