import { cents } from '@simulation/engine';
import { exactMoney, formatCount, formatMoney } from '@simulation/engine/format';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { fill } from '../../../../i18n';
import { useLanguage } from '../../../../store/react/language';
import { useClock } from '../../../../store/react/useClock';
import { ChartCursor } from '../../../../ui/ChartCursor/ChartCursor';
import { nearestIndex } from '../../../../ui/ChartCursor/nearestIndex';
import { Figure } from '../../../../ui/Figure/Figure';
import { CurvePicture } from './CurvePicture';
import { BOX, type CurveBounds, type CurvePoint, type CurveRound, xOf } from './curveGeometry';
import * as styles from './EquityCurve.module.css';
import { gridValues, heightOf, isNearBase, percent } from './valueScale';

export type CurvePlotProps = {
  /**
   * In order of time, the start first. At most a few thousand, since all are drawn: `EquityBuckets` reduces any
   * number without losing a peak. Empty while they are not known yet.
   */
  points: readonly CurvePoint[];
  /** The scale; two curves with the same bounds can be compared. */
  bounds: CurveBounds;
  /** Shaded behind the curve. */
  rounds?: readonly CurveRound[];
  /** Drawn behind the line: what is going to come. */
  plan?: ReactNode;
  /** On the plot. */
  children?: ReactNode;
};

/** Where the policy forbids the attribute, in a snapshot of the page, no value is seen rather than all in one place. */
const placeOnScale = (
  value: number,
  bounds: CurveBounds,
): CSSProperties & Record<'--up' | '--seen', string> => ({
  '--up': percent(-heightOf(value, bounds)),
  '--seen': 'visible',
});

/** The picture with its scale of values at the right, and beneath it its two ends or the point that is read. */
export function CurvePlot({ points, bounds, rounds = [], plan, children }: CurvePlotProps) {
  const { locale, texts } = useLanguage();
  const { charts } = texts;
  const clock = useClock();
  const [readAt, setReadAt] = useState<number | null>(null);
  const [first] = points;
  const last = points.at(-1);
  const point = readAt === null ? last : points[nearestIndex(points, readAt)];
  if (first === undefined || last === undefined || point === undefined) return null;
  const grid = gridValues(bounds).filter((value) => !isNearBase(value, first.total, bounds));
  const money = (amount: number) => formatMoney(cents(amount), locale);
  const simulated = fill(texts.simulatedFigure, { figure: money(point.total) });
  const part = xOf(point.at, bounds) / BOX.width;
  const sentence = `${clock(point.at)}, ${simulated}`;
  return (
    <div className={`cover ${styles.plot}`}>
      <div className={`axis ${styles.scale}`} aria-hidden="true">
        {grid.map((value) => (
          <p key={value} className="cover" style={placeOnScale(value, bounds)}>
            <Figure exact={exactMoney(cents(value))}>{formatCount(value / 100, locale)}</Figure>
          </p>
        ))}
      </div>
      <div className={`axis ${styles.scaleWidth}`} aria-hidden="true">
        <span>{formatCount(bounds.lowest / 100, locale)}</span>
        <span>{formatCount(bounds.highest / 100, locale)}</span>
      </div>
      <div className={`ring ${styles.chart}`}>
        <CurvePicture
          points={points}
          bounds={bounds}
          grid={grid}
          rounds={rounds}
          read={readAt === null ? undefined : point}
          plan={plan}
        />
        {children}
        {points.length > 1 && (
          <ChartCursor
            points={points}
            from={bounds.from}
            until={bounds.until}
            readAt={readAt}
            onRead={setReadAt}
            label={charts.read}
            valueText={sentence}
            restText={charts.atTheEnd}
          />
        )}
      </div>
      <div className={`row ends axis ${styles.foot}`} aria-hidden="true">
        {readAt === null ? (
          <>
            <span>{clock(bounds.from ?? 0)}</span>
            <span>{clock(bounds.until)}</span>
          </>
        ) : (
          // Below its place in the picture, 0 at the left end and 1 at the right end, and never beyond them.
          <div className={styles.readingPlace} style={{ translate: percent(part) }}>
            <p className={`surface ${styles.readingText}`} style={{ translate: percent(-part) }}>
              {sentence}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
