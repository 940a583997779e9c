import { formatClock } from '../../../format/formatClock';
import { chartsTexts } from '../../../i18n/charts';
import { useLanguage } from '../../../store/react/language';
import { Amount } from '../Amount';
import { type CurvePoint, evenly } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

const MAX_ROWS = 12;

/** At most twelve points of the curve, in the place of the chart. */
export function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const texts = chartsTexts[useLanguage().locale];
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
              <td>{formatClock(at)}</td>
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
