import { type ReactNode, useContext } from 'react';
import { Figure } from '../Figure/Figure';
import { UnlessWithheld, WithheldContext } from '../Figure/UnlessWithheld';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import * as styles from './FeedRow.module.css';

type FeedFigure = {
  /** The exact number, for programs. */
  exact: string;
  text: string;
  /** In the color of a gain. */
  gain?: boolean;
};

type FeedRowProps = {
  icon: ReactNode;
  /** A number before the title, such as the trade's. */
  number?: string | undefined;
  title: string;
  status: string;
  /** Whether the status still changes. */
  live: boolean;
  /** A small chart at the end of the first column. */
  chart: ReactNode;
  note: string;
  /** Headers of the columns after the first. */
  columns: readonly string[];
  /** One per column after the first; null is shown as a dash. */
  figures: readonly (FeedFigure | null)[];
  /** Read by screen readers for a dash. */
  missing: string;
  /** The accessible name of the row. */
  spoken: string;
};

export function FeedRow({
  icon,
  number,
  title,
  status,
  live,
  chart,
  note,
  columns,
  figures,
  missing,
  spoken,
}: FeedRowProps) {
  const withheld = useContext(WithheldContext);
  return (
    <tr className={styles.row} tabIndex={-1} aria-label={withheld ? undefined : spoken}>
      <td className={styles.what}>
        <div className={styles.whatInner}>
          {icon}
          <div className={styles.whatText}>
            <p className={styles.title}>
              {number !== undefined && (
                <span className={styles.number}>
                  <UnlessWithheld>{number}</UnlessWithheld>
                </span>
              )}
              <span>{title}</span>
              <StatusBadge live={live}>{status}</StatusBadge>
            </p>
            <p className={styles.note}>{note}</p>
          </div>
          {chart}
        </div>
      </td>
      {figures.map((figure, column) => (
        <td key={columns[column]} className={styles.figure} data-label={columns[column]}>
          {figure === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{missing}</span>
            </>
          ) : (
            <span className={figure.gain ? styles.gain : undefined}>
              <Figure exact={figure.exact}>{figure.text}</Figure>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
