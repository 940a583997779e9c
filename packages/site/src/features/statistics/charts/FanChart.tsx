import { cents } from '@simulation/engine';
import { formatClock, formatWholeMoney } from '@simulation/engine/format';
import { useId } from 'react';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { ChartCursor } from '../../../ui/ChartCursor/ChartCursor';
import { nearestIndex } from '../../../ui/ChartCursor/nearestIndex';
import * as curve from '../../shared/EquityCurve/EquityCurve.module.css';
import { heightOf, percent, valueTicks } from '../../shared/EquityCurve/valueScale';
import * as styles from './Chart.module.css';
import { FanLegend, fanSentence } from './FanLegend';
import { type FanDrawing, FanPicture } from './FanPicture';

export type FanChartProps = FanDrawing & {
  /** The time that is read; null while none is. Charts that share it are read together. */
  readAt: number | null;
  onRead: (at: number | null) => void;
};

/** About as many values are written at the scale. */
const TICKS = 5;

/**
 * The spread of many runs over time: the extremes and two bands of quantiles, the median, and one run. The legend
 * beneath has the figures of the time that is read by pointer, touch or keyboard, otherwise those of the end.
 */
export function FanChart({ points, own, bounds, readAt, onRead }: FanChartProps) {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(runsTexts);
  const { atTheEnd } = language.texts.charts;
  const caption = useId();
  const point = points[readAt === null ? points.length - 1 : nearestIndex(points, readAt)];
  if (point === undefined) return null;
  const ticks = valueTicks(bounds, TICKS);
  // The total of a run changes at trades only.
  const read = { point, own: own.findLast(({ at }) => at <= point.at) };
  return (
    <div role="group" className={`stack tight ${styles.fan}`} aria-labelledby={caption}>
      <p id={caption} className="remark">
        {texts.fanCaption}
      </p>
      <div className={`axis ${styles.axes}`}>
        <div className={styles.scale} aria-hidden="true">
          {ticks.map((value) => (
            <span key={value} style={{ bottom: percent(heightOf(value, bounds)) }}>
              {formatWholeMoney(cents(value), locale)}
            </span>
          ))}
        </div>
        <div className={`${curve.chart} ${styles.fanPlot}`}>
          <FanPicture points={points} own={own} bounds={bounds} ticks={ticks} />
          {readAt !== null && <span style={{ left: percent(point.at / bounds.until) }} />}
          <ChartCursor
            points={points}
            until={bounds.until}
            readAt={readAt}
            onRead={onRead}
            label={texts.read}
            valueText={fanSentence(read, language)}
            restText={atTheEnd}
          />
        </div>
        <p className={`row ends ${styles.times}`} aria-hidden="true">
          {[0, bounds.until].map((at) => (
            <span key={at}>{formatClock(at)}</span>
          ))}
        </p>
      </div>
      <FanLegend {...read} />
    </div>
  );
}
