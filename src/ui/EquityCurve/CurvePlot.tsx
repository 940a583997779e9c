import { useState } from 'react';
import { ChartCursor } from '../ChartCursor/ChartCursor';
import { nearestIndex } from '../ChartCursor/nearestIndex';
import { Figure } from '../Figure/Figure';
import { CurvePicture } from './CurvePicture';
import { BOX, boundsOf, type CurveBounds, type CurvePoint, placeOf } from './curveGeometry';
import type { CurveFormat, CurveTexts } from './curveTexts';
import * as styles from './EquityCurve.module.css';
import { gridValues, heightOf } from './valueScale';

type CurvePlotProps = {
  /** Two or more. */
  points: readonly CurvePoint[];
  until: number;
  bounds: CurveBounds;
  texts: CurveTexts;
  format: CurveFormat;
};

const wholeUnits = (cents: number) => 100 * Math.round(cents / 100);

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** The picture with its scale of values at the right, and beneath it its two ends or the point that is read. */
export function CurvePlot({ points, until, bounds, texts, format }: CurvePlotProps) {
  const [readAt, setReadAt] = useState<number | null>(null);
  const point = points[readAt === null ? points.length - 1 : nearestIndex(points, readAt)];
  if (point === undefined) return null;
  const grid = gridValues(bounds);
  const sentence = `${format.time(point.at)} · ${texts.simulated(format.money(point.total))}`;
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {grid.map((value) => (
          // Moved by transform: a place on the scale that changes is no layout shift.
          <p key={value} style={{ translate: `0 ${percent(-heightOf(value, bounds))}` }}>
            <Figure exact={format.exact(value)}>{format.tick(value)}</Figure>
          </p>
        ))}
      </div>
      <div className={styles.scaleWidth} aria-hidden="true">
        <span>{format.tick(wholeUnits(bounds.lowest))}</span>
        <span>{format.tick(wholeUnits(bounds.highest))}</span>
      </div>
      <div className={styles.chart}>
        <CurvePicture
          points={points}
          bounds={bounds}
          grid={grid}
          read={readAt === null ? undefined : point}
        />
        <ChartCursor
          points={points}
          from={bounds.from}
          until={bounds.until}
          readAt={readAt}
          onRead={setReadAt}
          label={texts.read}
          valueText={sentence}
        />
      </div>
      <div className={styles.foot} aria-hidden="true">
        {readAt === null ? (
          <>
            <span>{format.time(bounds.from)}</span>
            <span>{format.time(until)}</span>
          </>
        ) : (
          <Reading part={placeOf(point, bounds).x / BOX.width}>{sentence}</Reading>
        )}
      </div>
      <Summary points={points} until={until} texts={texts} format={format} />
    </div>
  );
}

/** A text below a place of the picture, 0 at its left end and 1 at its right end, and never beyond them. */
function Reading({ part, children }: { part: number; children: string }) {
  return (
    <div className={styles.readingPlace} style={{ translate: percent(part) }}>
      <p className={styles.readingText} style={{ translate: percent(-part) }}>
        {children}
      </p>
    </div>
  );
}

/** The curve in one sentence, for screen readers. */
function Summary({ points, until, texts, format }: Omit<CurvePlotProps, 'bounds'>) {
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
