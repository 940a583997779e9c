import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark/Mark';
import * as styles from './Statistics.module.css';

/** A crop of a longer list may hold a figure and not the word above it. */
const ROWS_OF_ONE_MARK = 2;

/** Figures with their names, one a line; where it is narrow the figure goes beneath its name. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [name: string, figure: ReactNode])[];
}) {
  return (
    <div className={styles.list}>
      <Mark className={styles.listMark} />
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {figures.length > ROWS_OF_ONE_MARK && <Mark className={styles.listMark} />}
    </div>
  );
}
