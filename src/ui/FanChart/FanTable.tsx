import { evenly } from '../EquityCurve/curveGeometry';
import { Figure } from '../Figure/Figure';
import * as styles from './FanTable.module.css';
import type { FanPoint } from './fanGeometry';
import type { FanFormat } from './fanTexts';

const COLUMNS = ['lowest', 'p5', 'p25', 'median', 'p75', 'p95', 'highest'] as const;

/** One row for every fifth of 61 points. */
const MAX_ROWS = 13;

type FanTableProps = {
  points: readonly FanPoint[];
  /** The accessible name; contains the word "simulated". */
  caption: string;
  /** Headers of the columns. */
  headers: Readonly<Record<'time' | (typeof COLUMNS)[number], string>>;
  format: FanFormat;
};

/** The figures of a fan chart at some of its times. */
export function FanTable({ points, caption, headers, format }: FanTableProps) {
  return (
    <div role="region" className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {(['time', ...COLUMNS] as const).map((column) => (
              <th key={column} scope="col">
                {headers[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {evenly(points, MAX_ROWS).map((point) => (
            <tr key={point.at}>
              <th scope="row">{format.time(point.at)}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Figure exact={format.exact(point[column])}>{format.money(point[column])}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
