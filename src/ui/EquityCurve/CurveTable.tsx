import { Figure } from '../Figure/Figure';
import { type CurvePoint, evenly } from './curveGeometry';
import type { CurveFormat, CurveTexts } from './curveTexts';
import * as styles from './EquityCurve.module.css';

const ROWS = 12;

type CurveTableProps = { points: readonly CurvePoint[]; words: CurveTexts; format: CurveFormat };

/** The curve as figures: at most twelve of its points, in the place of the picture. */
export function CurveTable({ points, words, format }: CurveTableProps) {
  return (
    <div role="region" className={styles.scroller} aria-label={words.caption} tabIndex={0}>
      <table className={styles.table} aria-label={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {evenly(points, ROWS).map(({ at, total }) => (
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
