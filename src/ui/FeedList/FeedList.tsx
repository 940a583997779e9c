import { type ReactNode, type RefObject, useId, useRef } from 'react';
import * as styles from './FeedList.module.css';
import { useRowNavigation } from './useRowNavigation';
import { useSlideIn } from './useSlideIn';

/** The list has its full length with this many rows. */
const MOST_ROWS = 10;

type FeedListProps = {
  /** Names the table and the region that it scrolls in. */
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  /** Read with the name of the table; empty is not read. */
  description: string;
  /** Headers of the columns: the first, then one per figure. */
  columns: readonly [string, ...string[]];
  /** Key of the first row; undefined while there is none. */
  newest: number | undefined;
  empty: ReactNode;
  /** Otherwise rows take their places at once. */
  animated: boolean;
  footer: ReactNode;
  /** The rows, newest first. */
  children: readonly ReactNode[];
};

/**
 * A scrolling table of the latest rows. It fills the place that the page keeps for it, in whole rows and at most ten. New
 * rows slide in from above.
 */
export function FeedList({
  label,
  scroller,
  description,
  columns,
  newest,
  empty,
  animated,
  footer,
  children,
}: FeedListProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const leaving = useRef<HTMLTableSectionElement>(null);
  const id = useId();
  const navigation = useRowNavigation(scroller);
  useSlideIn(body, leaving, scroller, newest, animated);
  const [first, ...figures] = columns;
  return (
    <div className={styles.place}>
      <div className={styles.list}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the rows bubble up to it */}
        <div
          ref={scroller}
          role="group"
          className={`${styles.scroller} ${children.length < MOST_ROWS ? styles.ruled : ''}`}
          aria-label={label}
          tabIndex={0}
          {...navigation}
        >
          <table
            className={styles.table}
            aria-label={label}
            aria-describedby={description ? `${id}description` : undefined}
          >
            <thead className={styles.head}>
              <tr>
                <th scope="col">{first}</th>
                {figures.map((column) => (
                  <th key={column} scope="col" className={styles.column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} className={styles.body}>
              {children}
            </tbody>
          </table>
          <p id={`${id}description`} hidden>
            {description}
          </p>
          {newest === undefined && <p className={styles.empty}>{empty}</p>}
        </div>
        <div className={styles.leaving} aria-hidden="true">
          <table className={styles.table}>
            <tbody ref={leaving} className={styles.body} />
          </table>
        </div>
      </div>
      <div className={`remark ${styles.foot}`}>{footer}</div>
    </div>
  );
}
