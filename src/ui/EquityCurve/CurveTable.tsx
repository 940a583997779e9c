import { Figure } from '../Figure/Figure';
import { type CurvePoint, evenly } from './curveGeometry';
import type { CurveFormat, CurveTexts } from './curveTexts';
import * as styles from './EquityCurve.module.css';

const MAX_ROWS = 12;

type CurveTableProps = { points: readonly CurvePoint[]; texts: CurveTexts; format: CurveFormat };

/** At most twelve points of the curve, in the place of the chart. */
export function CurveTable({ points, texts, format }: CurveTableProps) {
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
              <td>{format.time(at)}</td>
              <td>
                <Figure exact={format.exact(total)}>{format.money(total)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
