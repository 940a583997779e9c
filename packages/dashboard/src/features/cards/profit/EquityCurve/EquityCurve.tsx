import { cents } from '@simulation/engine';
import { useId, useState } from 'react';
import { fill } from '../../../../i18n';
import { useLanguage } from '../../../../store/react/language';
import { useClock } from '../../../../store/react/useClock';
import { Amount } from '../../../shared/Amount';
import { CurvePlot, type CurvePlotProps } from './CurvePlot';
import { type CurvePoint, evenly } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

/**
 * A total over time as a step line, since it changes at trades only. Its points can be read by pointer, touch or
 * keyboard and as a table. It fills its place and never changes its size.
 */
export function EquityCurve(props: CurvePlotProps) {
  const texts = useLanguage().texts.charts;
  const [asTable, setAsTable] = useState(false);
  const captionId = useId();
  const { points } = props;
  const hasTrades = points.length > 1;
  return (
    <div role="group" className={`column remark ${styles.curve}`} aria-labelledby={captionId}>
      <div className={`row label ${styles.head}`}>
        <p id={captionId} className="sr-only" aria-hidden="true">
          {texts.caption}
        </p>
        {hasTrades && (
          <button
            type="button"
            className={`screen-only soft ${styles.button}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? texts.curve : texts.table}
          </button>
        )}
      </div>
      <div className={styles.body}>
        {hasTrades && asTable ? <CurveTable points={points} /> : <CurvePlot {...props} />}
      </div>
    </div>
  );
}

const MAX_ROWS = 12;

/** At most twelve points of the curve, in the place of the chart. */
function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const texts = useLanguage().texts.charts;
  const clock = useClock();
  const isChoice = points.length > MAX_ROWS;
  return (
    <div role="region" className={`cover ${styles.scroller}`} aria-label={texts.caption} tabIndex={0}>
      {isChoice && <p>{fill(texts.choice, { count: String(MAX_ROWS) })}</p>}
      <table aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {evenly(points, MAX_ROWS).map(({ at, total }) => (
            <tr key={at}>
              <th scope="row">{clock(at)}</th>
              <td>
                <Amount cents={cents(total)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
