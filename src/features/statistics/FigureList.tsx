import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

/** Figures by their names, one a line; where it is narrow the figure goes beneath its name. */
export function FigureList({ figures }: { figures: Readonly<Record<string, ReactNode>> }) {
  const entries = Object.entries(figures);
  return (
    <div className={styles.list}>
      <dl className={styles.figures}>
        {entries.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
