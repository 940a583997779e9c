import type { ReactNode } from 'react';
import * as styles from './FeedList.module.css';
import { FeedRow, type FeedRowProps } from './FeedRow';
import { useSlideIn } from './useSlideIn';

type FeedListProps = {
  /** Names the table and the region it scrolls in. */
  label: string;
  /** Heads of the columns: what it is, then one per figure. */
  columns: readonly [string, ...string[]];
  /** Newest first. */
  rows: readonly (FeedRowProps & { key: number })[];
  /** Stands in the reserved place while there is no row. */
  empty: ReactNode;
  /** Rows take their places at once. */
  still: boolean;
};

/**
 * A table of the latest rows in a place of fixed height that scrolls. A new row slides in from above by one movement
 * of the whole body, so that no row ever jumps.
 */
export function FeedList({ label, columns, rows, empty, still }: FeedListProps) {
  const body = useSlideIn(rows[0]?.key, still);
  const [head, ...figures] = columns;
  return (
    <div role="group" className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{head}</th>
            {figures.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ key, ...row }) => (
            <FeedRow key={key} {...row} labels={figures} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  );
}
