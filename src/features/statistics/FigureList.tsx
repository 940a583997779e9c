import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

type FigureListProps = {
  figures: Readonly<Record<string, ReactNode>>;
  /** Beside each other, each beneath its name. */
  isRow?: boolean;
};

/** Figures by their names, one a line; where it is narrow the figure goes beneath its name. */
export function FigureList({ figures, isRow }: FigureListProps) {
  const entries = Object.entries(figures);
  return (
    <dl className={isRow ? styles.row : styles.figures}>
      {entries.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
