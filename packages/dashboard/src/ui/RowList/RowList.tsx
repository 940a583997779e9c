import { type ReactNode, type RefObject, useId } from 'react';
import * as styles from './RowList.module.css';

/** The list has its full length with this many rows. */
const MOST_ROWS = 10;

type RowListProps = {
  /** Names the table and the region that it scrolls in. */
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  /** Read with the name of the table; empty is not read. */
  description: string;
  /** Headers of the columns: the first, then one per figure. */
  columns: readonly [string, ...string[]];
  /** In the place of rows while there are none. */
  empty: ReactNode;
  footer: ReactNode;
  /** The rows, newest first. */
  children: readonly ReactNode[];
};

/**
 * A scrolling table of the latest rows. It fills the place that the page keeps for it, in whole rows and at most ten.
 * Keys and movement are in `useRowNavigation` and `useSlideIn`.
 */
export function RowList({ label, scroller, description, columns, empty, footer, children }: RowListProps) {
  const id = useId();
  const [first, ...figures] = columns;
  return (
    <div className={`column ${styles.place}`}>
      <div className={styles.list}>
        <div
          ref={scroller}
          role="group"
          data-rows="" // found there by what marks copied rows (`honesty/markCopies.ts`)
          className={`${styles.scroller} ${children.length < MOST_ROWS ? styles.ruled : ''}`}
          aria-label={label}
          tabIndex={0}
        >
          <table
            className={styles.table}
            aria-label={label}
            aria-describedby={description ? `${id}description` : undefined}
          >
            <thead className={`label ${styles.head}`}>
              <tr>
                <th scope="col">{first}</th>
                {figures.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
          <p id={`${id}description`} hidden>
            {description}
          </p>
          {children.length === 0 && <p className={`row soft ${styles.empty}`}>{empty}</p>}
        </div>
        <div className={`cover ${styles.leaving}`} aria-hidden="true">
          <table className={styles.table}>
            <tbody />
          </table>
        </div>
      </div>
      <div className={`remark ${styles.foot}`}>{footer}</div>
    </div>
  );
}
