import { type ReactNode, useContext } from 'react';
import { Figure } from '../Figure/Figure';
import { UnlessWithheld, WithheldContext } from '../Figure/UnlessWithheld';
import { Tag } from '../Tag/Tag';
import * as styles from './FeedList.module.css';

type FeedFigure = {
  /** The exact number for programs. */
  exact: string;
  text: string;
  /** Drawn as a gain. */
  gain?: boolean;
};

type FeedRowProps = {
  icon: ReactNode;
  /** A number before the title, such as the trade's. */
  number?: string | undefined;
  title: string;
  tag: string;
  /** A row that still changes is marked as such. */
  live: boolean;
  /** A small picture at the end of the first column. */
  line: ReactNode;
  note: string;
  /** Heads of the columns after the first. */
  labels: readonly string[];
  /** One per column after the first; null is drawn as a dash. */
  figures: readonly (FeedFigure | null)[];
  /** What is heard for a dash. */
  missing: string;
  /** What is heard of the row by whoever walks the rows. */
  spoken: string;
};

/** One row. */
export function FeedRow({
  icon,
  number,
  title,
  tag,
  live,
  line,
  note,
  figures,
  missing,
  spoken,
  labels,
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
              <Tag live={live}>{tag}</Tag>
            </p>
            <p className={styles.note}>{note}</p>
          </div>
          {line}
        </div>
      </td>
      {figures.map((figure, column) => (
        <td key={labels[column]} className={styles.figure} data-label={labels[column]}>
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
