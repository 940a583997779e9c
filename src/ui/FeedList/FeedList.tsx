import { type ReactNode, type RefObject, useId, useRef } from 'react';
import * as styles from './FeedList.module.css';
import { navigateRows } from './rowNavigation';
import { useSlideIn } from './useSlideIn';

type FeedListProps = {
  /** Names the table and the region it scrolls in. */
  label: string;
  /** The box that the rows scroll in. */
  scroller: RefObject<HTMLDivElement | null>;
  /** How the rows are reached by keyboard. */
  keys: string;
  /** What a screen reader says with the name of the table; empty says nothing. */
  description: string;
  /** Heads of the columns: what it is, then one per figure. */
  columns: readonly [string, ...string[]];
  /** Identity of the row on top; undefined while there is none. */
  newest: number | undefined;
  /** Stands in the reserved place while there is no row. */
  empty: ReactNode;
  /** Rows take their places at once. */
  still: boolean;
  /** Stands under the list, in what is left of its place. */
  foot: ReactNode;
  /** The rows (`FeedRow`), newest first. */
  children: readonly ReactNode[];
};

/**
 * A table of the latest rows that scrolls. It takes the place that is left for it, cut down to whole rows and at most
 * ten. A new row slides in from above by one movement of the whole body, so that no row ever jumps.
 */
export function FeedList({
  label,
  scroller,
  keys,
  description,
  columns,
  newest,
  empty,
  still,
  foot,
  children,
}: FeedListProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const id = useId();
  useSlideIn(body, scroller, newest, still);
  const [head, ...figures] = columns;
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the rows bubble up to it */}
      <div
        ref={scroller}
        role="group"
        className={styles.scroller}
        aria-label={label}
        aria-describedby={`${id}keys`}
        tabIndex={0}
        onKeyDown={navigateRows}
      >
        <table
          className={styles.table}
          aria-label={label}
          aria-describedby={description ? `${id}description` : undefined}
        >
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
          <tbody ref={body} className={styles.body}>
            {children}
          </tbody>
        </table>
        <p id={`${id}keys`} hidden>
          {keys}
        </p>
        <p id={`${id}description`} hidden>
          {description}
        </p>
        {newest === undefined && (
          <div className={styles.blank}>
            <p className={styles.empty}>{empty}</p>
          </div>
        )}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
