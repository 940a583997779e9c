import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark/Mark';
import * as styles from './Statistics.module.css';

/** A crop of a longer list may hold a figure and not the word above it. */
const ROWS_OF_ONE_MARK = 2;

/** Figures by their names, one a line; where it is narrow the figure goes beneath its name. */
export function FigureList({ figures }: { figures: Readonly<Record<string, ReactNode>> }) {
  const entries = Object.entries(figures);
  return (
    <div className={styles.list}>
      <Mark className={styles.listMark} />
      <dl className={styles.figures}>
        {entries.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {entries.length > ROWS_OF_ONE_MARK && <Mark className={styles.listMark} />}
    </div>
  );
}
